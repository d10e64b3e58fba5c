/** What two operators do in a crash test, each through the office's own door. */
import { expect, vi } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import type { Approval } from '@uwanja/contract/operators/approvals'
import type { Attention } from '@uwanja/contract/operators/deposits'
import type { OpenWithdrawal } from '@uwanja/contract/operators/withdrawals'
import { type CrashPlayer } from './people-testing.ts'
import { strangerOf, WAIT, type CrashHouse } from './testing.ts'

/** Money that waits for people. */
interface Which {
  readonly kind: 'parked' | 'stray'
  readonly id: string
}

export function deciding(house: CrashHouse, player: CrashPlayer) {
  return {
    ...correcting(house, player),
    ...aboutRounds(house, player),
    ...racing(house, player),
    ...aboutWithdrawals(house, player),
    ...aboutHeld(house, player),
  }
}

function correcting(house: CrashHouse, { id, dormant }: CrashPlayer) {
  const waiting = async (kind: Approval['kind']): Promise<string> => {
    const { approvals } = dataOf<{ approvals: Approval[] }>(await house.office('second', rows.approvals, { kind }))!
    return approvals.find(({ subject, state }) => subject === `player ${id}` && state === 'waiting')!.id
  }
  return {
    /** The same press each time. Null: no answer. */
    async correct(amount: string): Promise<Approval | null> {
      const asked = {
        key: `a-correction-of-${id}`,
        id: `${id}`,
        direction: 'give',
        amount,
        reason: 'goodwill',
      } as const
      return dataOf<Approval>(await house.office('first', rows.askCorrection, asked))
    },
    /** @returns the pending change that waits for the second operator. */
    async askReversal(journal: string): Promise<string> {
      const asked = await house.office('first', rows.askReversal, { id: journal, why: 'the round was void' })
      expect(asked).toMatchObject({ status: 'SUCCESS' })
      const { approvals } = dataOf<{ approvals: Approval[] }>(await house.office('second', rows.approvals, {}))!
      return approvals.find(({ subject }) => subject === `journal ${journal}`)!.id
    },
    /** Held for age, and their deposits asked back. @returns the pending change that waits for the second operator. */
    async askMinorReturn(): Promise<string> {
      const hold = { id: `${id}`, reason: 'age', blocks: 'play', asks: 'a document', dueOn: '2099-01-01' } as const
      expect(await house.office('first', rows.placeHold, hold)).toMatchObject({ status: 'SUCCESS' })
      const asked = await house.office('first', rows.askMinorReturn, { id: `${id}`, why: 'the document says 2011' })
      expect(asked).toMatchObject({ status: 'SUCCESS' })
      const { approvals } = dataOf<{ approvals: Approval[] }>(await house.office('second', rows.approvals, {}))!
      return approvals.find(({ subject }) => subject === `player ${id}`)!.id
    },
    /** Unused for years, and looked for twice. @returns the finding. */
    async lieDormant(): Promise<string> {
      for (const why of ['called, nobody answers', 'wrote, nobody answers'])
        expect(await house.office('first', rows.dormantSearched, { id: dormant, why })).toMatchObject({
          status: 'SUCCESS',
        })
      return dormant
    },
    /** @returns the pending change that waits for the second operator. */
    async askHandOver(found: string): Promise<string> {
      const asked = await house.office('first', rows.askDormantHandOver, { id: found, why: 'nobody was found' })
      expect(asked).toMatchObject({ status: 'SUCCESS' })
      return waiting('dormant-handed-over')
    },
    async askClaim(found: string): Promise<string> {
      const claim = { id: found, by: 'player', reference: '', why: 'came with the phone' } as const
      expect(await house.office('first', rows.askDormantClaim, claim)).toMatchObject({ status: 'SUCCESS' })
      return waiting('dormant-claimed')
    },
    approve: async (which: string) =>
      (await house.office('second', rows.decideApproval, { id: which, decision: 'approve', why: '' }))?.status ?? null,
  }
}

function aboutRounds(house: CrashHouse, { round }: CrashPlayer) {
  return {
    /** @returns the wish that waits for the second operator. */
    async askRoundCancelled(): Promise<string> {
      const asked = { id: String(round.id), why: 'the league is suspended' }
      expect(await house.office('first', rows.askJackpotCancelled, asked)).toMatchObject({ status: 'SUCCESS' })
      const which = { kind: 'jackpot-cancelled' } as const
      const { approvals } = dataOf<{ approvals: Approval[] }>(await house.office('second', rows.approvals, which))!
      return approvals.find(({ subject }) => subject === `jackpot ${String(round.id)}`)!.id
    },
    /** @returns the wish that waits for the second operator. */
    async askRoundReversed(): Promise<string> {
      const asked = { id: round.settled, why: 'the league corrected a result' }
      expect(await house.office('first', rows.askJackpotReversed, asked)).toMatchObject({ status: 'SUCCESS' })
      const which = { kind: 'jackpot-reversed' } as const
      const { approvals } = dataOf<{ approvals: Approval[] }>(await house.office('second', rows.approvals, which))!
      return approvals.find(({ subject }) => subject === `jackpot ${round.settled}`)!.id
    },
    /** Nothing is left to take back: it waits for results again. */
    untilRoundWaits: () =>
      vi.waitFor(async () => {
        const answer = await house.office('first', rows.jackpotRound, { id: round.settled })
        expect(dataOf<{ round: { state: string } }>(answer)!.round.state).toBe('closed')
      }, WAIT),
  }
}

function racing(house: CrashHouse, { race }: CrashPlayer) {
  return {
    /** @returns the pending change that waits for the second operator. */
    async askRace(what: 'settled' | 'reversed'): Promise<string> {
      const row = what === 'settled' ? rows.askCashraceSettled : rows.askCashraceReversed
      const asked = await house.office('first', row, { id: race, why: 'looked at' })
      expect(asked).toMatchObject({ status: 'SUCCESS' })
      const which = { kind: `race-${what}` } as const
      const { approvals } = dataOf<{ approvals: Approval[] }>(await house.office('second', rows.approvals, which))!
      return approvals.find(({ subject, state }) => subject === `race ${race}` && state === 'waiting')!.id
    },
    untilRace: (state: string) =>
      vi.waitFor(async () => {
        const answer = await house.office('second', rows.cashrace, { id: race })
        expect(dataOf<{ race: { state: string } }>(answer)?.race.state).toBe(state)
      }, WAIT),
  }
}

function aboutWithdrawals(house: CrashHouse, { id }: CrashPlayer) {
  return {
    async waitingOrder(): Promise<string> {
      const open = dataOf<{ withdrawals: OpenWithdrawal[] }>(await house.office('first', rows.withdrawals, {}))!
      return open.withdrawals.find(({ playerId, review }) => playerId === `${id}` && review !== null)!.id
    },
    /** What became of each; null: no answer. */
    async decideOrders(ids: readonly string[], decision: 'approve' | 'reject'): Promise<string[] | null> {
      const asked = { ids: [...ids], decision, why: 'looked at' }
      const answer = await house.office('first', rows.decideWithdrawals, asked)
      return dataOf<{ decided: { outcome: string }[] }>(answer)?.decided.map(({ outcome }) => outcome) ?? null
    },
  }
}

function aboutHeld(house: CrashHouse, { id }: CrashPlayer) {
  const queue = async () =>
    dataOf<{ deposits: Attention[] }>(await house.office('first', rows.deposits, {}))?.deposits ?? []
  const mine = async () =>
    (await queue()).filter(({ playerId, number }) => playerId === `${id}` || number === strangerOf(id))
  const which = ({ kind, id: of }: Attention): Which => ({ kind: kind === 'stray' ? kind : 'parked', id: of })
  return {
    /** The one piece of money that waits for people: the player's, or the one that came for a stranger. */
    async parkedMoney() {
      await vi.waitFor(async () => expect(await mine()).toHaveLength(1), WAIT)
      return which((await mine())[0]!)
    },
    untilNothingParked: () => vi.waitFor(async () => expect(await mine()).toEqual([]), WAIT),
    async sendBack(money: Which) {
      const asked = { ...money, reference: `BACK-${money.id}`, why: 'not his' }
      return (await house.office('first', rows.sendBack, asked))?.status ?? null
    },
    async askCredit(money: Which) {
      const asked = { ...money, playerId: `${id}`, why: 'the receipt' }
      expect(await house.office('first', rows.askCredit, asked)).toMatchObject({ status: 'SUCCESS' })
    },
    approveCredit: async (money: Which) =>
      (await house.office('second', rows.decideCredit, { ...money, decision: 'approve' }))?.status ?? null,
  }
}

const dataOf = <T>(answer: { readonly data?: unknown } | null): T | null => (answer?.data as T | undefined) ?? null
