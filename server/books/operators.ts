/** The calls about the books, and the proof's light. Reading only. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { officeMoney } from '@uwanja/contract/operators/money'
import type { Money } from '@uwanja/money'
import { refuse } from '../runtime/refuse.ts'
import { askApproval } from '../operators/approvals.ts'
import { kindsOf, toApproval } from '../operators/approval-handlers.ts'
import { askCorrection } from './correction-rules.ts'
import { clockOffS, MOST_OFF_S } from '../db/observed.ts'
import { waitingApprovals } from '../operators/approvals-store.ts'
import { causeOf } from './operators-store.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import type { BookDeps } from './deps.ts'
import { reversible } from './reversal-rules.ts'

const JOURNALS_A_PAGE = 50
/** Journals that one page looks at: some tens of milliseconds. */
const STRETCH = 20_000n
const MOST_BEHIND = 1_000
/** The readers' rounds are a second or two apart: who has not read a journal for so long stands still. */
const LATE_S = 60

type AccountRow = Awaited<ReturnType<Money['browse']['houseAccounts']>>[number]

const idOf = (id: bigint | null): string => (id === null ? '' : String(id))

const toAccount = ({ id, name, playerId, currency, minor }: AccountRow) => ({
  id: String(id),
  name,
  playerId: idOf(playerId),
  currency,
  balance: decimalText(minor),
})

const toJournal = <J extends { id: bigint; at: Date; source: string; kind: string; key: string; currency: string }>(
  journal: J & { readonly playerId: bigint | null },
) => ({
  id: String(journal.id),
  at: journal.at.toISOString(),
  source: journal.source,
  kind: journal.kind,
  key: journal.key,
  currency: journal.currency,
  playerId: idOf(journal.playerId),
})

/** One line for each company and reason: the reference that a complaint may be about stands on the page of companies. */
function complaintsOf(all: readonly Complaint[]) {
  const known = new Map<string, { company: string; what: string; since: Date; lastAt: Date }>()
  for (const { company, what, firstAt, lastAt } of all) {
    const found = known.get(`${company} ${what}`) ?? { company, what, since: firstAt, lastAt }
    if (firstAt < found.since) found.since = firstAt
    if (lastAt > found.lastAt) found.lastAt = lastAt
    known.set(`${company} ${what}`, found)
  }
  return [...known.values()].map(({ since, lastAt, ...one }) => ({
    ...one,
    since: since.toISOString(),
    lastAt: lastAt.toISOString(),
  }))
}

interface Complaint {
  readonly company: string
  readonly what: string
  readonly firstAt: Date
  readonly lastAt: Date
}

/** What waits for people in the features: each counts its own. */
export interface Waiting {
  complaints(): Promise<readonly Complaint[]>
  withdrawals(): Promise<number>
  deposits(): Promise<number>
  rollbacks(): Promise<number>
  pictures(): Promise<number>
  messages(): Promise<number>
}

type LitDeps = BookDeps & { readonly waiting: Waiting }

function lightHandler({ db, money, wallMs, waiting }: LitDeps): Pick<OfficeHandlers, 'light'> {
  const { browse, readers } = money
  return {
    async light(_nothing, { operator }) {
      const { findings, behind, lastFinding } = await browse.proofState(db)
      const late = (await readers.lag(db, MOST_BEHIND)).filter(({ oldestS }) => oldestS > LATE_S)
      const epoch = await readers.epoch(db)
      const offS = await clockOffS(db, wallMs)
      return {
        isGreen: findings === 0 && late.length === 0,
        late: late.map(({ name, ...rest }) => ({ reader: name, ...rest })),
        heldBy: late.length === 0 ? null : await readers.heldBy(db),
        epoch: epoch === null || epoch.number === 1 ? null : { number: epoch.number, at: epoch.at.toISOString() },
        findings,
        behind,
        lastFinding: lastFinding && { at: lastFinding.at.toISOString(), what: lastFinding.what },
        clockOffS: Math.abs(offS) > MOST_OFF_S ? Math.round(offS) : null,
        complaints: complaintsOf(await waiting.complaints()),
        approvals: await waitingApprovals(db, kindsOf(operator.role)),
        withdrawals: await waiting.withdrawals(),
        deposits: await waiting.deposits(),
        rollbacks: await waiting.rollbacks(),
        pictures: await waiting.pictures(),
        messages: await waiting.messages(),
      }
    },
  }
}

export function bookHandlers(
  deps: LitDeps,
): Pick<OfficeHandlers, keyof typeof officeMoney | 'askCorrection' | 'askReversal'> {
  const { db, money } = deps
  const { browse } = money
  return {
    async accounts({ playerId }) {
      const rows = playerId ? await browse.playerAccounts(db, BigInt(playerId)) : await browse.houseAccounts(db)
      return { accounts: rows.map(toAccount) }
    },
    async journals({ accountId, before }) {
      const account = (await browse.account(db, BigInt(accountId))) ?? refuse('NOT_FOUND')
      const from = before ? BigInt(before) : null
      const { rows, next } = await browse.journalsOf(db, {
        account,
        before: from,
        limit: JOURNALS_A_PAGE,
        stretch: STRETCH,
      })
      return {
        account: toAccount(account),
        journals: rows.map((row) => ({ ...toJournal(row), amount: decimalText(row.minor) })),
        next: next === null ? null : String(next),
      }
    },
    async journal({ id }) {
      const journal = (await browse.journal(db, BigInt(id))) ?? refuse('NOT_FOUND')
      const cause = await causeOf(db, journal.key)
      return {
        ...toJournal(journal),
        round: journal.round ?? '',
        reverses: idOf(journal.reverses),
        reversedBy: idOf(journal.reversedBy),
        details: { ...journal.details },
        postings: journal.postings.map(({ from, to, minor }) => ({
          from: toAccount(from),
          to: toAccount(to),
          amount: decimalText(minor),
        })),
        cause: cause && { ...cause, id: String(cause.id) },
      }
    },
    async askCorrection({ id, ...asked }, { operator }) {
      return toApproval(await askCorrection(deps, operator, { ...asked, playerId: BigInt(id) }), operator)
    },
    async askReversal({ id, why }, { operator }) {
      await db.transaction(async (tx) => {
        const journal = await reversible(deps, tx, BigInt(id))
        const details = { journal: id, player: String(journal.playerId), key: journal.key }
        await askApproval(tx, operator, { kind: 'reversal', subject: `journal ${id}`, details, why })
      })
      return { waits: true, first: null }
    },
    ...lightHandler(deps),
  }
}
