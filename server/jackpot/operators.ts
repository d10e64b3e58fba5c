/** The office's side of the jackpot: rule sets, rounds, results, and what two people decide. */
import type { AuditAction } from '@uwanja/contract/operators/audit'
import { createHash } from 'node:crypto'
import { decimalText, parseLimit } from '@uwanja/contract/wire/amounts'
import type { officeJackpots } from '@uwanja/contract/operators/jackpots'
import { matchesOf as matchesOfType } from '@uwanja/contract/site/jackpot'
import type { Tx } from '@uwanja/database/sql'
import { refuse } from '../runtime/refuse.ts'
import { askApproval, detail, type ApprovalActions, type Approved } from '../operators/approvals.ts'
import { recordAudit } from '../operators/audit-store.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import type { Operator, OperatorDeps } from '../operators/deps.ts'
import { dropCodes } from './code-store.ts'
import type { Worked } from './outcome.ts'
import { openPools } from './pool.ts'
import { insertRound, insertRule, publish, putMatches, ruleSets } from './round-store.ts'
import { prizeText, storedRule } from './rules.ts'
import { setMatch } from './results.ts'
import { suggestionsOf, takeSuggestions, type AskBook } from './suggestions.ts'
import { paidPayouts } from './payout-store.ts'
import { reversalOf, reverseRound } from './reverse.ts'
import { cancelRound, dryRun, settleRound, type SettleDeps } from './settle.ts'
import { outcomeShown, shownForOffice, shownMatch } from './shown.ts'
import { allRounds, lockRound, matchesByRound, matchesOf, roundById, type Round } from './store.ts'

const MOST_ROUNDS = 100
const MOST_PRIZES = 500

export type JackpotOperatorDeps = OperatorDeps & Pick<SettleDeps, 'money'>

const found = async (tx: Tx, id: string): Promise<Round> =>
  (await lockRound(tx, BigInt(id), 'update')) ?? refuse('NOT_FOUND')
const inState = (round: Round, state: Round['state']): Round =>
  round.state === state ? round : refuse('NO_LONGER_OPEN')

/** What two people agree on: the same outcome has the same print. */
const printOf = ({ outcome, prizes }: Worked): string =>
  createHash('sha256')
    .update(JSON.stringify([outcome, prizes.map(({ ticketId, minor }) => [`${ticketId}`, `${minor}`])]))
    .digest('hex')

type Jackpots = Pick<OfficeHandlers, keyof typeof officeJackpots>

/** Rounds as the office reads them, with what they owe now. */
function openReading({ db }: JackpotOperatorDeps) {
  const pools = openPools()
  return async (rounds: readonly Round[]) => {
    const worth = await pools.of(db, rounds)
    const ids = rounds.map(({ id }) => id)
    const matches = await matchesByRound(db, ids)
    return rounds.map((round) => shownForOffice(round, matches.get(round.id)!, worth.get(round.id)!))
  }
}

function reading(deps: JackpotOperatorDeps) {
  const { db } = deps
  const shown = openReading(deps)
  return {
    jackpots: async () => ({ rounds: await shown(await allRounds(db, MOST_ROUNDS)) }),
    async jackpotRound({ id }) {
      const round = (await roundById(db, BigInt(id))) ?? refuse('NOT_FOUND')
      const [nowMs, matches] = [await houseMs(deps), await matchesOf(db, round.id)]
      return { round: (await shown([round]))[0]!, matches: matches.map((match) => shownMatch(match, nowMs)) }
    },
    async jackpotRules() {
      const rules = (await ruleSets(db)).map((one) => ({ ...one, id: String(one.id), prizes: prizeText(one.rule) }))
      return { rules }
    },
    async jackpotDryRun({ id }) {
      const round = (await roundById(db, BigInt(id))) ?? refuse('NOT_FOUND')
      const { outcome, prizes } = await dryRun(db, round)
      const first = prizes.slice(0, MOST_PRIZES)
      return {
        outcome: outcomeShown(outcome),
        prizes: first.map(({ ticketId, right, minor }) => ({
          ticket: String(ticketId),
          right,
          amount: decimalText(minor),
        })),
      }
    },
    async jackpotReversal({ id }) {
      const round = (await roundById(db, BigInt(id))) ?? refuse('NOT_FOUND')
      const { prizes, minor } = await reversalOf(db, round)
      const first = await paidPayouts(db, round.id, 0n, MOST_PRIZES)
      return {
        prizes,
        sum: decimalText(minor),
        pool: decimalText(BigInt(round.outcome!.paidFromPool)),
        first: first.map((one) => ({ ticket: String(one.ticketId), amount: decimalText(one.minor) })),
      }
    },
  } satisfies Partial<Jackpots>
}

function making({ db, jurisdiction }: JackpotOperatorDeps) {
  return {
    async keepJackpotRule({ name, typeId, rule: raw }, { operator: by }) {
      const { success, data: rule } = storedRule.safeParse(raw)
      if (!success || rule.matches !== matchesOfType(typeId)) refuse('INCORRECT_PARAMETER_VALUE', { field: 'rule' })
      await db.transaction(async (tx) => {
        await insertRule(tx, { name, typeId, rule: rule! }, by.id)
        await recordAudit(tx, { by, action: 'jackpot.rule', subject: `jackpot-rule ${name}`, why: '', after: rule! })
      })
      return null
    },
    async makeJackpot({ ruleId, name, price, guarantee, rolledFrom }, { operator: by }) {
      const { currency } = jurisdiction
      const set = (await ruleSets(db)).find(({ id }) => String(id) === ruleId) ?? refuse('NOT_FOUND')
      const [priceMinor, guaranteeMinor] = [price, guarantee].map((one) => parseLimit(one, currency)!.minor)
      const round = {
        ruleId: set.id,
        name,
        currency,
        priceMinor: priceMinor!,
        guaranteeMinor: guaranteeMinor!,
        rolledFrom: rolledFrom === '' ? null : BigInt(rolledFrom),
      }
      const id = await db.transaction(async (tx) => {
        // While it is looked at what the earlier round left, that one is not taken back.
        if (round.rolledFrom !== null) await lockRound(tx, round.rolledFrom, 'update')
        const made = await insertRound(tx, round, by.id)
        if (made === null) return refuse('INCORRECT_PARAMETER_VALUE', { field: 'rolledFrom' })
        await recordAudit(tx, { by, action: 'jackpot.made', subject: `jackpot ${made}`, why: '', after: { name } })
        return made
      })
      return { id: String(id) }
    },
    async putJackpotMatches({ id, matches }, { operator: by }) {
      await db.transaction(async (tx) => {
        inState(await found(tx, id), 'draft')
        const put = matches.map((one) => ({ ...one, startsAt: new Date(one.startsAt) }))
        await putMatches(tx, BigInt(id), put)
        const after = { matches: matches.length }
        await recordAudit(tx, { by, action: 'jackpot.matches', subject: `jackpot ${id}`, why: '', after })
      })
      return null
    },
    async publishJackpot({ id }, { operator: by }) {
      await db.transaction(async (tx) => {
        const { rule } = inState(await found(tx, id), 'draft')
        const matches = await matchesOf(tx, BigInt(id))
        const reserves = matches.filter(({ isReserve }) => isReserve).length
        const isWhole = matches.length - reserves === rule.matches && reserves === rule.reserves
        if (!isWhole || !(await publish(tx, BigInt(id)))) refuse('INCORRECT_PARAMETER_VALUE', { field: 'matches' })
        await recordAudit(tx, { by, action: 'jackpot.published', subject: `jackpot ${id}`, why: '' })
      })
      return null
    },
  } satisfies Partial<Jackpots>
}

function deciding({ db }: JackpotOperatorDeps) {
  return {
    async setJackpotMatch(asked, { operator: by }) {
      await db.transaction((tx) => setMatch(tx, asked, by))
      return null
    },
    async askJackpotSettled({ id, why }, { operator: by }) {
      await db.transaction(async (tx) => {
        const worked = await dryRun(tx, await found(tx, id))
        const { pool, paidFromPool, returned, rolls } = outcomeShown(worked.outcome)
        const sums = { pool, paidFromPool, returned, rolls, winners: String(worked.prizes.length) }
        const details = { id, print: printOf(worked), ...sums }
        await askApproval(tx, by, { kind: 'jackpot-settled', subject: `jackpot ${id}`, details, why })
      })
      return { waits: true, first: null }
    },
    async askJackpotReversed({ id, why }, { operator: by }) {
      await db.transaction(async (tx) => {
        const { run, prizes, minor } = await reversalOf(tx, await found(tx, id))
        const details = { id, run: String(run), winners: String(prizes), sum: decimalText(minor) }
        await askApproval(tx, by, { kind: 'jackpot-reversed', subject: `jackpot ${id}`, details, why })
      })
      return { waits: true, first: null }
    },
    async askJackpotCancelled({ id, why }, { operator: by }) {
      await db.transaction(async (tx) => {
        inState(await found(tx, id), 'open')
        await askApproval(tx, by, { kind: 'jackpot-cancelled', subject: `jackpot ${id}`, details: { id }, why })
      })
      return { waits: true, first: null }
    },
  } satisfies Partial<Jackpots>
}

/** What the book says of the matches; no request leaves inside a transaction. */
function suggesting(deps: JackpotOperatorDeps, ask: AskBook) {
  const { db } = deps
  async function said(id: string, by: Operator) {
    const round = (await roundById(db, BigInt(id))) ?? refuse('NOT_FOUND')
    return suggestionsOf(round, await matchesOf(db, round.id), { ask, by, nowMs: await houseMs(deps) })
  }
  return {
    jackpotSuggestions: async ({ id }, { operator: by }) => ({ suggestions: await said(id, by) }),
    async takeJackpotSuggestions(asked, { operator: by }) {
      await takeSuggestions(db, asked, { said: await said(asked.id, by), by })
      return null
    },
  } satisfies Partial<Jackpots>
}

export const jackpotOperators = (deps: JackpotOperatorDeps, ask: AskBook): Jackpots => ({
  ...reading(deps),
  ...making(deps),
  ...deciding(deps),
  ...suggesting(deps, ask),
})

async function houseMs({ db }: Pick<JackpotOperatorDeps, 'db'>): Promise<number> {
  const [row] = await db.sql<{ now: Date }>`select house_now() as now`
  return row!.now.getTime()
}

export function jackpotActions(
  deps: JackpotOperatorDeps,
): Pick<ApprovalActions, 'jackpot-settled' | 'jackpot-cancelled' | 'jackpot-reversed'> {
  const noted = (tx: Tx, by: Operator, change: Approved, action: AuditAction, before: object | null = null) => {
    const subject = `jackpot ${detail(change, 'id')}`
    const was = before === null ? {} : { before }
    return recordAudit(tx, { by, action, subject, why: change.why, ...was, after: change.details })
  }
  return {
    async 'jackpot-settled'(tx, by, change) {
      const print = detail(change, 'print')
      await settleRound(deps, tx, BigInt(detail(change, 'id')), (worked) => printOf(worked) === print)
      await noted(tx, by, change, 'jackpot.settled')
    },
    async 'jackpot-reversed'(tx, by, change) {
      const id = BigInt(detail(change, 'id'))
      const was = (await lockRound(tx, id, 'update'))?.outcome ?? null
      await reverseRound(deps, tx, id, detail(change, 'run'))
      await noted(tx, by, change, 'jackpot.reversed', was)
    },
    async 'jackpot-cancelled'(tx, by, change) {
      const round = inState(await found(tx, detail(change, 'id')), 'open')
      await dropCodes(tx, round.id)
      await cancelRound(deps, tx, round)
      await noted(tx, by, change, 'jackpot.cancelled')
    },
  }
}
