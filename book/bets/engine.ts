/**
 * Placing bets: a slip is struck, measured and written; it waits where its match is played; it is decided, debited, and accepted or
 * undone. All that a slip is stands in its row, so any process goes on with what another one left.
 */
import type { AskedSlip, BetView, Quoted } from '@uwanja/contract/book/bets'
import type { Db } from '@uwanja/database/sql'
import type { WalletClient } from '@uwanja/providers/sports/wallet-client'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { Refused } from '../process/mount.ts'
import type { Asked } from './admission.ts'
import { admissionOf, alone, refusedRow } from './admission.ts'
import type { Admission } from './admit-store.ts'
import type { Rules } from './amounts.ts'
import { openChances } from './chances.ts'
import type { BetPoint } from './debit.ts'
import { debit } from './debit.ts'
import { openDue } from './due.ts'
import { openLedger } from './ledger.ts'
import type { BetSession, Player } from './players-store.ts'
import { readPlayer } from './players-store.ts'
import type { AskedShape } from './slip.ts'
import { hashOf, shapeOf } from './slip.ts'
import { readBet } from './store.ts'
import type { Struck } from './struck.ts'
import { strike } from './struck.ts'
import { quote } from './quote.ts'
import { openTerms } from './terms-store.ts'
import { viewOf } from './view.ts'
import { wantedOf } from './wanted.ts'

export interface BetDeps {
  readonly db: Db
  readonly catalogue: Catalogue
  /** By its name; null: there is no such wallet. */
  readonly walletOf: (name: string) => WalletClient | null
  readonly now: () => number
  readonly onFault: (error: unknown) => void
  /** Where a test ends a process; absent: nowhere. */
  readonly reached?: (point: BetPoint, bet: string) => Promise<void>
}

export interface Bets {
  quote(session: BetSession, asked: AskedShape & { readonly unit: number }): Promise<Quoted>
  place(session: BetSession, asked: AskedSlip): Promise<BetView>
  /** Decides what is due, and takes up what another process left. */
  look(): Promise<void>
  /** What it looked at is concluded. */
  settled(): Promise<void>
  close(): Promise<void>
}

export function openRules({ db, walletOf, now }: Pick<BetDeps, 'db' | 'walletOf' | 'now'>) {
  const known = openTerms(db, now)
  return async (wallet: string, playerFactor: number): Promise<Rules> => {
    const [terms, said] = await Promise.all([known.now(), walletOf(wallet)?.terms()])
    if (said?.heard !== 'ok') throw new Refused('SERVICE_UNAVAILABLE')
    const { leastStakeMinor, tax: rows } = said.terms
    const begun = rows.filter(({ base, from }) => base === 'winnings' && Date.parse(from) <= now())
    return { terms, playerFactor, leastStake: leastStakeMinor, tax: begun.at(-1)?.basisPoints ?? 0 }
  }
}

/** A page may know more than this process: then it reads first. */
async function followed(catalogue: Catalogue, { legs }: AskedShape): Promise<void> {
  const isBehind = legs.some(({ picks }) =>
    picks.some(({ event, epoch }) => (catalogue.event(event)?.epoch ?? 0) < epoch),
  )
  if (isBehind) await catalogue.follow()
}

export function openBets(deps: BetDeps): Bets {
  const { db, catalogue, walletOf, now, onFault, reached = async () => {} } = deps
  const chances = openChances()
  const rulesFor = openRules(deps)
  const ledger = openLedger(db, now, onFault)
  const debits = { db, ledger, walletOf, now, reached }
  const due = openDue({ db, catalogue, chances, ledger, debits, now, onFault, reached, rulesFor })
  const underWay = new Map<string, Promise<BetView>>()

  async function playerOf({ player }: BetSession): Promise<Player> {
    const found = await readPlayer(db, player)
    if (!found) throw new Refused('UNAUTHORIZED')
    return found
  }

  const follow = (asked: AskedShape): Promise<void> => followed(catalogue, asked)

  async function written(one: Asked): Promise<{ one: Admission; struck: Struck | null }> {
    const { session, asked } = one
    const shape = shapeOf(asked)
    const player = await playerOf(session)
    if (typeof shape === 'string') return { one: alone(refusedRow(one, now(), shape, {})), struck: null }
    const [rules] = await Promise.all([rulesFor(session.wallet, player.factor), follow(asked)])
    const wanted = wantedOf(shape, asked)
    const struck = strike({ catalogue, chances }, wanted, rules)
    return { one: admissionOf({ catalogue, now }, one, wanted, struck, rules, player.extraDelay), struck }
  }

  async function placed(asked: Asked): Promise<BetView> {
    const { one, struck } = await written(asked)
    const admitted = await ledger.admit(one)
    if (!admitted) throw new Refused('SERVICE_UNAVAILABLE')
    if (admitted.status === 'known') {
      if (admitted.hash !== asked.hash) throw new Refused('SLIP_ALREADY_USED')
      return seen(admitted.id)
    }
    const { bet } = one
    await reached(admitted.state === 'waiting' ? 'waiting' : 'asked', bet.id)
    if (admitted.state === 'waiting') due.wake(Date.parse(bet.dueAt!))
    if (admitted.state === 'debiting' && struck) {
      const { wallet, walletPlayer, walletToken: token } = asked.session
      const minor = BigInt(bet.unit) * BigInt(bet.lines)
      const payer = { wallet, walletPlayer, token, key: `${bet.id}:1`, minor }
      await debit(debits, { ...due.documented(bet, struck), round: bet.id, freeBet: bet.freeBet }, payer)
    }
    return seen(bet.id)
  }

  async function seen(id: string): Promise<BetView> {
    return viewOf((await readBet(db, id))!)
  }

  return {
    look: due.look,
    settled: due.settled,
    close: due.close,
    quote: (session, asked) => quote({ catalogue, chances, rulesFor, playerOf, follow }, session, asked),
    place(session, asked) {
      const name = `${String(session.player)} ${asked.id} ${hashOf(asked)}`
      // Copies that come meanwhile are answered what the first is.
      let known = underWay.get(name)
      if (!known) {
        known = placed({ session, asked, hash: hashOf(asked) }).finally(() => underWay.delete(name))
        underWay.set(name, known)
      }
      return known
    },
  }
}
