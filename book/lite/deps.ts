/** What the light pages are given: the same lists, bets, values and codes that the calls of the book answer from. */
import type { Db } from '@uwanja/database/sql'
import type { Loaded } from '@uwanja/contract/book/codes'
import type { Wallet } from '@uwanja/contract/book/mine'
import type { Bets } from '../bets/engine.ts'
import type { CashOut } from '../cash-out/cash-out.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CodedSlip } from '@uwanja/contract/book/codes'
import type { Lists } from '../read/lists.ts'
import type { BookSession } from '../sessions/sessions.ts'
import type { LiteTexts } from './page.ts'
import type { Visit } from './store.ts'

export interface LiteDeps {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly lists: Lists
  readonly bets: Pick<Bets, 'quote' | 'place'>
  readonly standing: {
    readonly cashOut: Pick<CashOut, 'values' | 'tap' | 'tapped' | 'auto'>
    stakeBack(player: bigint, bet: string): Promise<{ readonly stake: number; readonly leftToday: number }>
    rebet(player: bigint, bet: string): Promise<Loaded>
    takeOffer(player: bigint, bet: string): Promise<void>
  }
  /** Refused: their session has ended, or their wallet is silent. */
  wallet(session: BookSession): Promise<Wallet>
  readonly codes: {
    make(slip: CodedSlip, ip: string): Promise<{ readonly code: string; readonly endsAt: string }>
    load(typed: string, ip: string): Promise<{ readonly slip: Loaded }>
  }
  readonly sessions: {
    sessionOf(bearer: string): Promise<BookSession | null>
    sessionAt(hash: Buffer): Promise<BookSession | null>
  }
  readonly now: () => number
  readonly onFault: (error: unknown) => void
  /** Origins of the pages that frame it. */
  readonly framedBy: readonly string[]
}

/** Whoever looks at a page: their visit, and their session while it lives. */
export interface Asker {
  readonly deps: LiteDeps
  readonly said: LiteTexts
  readonly visit: Visit
  readonly session: BookSession | null
  readonly ip: string
}

/** Values of an address or of a form; given twice, the first counts. */
export type Values = Readonly<Record<string, string>>
