/** What a player, their phone and the companies do in a crash test, and what they see. */
import { expect, vi } from 'vitest'
import { banking } from '@uwanja/contract/site/banking'
import { bonus } from '@uwanja/contract/site/bonus'
import { CONSTANTS, HISTORY_STATUS } from '@uwanja/contract/wire/constants'
import { protection } from '@uwanja/contract/site/protection'
import { security } from '@uwanja/contract/site/security'
import { jackpot } from '@uwanja/contract/site/jackpot'
import { user } from '@uwanja/contract/site/user'
import { aSettlement, aSlip } from '@uwanja/providers/sports/conformance-slip'
import { deciding } from './office-acts.ts'
import { numberAt, PASSWORD, type CrashPlayer } from './people-testing.ts'
import type { Answered } from './play-out.ts'
import { strangerOf, WAIT, type CrashHouse } from './testing.ts'

/** Far from the numbers of the prepared players. */
const NEWCOMERS = 10_000

const TWICE = { password: PASSWORD, confirmPassword: PASSWORD }

const STATUS = {
  paid: HISTORY_STATUS.success,
  failed: HISTORY_STATUS.error,
  requested: HISTORY_STATUS.processing,
  rejected: HISTORY_STATUS.rejected,
  returned: HISTORY_STATUS.errorWithRollback,
  cancelled: HISTORY_STATUS.canceled,
} as const

type OwnActs = ReturnType<typeof actsOf>
/** `other`: another player, for what is done to two at once. */
export type Acts = OwnActs & { readonly other: OwnActs }

export function acts(house: CrashHouse, player: CrashPlayer): Acts {
  let other: OwnActs | null = null
  return {
    ...actsOf(house, player),
    get other() {
      return (other ??= actsOf(house, house.nextPlayer()))
    },
  }
}

function actsOf(house: CrashHouse, player: CrashPlayer) {
  return {
    ...playing(house, player),
    ...paying(house, player),
    ...atJackpot(house, player),
    ...atSportsbook(house, player),
    ...atSlot(house, player),
    ...registering(house, player),
    ...deciding(house, player),
    ...watching(house, player),
  }
}

function playing(house: CrashHouse, player: CrashPlayer) {
  let known: readonly string[] = []
  const say = (ask: 'bet' | 'win', key: string, major: number, round?: string) =>
    house.game({ ...move(key, major, round), ask })
  const move = (key: string, major: number, round = 'round') => ({
    token: player.gameToken,
    key: `${player.id}-${key}`,
    round: `${player.id}-${round}`,
    gameId: '7001',
    minor: BigInt(major) * 100n,
    currency: 'NGN',
  })
  return {
    remember: (keys: readonly string[]) => void (known = keys),
    remembered: () => known,
    async bet(key: string, major: number, round?: string) {
      // The cases move the clock on by hours: a reminder may stand.
      await house.send(protection.answerReminder, {}, player.token)
      return (await say('bet', key, major, round)).heard
    },
    win: async (key: string, major: number, round?: string) => (await say('win', key, major, round)).heard,
    /** The journal of a win, as the company is told it. */
    async winReference(key: string, major: number) {
      const answer = await say('win', key, major)
      if (answer.heard !== 'ok') throw new Error(`the win was ${answer.heard}`)
      return answer.reference!
    },
    async rollback(key: string, betKey: string, major: number) {
      const { heard } = await house.game({ ...move(key, major), ask: 'rollback', betKey: `${player.id}-${betKey}` })
      return heard
    },
  }
}

function paying(house: CrashHouse, { id, token, number }: CrashPlayer) {
  const prompts = () => house.world<{ id: string }[]>(`/api/phones/${number}/prompts`)
  return {
    deposit: async (amount: number) =>
      (await house.send(banking.registerFastHubPayBillDeposit, { amount }, token))?.status ?? null,
    withdraw: async (amount: number) =>
      (await house.send(banking.registerFastHubWithdraw, { amount }, token))?.status ?? null,
    cancel: async () => (await house.send(banking.rejectWithdrawByUser, {}, token))?.status ?? null,
    choose: async (bonusCode = 'KARIBU100') =>
      (await house.send(bonus.chooseBonus, { bonusCode }, token))?.status ?? null,
    async freeBets() {
      const answer = await house.send(bonus.getBonuses, {}, token)
      return (answer!.data as unknown as { freeBets: { amount: number }[] }).freeBets.map(({ amount }) => amount)
    },
    exclude: async () =>
      (await house.send(protection.excludeSelf, { months: 6, password: PASSWORD }, token))?.status ?? null,
    /** Money comes for nobody who plays here. */
    bringForStranger: async () => ((await house.brought(strangerOf(id), '700.00')) ? 'taken' : 'unknown'),
    /** From the menu of the phone: the network asks, takes, and tells. */
    async payBill(amount: string) {
      const order = { business: CONSTANTS.payBillBusinessNumber, account: number, amount, pin: '1234' }
      expect(await house.world(`/api/phones/${number}/pay-bill`, order)).toMatchObject({ ok: true })
    },
    /** The only prompt on the phone: a second one would be a second deposit. */
    async approvePrompt() {
      await vi.waitFor(async () => expect(await prompts()).toHaveLength(1), WAIT)
      const [prompt] = await prompts()
      await house.world(`/api/phones/${number}/prompts/${prompt!.id}`, { pin: '1234' })
    },
  }
}

const wonOf = (bet: string) => aSettlement(bet, { worth: { open: 0, won: 20_000, cashed: 0, voided: 0 } })
const lostOf = (bet: string) =>
  aSettlement(bet, { revision: 2, outcome: 'lost', legs: [{ leg: 0, r: 0, v: '0', f: '1' }] })

function atSportsbook(house: CrashHouse, { id, token, sports }: CrashPlayer) {
  return {
    /** The one free bet of 50, staked under this key. */
    async freeBet(key: string) {
      const said = { key: `${id}-${key}`, round: `${id}-${key}`, playerId: `${id}`, currency: 'NGN', minor: 5_000n }
      const { heard } = await house.bookmaker.debit({ ...said, ...sports })
      return heard
    },
    /** A bet of 100 at 2.00 that wins: a promotion that everybody here has joined adds a tenth of 100. */
    async boostedWin() {
      const round = `${id}-boosted`
      const common = { round, playerId: `${id}`, currency: 'NGN', minor: 0n }
      const slip = aSlip(round, 10_000n, 'NGN', 1)
      const debit = { ...common, key: `${round}-debit`, minor: 10_000n, token: sports.token, slip }
      // As for any stake: the cases move the clock on.
      await house.send(protection.answerReminder, {}, token)
      expect(await house.bookmaker.debit(debit)).toMatchObject({ heard: 'ok' })
      const win = { ...common, key: `${round}-credit`, minor: 20_000n, settlement: wonOf(round) }
      expect(await house.bookmaker.say([{ ...win, call: 'credit' }])).toMatchObject([{ heard: 'ok' }])
    },
    async boostUndone() {
      const round = `${id}-boosted`
      const common = { round, playerId: `${id}`, currency: 'NGN', minor: 0n, settlement: lostOf(round) }
      const change = { ...common, key: `${round}-undone`, of: `${round}-credit`, call: 'change' } as const
      expect(await house.bookmaker.say([change])).toMatchObject([{ heard: 'ok' }])
    },
  }
}

function atSlot(house: CrashHouse, { id, token, slot }: CrashPlayer) {
  const move = (winnings: 'cash' | 'bonus', key: string, minor: bigint) => ({
    token: `${id} ${slot.token}`,
    key: `${id}-${key}`,
    round: `${id}-spin-${winnings}`,
    gameId: 'en-400',
    minor,
    currency: 'NGN',
    freeSpins: slot[winnings],
  })
  return {
    async freeSpin(winnings: 'cash' | 'bonus', key: string) {
      // As for any stake: the cases move the clock on.
      await house.send(protection.answerReminder, {}, token)
      return (await house.slot({ ask: 'bet', ...move(winnings, key, 0n) })).heard
    },
    winFreeSpin: async (winnings: 'cash' | 'bonus', key: string, major: number) =>
      (await house.slot({ ask: 'win', ...move(winnings, key, BigInt(major) * 100n) })).heard,
    /** How many are left of each. */
    async freeSpins() {
      const answer = await house.send(bonus.getBonuses, {}, token)
      return (answer!.data as unknown as { freeSpins: { left: number }[] }).freeSpins.map(({ left }) => left)
    },
  }
}

function atJackpot(house: CrashHouse, { token, round }: CrashPlayer) {
  const lines = round.matches.map((eventId) => ({
    jackpotId: round.id,
    eventId,
    choiceId: 1,
    canceled: true,
    participant1Score: 1,
    participant2Score: 0,
  }))
  return {
    async buyTicket() {
      // The cases move the clock on by hours: a reminder may stand.
      await house.send(protection.answerReminder, {}, token)
      return (await house.send(jackpot.placeManualJackpotBet, lines, token))?.status ?? null
    },
    async tickets(): Promise<readonly { state: string }[]> {
      const answer = (await house.send(jackpot.getManualJackpotUserBets, {}, token)) as { data: { state: string }[] }
      return answer.data
    },
  }
}

function registering(house: CrashHouse, player: CrashPlayer) {
  const mobileNumber = numberAt(NEWCOMERS + Number(player.id)).slice(3)
  return {
    async register() {
      const form = { username: mobileNumber, mobileNumber, ...TWICE, agreeAll: 1 }
      return (await house.send(security.register, form))?.status ?? null
    },
    async newBalance() {
      const login = { userName: `234${mobileNumber}`, password: PASSWORD, IsMobile: true }
      const answer = (await house.send(security.login, login)) as { data: { token: string } } | null
      return balanceOf(house, answer!.data.token)
    },
  }
}

async function balanceOf(house: CrashHouse, token: string): Promise<number | null> {
  const answer = (await house.send(user.getBalance, {}, token)) as { data: { totalBalance: number } } | null
  return answer?.data.totalBalance ?? null
}

interface Delivery {
  readonly id: string
  readonly msisdn: string
  readonly state: string
}

function watching(house: CrashHouse, { token, number }: CrashPlayer) {
  const balance = () => balanceOf(house, token)
  const phone = async () => (await house.world<{ balance: string }>(`/api/phones/${number}/wallet`)).balance
  const deliveries = () => house.world<Delivery[]>('/api/deliveries')
  const waiting = async () => (await deliveries()).filter(({ state }) => state === 'waiting')
  const states = async (type: string) => {
    const answer = await house.send(user.transactionHistory, { type, status: -1, page: 1 }, token)
    const rows = (answer as { data: { resp: { status: number }[] } } | null)?.data.resp ?? []
    return rows.map((row) => row.status)
  }
  return {
    balance,
    phone,
    isUp: () => house.isUp(),
    phoneIs: async (amount: string) => (await phone()) === amount,
    untilBalance: (major: number) => vi.waitFor(async () => expect(await balance()).toBe(major), WAIT),
    /** Newest first; exactly these payments. */
    untilPayments: (type: 'deposit' | 'withdraw', wanted: readonly (keyof typeof STATUS)[]) =>
      vi.waitFor(async () => expect(await states(type)).toEqual(wanted.map((state) => STATUS[state])), WAIT),
    untilBonuses: (wanted: readonly string[]) =>
      vi.waitFor(async () => {
        const answer = await house.send(bonus.getBonuses, {}, token)
        expect((answer?.data as { bonuses: object[] } | undefined)?.bonuses).toMatchObject(
          wanted.map((state) => ({ state })),
        )
      }, WAIT),
    /** Lets the network's seconds pass until it has happened. */
    untilCompanyActs: (happened: () => Promise<boolean>) =>
      vi.waitFor(async () => {
        house.sandbox.clock.shift(1_000)
        await house.sandbox.idle()
        if (!(await happened())) throw new Error('it has not happened yet')
      }, WAIT),
    /** The company's callback is taken. */
    async callbackArrives(act: () => Promise<void>) {
      const earlier = new Set((await deliveries()).map(({ id }) => id))
      await act()
      await vi.waitFor(async () => {
        await house.sandbox.idle()
        expect((await deliveries()).filter(({ id }) => !earlier.has(id))).not.toEqual([])
        expect(await waiting()).toEqual([])
      }, WAIT)
    },
    /** The company's callback finds the failpoint. Whether its copies were answered; what comes late of an earlier case is not. */
    async callbackKills(act: () => Promise<void>): Promise<Answered> {
      const earlier = new Set((await deliveries()).map(({ id }) => id))
      await act()
      await house.died()
      await house.sandbox.idle()
      const copies = (await deliveries()).filter(({ id, msisdn }) => msisdn === number && !earlier.has(id))
      const answered = copies.filter(({ state }) => state === 'delivered').length
      if (answered === 0) return false
      return answered === copies.length || 'some'
    },
    /** The company tries again what was not answered, until nothing is left. */
    async callbackAgain() {
      await vi.waitFor(async () => {
        if ((await waiting()).length > 0) house.sandbox.clock.shift(60_000)
        await house.sandbox.idle()
        expect(await waiting()).toEqual([])
      }, WAIT)
    },
  }
}
