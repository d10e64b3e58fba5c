/**
 * Placing bets: a slip is struck, measured and written; it waits where its match is played; it is decided, debited, and accepted or
 * undone. All that a slip is stands in its row, so any process goes on with what another one left.
 */
import type { AskedSlip, BetView, Quoted } from '@uwanja/contract/book/bets'
import type { Db } from '@uwanja/database/sql'
import type { WalletClient } from '@uwanja/providers/sports/wallet-client'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { nowhere, type Reached } from '../process/failpoints.ts'
import { Refused } from '../process/mount.ts'
import type { SlipRequest } from './admission.ts'
import { admissionOf, alone, refusedRow } from './admission.ts'
import type { Admission } from './admit-store.ts'
import type { Rules } from './amounts.ts'
import type { ChanceBook } from './chances.ts'
import { openChances } from './chances.ts'
import { debit } from './debit.ts'
import { openDue } from './due.ts'
import { openLedger } from './ledger.ts'
import type { BetSession, Guest } from './players-store.ts'
import type { AskedShape } from './slip.ts'
import { hashOf, shapeOf } from './slip.ts'
import { payerOf } from './store.ts'
import type { Struck } from './struck.ts'
import { strike } from './struck.ts'
import { quote } from './quote.ts'
import type { Replacing } from './replacing.ts'
import { openTerms } from './terms-store.ts'
import { viewOf, viewOfNew } from './view.ts'
import { wantedOf } from './wanted.ts'

export interface BetDeps {
  readonly db: Db
  readonly catalogue: Catalogue
  /** By its name; null: there is no such wallet. */
  readonly walletOf: (name: string) => WalletClient | null
  readonly now: () => number
  readonly onFault: (error: unknown) => void
  readonly replacing: Replacing
  /** Where a test ends a process; absent: nowhere. */
  readonly reached?: Reached
}

export interface Bets {
  quote(session: BetSession | Guest, asked: AskedShape & { readonly unit: number }): Promise<Quoted>
  /** @param edit The bet whose place it takes, and the wallet's round of it. */
  place(session: BetSession, asked: AskedSlip, edit?: SlipRequest['edit']): Promise<BetView>
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
    const rateOf = (of: 'stake' | 'winnings'): number =>
      rows.findLast(({ base, from }) => base === of && Date.parse(from) <= now())?.basisPoints ?? 0
    return { terms, playerFactor, leastStake: leastStakeMinor, tax: rateOf('winnings'), stakeTax: rateOf('stake') }
  }
}

/** A page may know more than this process: then it reads first. */
async function followed(catalogue: Catalogue, { legs }: AskedShape): Promise<void> {
  const isBehind = legs.some(({ picks }) =>
    picks.some(({ event, epoch }) => (catalogue.event(event)?.epoch ?? 0) < epoch),
  )
  if (isBehind) await catalogue.follow()
}

interface Writing extends Pick<BetDeps, 'catalogue' | 'replacing' | 'now'> {
  readonly chances: ChanceBook
  readonly rulesFor: ReturnType<typeof openRules>
}

/** A slip as it would be written at this moment. */
function openWriting({ catalogue, replacing, now, chances, rulesFor }: Writing) {
  return async (one: SlipRequest): Promise<{ one: Admission; struck: Struck | null }> => {
    const { session, asked, edit } = one
    const shape = shapeOf(asked)
    if (typeof shape === 'string') return { one: alone(refusedRow(one, now(), shape, {})), struck: null }
    const [rules] = await Promise.all([rulesFor(session.wallet, session.factor), followed(catalogue, asked)])
    const wanted = wantedOf(shape, asked, edit !== undefined)
    const before = edit && (await replacing.judge(edit))
    const struck = strike({ catalogue, chances }, wanted, rules)
    return { one: admissionOf({ catalogue, now }, one, wanted, struck, rules, session.extraDelay, before), struck }
  }
}

export function openBets(deps: BetDeps): Bets {
  const { db, catalogue, walletOf, now, onFault, replacing, reached = nowhere } = deps
  const chances = openChances()
  const rulesFor = openRules(deps)
  const ledger = openLedger(deps)
  const debits = { db, ledger, walletOf, now, reached }
  const due = openDue({ db, catalogue, chances, ledger, debits, replacing, now, onFault, reached, rulesFor })
  const underWay = new Map<string, Promise<BetView>>()

  const follow = (asked: AskedShape): Promise<void> => followed(catalogue, asked)
  const written = openWriting({ catalogue, replacing, now, chances, rulesFor })

  async function placed(asked: SlipRequest): Promise<BetView> {
    const { one, struck } = await written(asked)
    const admitted = await ledger.admit(one)
    if (!admitted) throw new Refused('SERVICE_UNAVAILABLE')
    if (admitted.status === 'known') {
      if (admitted.hash !== asked.hash) throw new Refused('SLIP_ALREADY_USED')
      return seen(admitted.id)
    }
    const { bet } = admitted
    await reached(bet.state === 'waiting' ? 'waiting' : 'asked', bet.id)
    if (bet.state === 'waiting') due.wake(Date.parse(bet.dueAt!))
    if (bet.state === 'debiting' && struck) {
      const { wallet, walletPlayer, walletToken: token } = asked.session
      const { round, freeBet, edit } = bet
      const own = { wallet, walletPlayer, token, key: `${bet.id}:1`, minor: BigInt(bet.debit) }
      const acceptedMs = await debit(
        debits,
        { ...due.documented(bet, struck), round, freeBet, edit },
        edit ? await payerOf(db, bet.id) : own,
      )
      return acceptedMs === null ? seen(bet.id) : viewOfNew(bet, acceptedMs)
    }
    return viewOfNew(bet, null)
  }

  async function seen(id: string): Promise<BetView> {
    return viewOf((await ledger.read(id))!)
  }

  return {
    look: due.look,
    settled: due.settled,
    close: due.close,
    quote: (session, asked) => quote({ catalogue, chances, rulesFor, follow }, session, asked),
    place(session, asked, edit) {
      const hash = hashOf(asked, edit)
      const name = `${String(session.player)} ${asked.id} ${hash}`
      // Copies that come meanwhile are answered what the first is.
      let known = underWay.get(name)
      if (!known) {
        known = placed({ session, asked, hash, ...(edit ? { edit } : {}) }).finally(() => underWay.delete(name))
        underWay.set(name, known)
      }
      return known
    },
  }
}
