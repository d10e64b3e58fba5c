/** Temporary bank accounts: each takes one transfer, of any amount; one that comes after its time is late, not lost. */
import { createHash } from 'node:crypto'
import { decimalText, parseAmount } from '@uwanja/contract/wire/amounts'
import type { TransferIn } from '@uwanja/providers/world-banks'
import { BANKS } from './bank-table.ts'
import type { Books } from '@uwanja/runtime/books'
import type { Clock } from '@uwanja/runtime/clock'

interface TemporaryRow {
  readonly id: string
  readonly bank: string
  readonly account: string
  readonly amount: string
  readonly currency: string
  readonly payee: string
  readonly openedMs: number
  readonly expiresMs: number
  readonly came: TransferIn | null
}

export interface ShownTemporary {
  readonly bank: string
  readonly bankName: string
  readonly account: string
  readonly amount: string
  readonly currency: string
  readonly payee: string
  readonly state: 'open' | 'expired' | 'paid'
  readonly expiresAt: string
}

/** `closed`: it took its one transfer before. */
export type TransferEnd =
  | { readonly ok: true; readonly reference: string; readonly was: 'exact' | 'under' | 'over'; readonly late: boolean }
  | { readonly ok: false; readonly reason: 'unknown-account' | 'closed' }

const SHOWN = 50
/** Temporary accounts stand at these banks; ordinary ones never begin with 99. */
const HOSTS = ['035', '232']

export function openTemporaryAccounts({ books, clock }: { books: Books; clock: Clock }) {
  const book = books.book<TemporaryRow>('temporary-accounts')
  const byAccount = new Map<string, string>()
  const waiting = new Map<string, (transfer: TransferIn) => void>()
  const file = (row: TemporaryRow) => byAccount.set(`${row.bank} ${row.account}`, row.id)
  for (const row of book.all()) file(row)

  const stateOf = (row: TemporaryRow) => (row.came ? 'paid' : clock.now() >= row.expiresMs ? 'expired' : 'open')

  return {
    open(
      id: string,
      asked: { amount: string; currency: string; payee: string; lastsMs: number },
      came: (transfer: TransferIn) => void,
    ) {
      let row = book.get(id)
      if (!row) {
        const { lastsMs, ...rest } = asked
        const openedMs = clock.now()
        row = { id, ...freeNumber(id, byAccount), ...rest, openedMs, expiresMs: openedMs + lastsMs, came: null }
        book.put(row)
        file(row)
      }
      if (row.came) came(row.came)
      else waiting.set(id, came)
      return { bankName: nameOf(row.bank), number: row.account, expiresMs: row.expiresMs }
    },
    is: (bank: string, account: string) => byAccount.has(`${bank} ${account}`),
    /** A transfer from anybody. The bank takes any amount, also after the account's time: the payee has to cope. */
    pay(bank: string, account: string, transfer: { amount: string; from: string }): TransferEnd {
      const id = byAccount.get(`${bank} ${account}`)
      const row = id === undefined ? undefined : book.get(id)
      const amount = parseAmount(transfer.amount, 'NGN')
      const asked = row && parseAmount(row.amount, 'NGN')
      if (!row || !amount || !asked) return { ok: false, reason: 'unknown-account' }
      if (row.came) return { ok: false, reason: 'closed' }
      const late = stateOf(row) === 'expired'
      const reference = `NIP${createHash('sha256').update(row.id).digest('hex').slice(0, 12).toUpperCase()}`
      const came = { amount: decimalText(amount.minor), reference, from: transfer.from }
      book.put({ ...row, came })
      waiting.get(row.id)?.(came)
      waiting.delete(row.id)
      const was = amount.minor === asked.minor ? 'exact' : amount.minor < asked.minor ? 'under' : 'over'
      return { ok: true, reference, was, late }
    },
    /** Newest first. */
    list: (): ShownTemporary[] =>
      book
        .all()
        .slice(-SHOWN)
        .reverse()
        .map((row) => ({
          bank: row.bank,
          bankName: nameOf(row.bank),
          account: row.account,
          amount: row.amount,
          currency: row.currency,
          payee: row.payee,
          state: stateOf(row),
          expiresAt: new Date(row.expiresMs).toISOString(),
        })),
  }
}
const nameOf = (code: string): string => BANKS.find((bank) => bank.code === code)?.name ?? code

/** Eight digits from the key; the rare second with the same takes the next free one. */
function freeNumber(id: string, taken: ReadonlyMap<string, string>): { bank: string; account: string } {
  const hash = createHash('sha256').update(id).digest()
  const bank = HOSTS[hash[8]! % HOSTS.length]!
  for (let digits = hash.readUInt32BE(0) % 100_000_000; ; digits = (digits + 1) % 100_000_000) {
    const account = `99${String(digits).padStart(8, '0')}`
    if (!taken.has(`${bank} ${account}`)) return { bank, account }
  }
}

export type TemporaryAccounts = ReturnType<typeof openTemporaryAccounts>
