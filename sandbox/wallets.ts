/** The mobile wallets: each number has one, with a start balance and the movements since. */
import { decimalText, parseAmount } from '@uwanja/contract/wire/amounts'
import type { Books } from '@uwanja/runtime/books'
import type { Clock } from '@uwanja/runtime/clock'
import { shownMovements, type Moved, type Movement } from './movements.ts'
import { currencyOf } from './numbers.ts'
import { WALLET_START } from '@uwanja/contract/world/constants'

interface MovementRow extends Moved {
  readonly msisdn: string
}

export interface Wallet {
  readonly balance: string
  readonly currency: string
  /** Newest first. */
  readonly movements: readonly Movement[]
}

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
        movements: shownMovements(wallet?.rows ?? []),
      }
    },
    numbers: () => [...wallets.keys()],
  }
}
export type Wallets = ReturnType<typeof openWallets>
