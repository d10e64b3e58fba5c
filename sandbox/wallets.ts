/** The mobile wallets: each number has one, with a start balance and the movements since. */
import { decimalText, parseAmount } from '@uwanja/contract/amounts'
import type { Books } from './books.ts'
import type { Clock } from './clock.ts'
import { currencyOf } from './numbers.ts'
import { WALLET_START } from './sentinels.ts'

interface MovementRow {
  /** The obligation that it answers: the same one never moves money twice, whatever is killed in between. */
  readonly id: string
  readonly msisdn: string
  readonly atMs: number
  readonly kind: 'in' | 'out'
  /** Decimal text, always above zero; `kind` says which way. */
  readonly amount: string
  readonly party: string
  readonly reference: string
}

export interface Movement {
  readonly id: string
  readonly at: string
  readonly kind: 'in' | 'out'
  readonly amount: string
  readonly party: string
  readonly reference: string
}

export interface Wallet {
  readonly balance: string
  readonly currency: string
  /** Newest first. */
  readonly movements: readonly Movement[]
}

const SHOWN = 200

export type MoveEnd = 'moved' | 'insufficient' | 'impossible'

export function openWallets({ books, clock }: { books: Books; clock: Clock }) {
  const book = books.book<MovementRow>('wallets')
  const wallets = new Map<string, { minor: bigint; rows: MovementRow[] }>()
  const at = (msisdn: string) => {
    const known = wallets.get(msisdn) ?? { minor: parseAmount(WALLET_START, 'NGN')!.minor, rows: [] }
    wallets.set(msisdn, known)
    return known
  }
  const file = (row: MovementRow) => {
    const wallet = at(row.msisdn)
    const minor = parseAmount(row.amount, 'NGN')?.minor ?? 0n
    wallet.minor += row.kind === 'in' ? minor : -minor
    wallet.rows.push(row)
  }
  for (const row of book.all()) file(row)

  return {
    /** Moves once for each id. `impossible`: no such number, another currency, or not an amount. */
    move(movement: Omit<MovementRow, 'atMs'> & { readonly currency: string }): MoveEnd {
      if (book.get(movement.id)) return 'moved'
      const { currency, ...rest } = movement
      const amount = parseAmount(movement.amount, 'NGN')
      if (!amount || currencyOf(movement.msisdn) !== currency) return 'impossible'
      if (movement.kind === 'out' && at(movement.msisdn).minor < amount.minor) return 'insufficient'
      const row: MovementRow = { ...rest, amount: decimalText(amount.minor), atMs: clock.now() }
      book.put(row)
      file(row)
      return 'moved'
    },
    /** What the phone's owner sees. Every number of the two countries has a wallet, touched or not. */
    show(msisdn: string): Wallet {
      const wallet = wallets.get(msisdn)
      return {
        balance: wallet ? decimalText(wallet.minor) : WALLET_START,
        currency: currencyOf(msisdn) ?? '',
        movements: (wallet?.rows ?? [])
          .slice(-SHOWN)
          .reverse()
          .map(({ id, atMs, kind, amount, party, reference }) => ({
            id,
            at: new Date(atMs).toISOString(),
            kind,
            amount,
            party,
            reference,
          })),
      }
    },
    numbers: () => [...wallets.keys()],
  }
}
export type Wallets = ReturnType<typeof openWallets>
