/** Ordinary bank accounts: every ten digits are one at every bank, with an owner's name, a start balance and movements. */
import { createHash } from 'node:crypto'
import { decimalText, parseAmount } from '@uwanja/contract/wire/amounts'
import { bankOf } from './bank-table.ts'
import type { Books } from '@uwanja/runtime/books'
import type { Clock } from '@uwanja/runtime/clock'
import { shownMovements, type Moved, type Movement } from './movements.ts'
import { WALLET_START } from '@uwanja/contract/world/constants'
import { testOutcomeOf } from './magic-values.ts'
import type { MoveEnd } from './wallets.ts'

interface MovementRow extends Moved {
  readonly bank: string
  readonly account: string
}

export interface BankAccount {
  readonly bank: string
  readonly bankName: string
  readonly account: string
  readonly name: string
  readonly balance: string
  readonly currency: string
  /** Newest first. */
  readonly movements: readonly Movement[]
}

const FIRST_NAMES = ['Amina', 'Bola', 'Chidi', 'Emeka', 'Fatima', 'Grace', 'Halima', 'Ibrahim', 'Ngozi', 'Tunde']
const LAST_NAMES = ['Adeyemi', 'Balogun', 'Danjuma', 'Eze', 'Mohammed', 'Nwosu', 'Obi', 'Okafor', 'Sani', 'Yusuf']

/** The same digits at the same bank are always the same person's. */
export function ownerName(bank: string, account: string): string | null {
  if (
    !bankOf(bank) ||
    !/^\d{10}$/.test(account) ||
    testOutcomeOf({ msisdn: account, lookUp: 'account' }) === 'no-account'
  )
    return null
  const hash = createHash('sha256').update(`${bank} ${account}`).digest()
  return `${FIRST_NAMES[hash[0]! % 10]} ${LAST_NAMES[hash[1]! % 10]}`.toUpperCase()
}

/** The account that a phone's owner has at each bank: the number's last ten digits. */
export const accountOfNumber = (msisdn: string): string => msisdn.slice(-10)

export function openBankAccounts({ books, clock }: { books: Books; clock: Clock }) {
  const book = books.book<MovementRow>('bank-accounts')
  const accounts = new Map<string, { minor: bigint; rows: MovementRow[] }>()
  const at = (bank: string, account: string) => {
    const key = `${bank} ${account}`
    const known = accounts.get(key) ?? { minor: parseAmount(WALLET_START, 'NGN')!.minor, rows: [] }
    accounts.set(key, known)
    return known
  }
  const file = (row: MovementRow) => {
    const known = at(row.bank, row.account)
    const minor = parseAmount(row.amount, 'NGN')?.minor ?? 0n
    known.minor += row.kind === 'in' ? minor : -minor
    known.rows.push(row)
  }
  for (const row of book.all()) file(row)

  return {
    /** Moves once for each id. `impossible`: no such account, another currency, or not an amount. */
    move({ currency, ...movement }: Omit<MovementRow, 'atMs'> & { readonly currency: string }): MoveEnd {
      if (book.get(movement.id)) return 'moved'
      const { bank, account, kind } = movement
      const amount = parseAmount(movement.amount, 'NGN')
      if (!amount || bankOf(bank)?.currency !== currency || !ownerName(bank, account)) return 'impossible'
      if (kind === 'out' && at(bank, account).minor < amount.minor) return 'insufficient'
      const row: MovementRow = { ...movement, amount: decimalText(amount.minor), atMs: clock.now() }
      book.put(row)
      file(row)
      return 'moved'
    },
    show(bankCode: string, account: string): BankAccount | null {
      const bank = bankOf(bankCode)
      const name = ownerName(bankCode, account)
      if (!bank || !name) return null
      const known = accounts.get(`${bankCode} ${account}`)
      return {
        bank: bank.code,
        bankName: bank.name,
        account,
        name,
        balance: known ? decimalText(known.minor) : WALLET_START,
        currency: bank.currency,
        movements: shownMovements(known?.rows ?? []),
      }
    },
  }
}
export type BankAccounts = ReturnType<typeof openBankAccounts>
