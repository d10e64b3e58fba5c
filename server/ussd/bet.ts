/** A bet by its booking code: the sportsbook is asked as its own page asks it, with a session that was launched for this player. */
import { createHash } from 'node:crypto'
import { bookBets } from '@uwanja/contract/book/bets'
import { bookCodes } from '@uwanja/contract/book/codes'
import { sports } from '@uwanja/contract/site/sports'
import type { Call, Envelope, RawInput, Reply } from '@uwanja/contract/wire/call'
import { wireNumber } from '@uwanja/contract/wire/amounts'
import { requestOf } from '@uwanja/contract/wire/request'
import type { UssdAnswer } from '@uwanja/providers/ussd-plug'
import type { Dialling } from './deps.ts'
import { asksPin, end, minorOf, more, moneyText, refused, withPin } from './screens.ts'

interface Book {
  ask<C extends Call>(row: C, values: RawInput<C>): Promise<Reply<C> | null>
}

/** Null: refused or silent; a launch that was refused says why. */
async function bookOf({ ask, deps }: Dialling): Promise<Book | string> {
  const launched = await ask(sports.altenar, { lang: 'en-GB', isLite: false })
  if (!launched.ok) return launched.status
  const { iFramebaseUrl, currentSession } = launched.data
  const { origin } = new URL(iFramebaseUrl)
  return {
    async ask<C extends Call>(row: C, values: RawInput<C>) {
      const { path, method, headers, body } = requestOf(row, values as object, currentSession)
      const signal = AbortSignal.timeout(deps.settings.companyTimeoutMs)
      const answer = await fetch(origin + path, { method, headers, signal, ...(body === null ? {} : { body }) }).catch(
        () => null,
      )
      const envelope = (await answer?.json().catch(() => null)) as Envelope<Reply<C>> | null | undefined
      return envelope?.statusCode === 0 ? envelope.data : null
    },
  }
}

interface Coded {
  readonly legs: RawInput<typeof bookBets.place>['legs']
  readonly odds: number
}

/** Plain slips alone: one pick a leg, and every one of them open. */
async function codedOf(book: Book, code: string): Promise<Coded | null> {
  const loaded = await book.ask(bookCodes.loadCode, { code })
  if (!loaded || loaded.slip.dropped.length > 0 || loaded.slip.system !== null || loaded.slip.mayFail !== null)
    return null
  const legs = loaded.slip.legs.flatMap(({ odds, picks: [pick, ...others] }) => {
    if (odds === null || !pick || others.length > 0) return []
    const { event, market, specifiers, outcome, epoch } = pick
    return [{ odds, isBanker: false, picks: [{ event, market, specifiers, outcome, epoch }] }]
  })
  if (legs.length === 0 || legs.length !== loaded.slip.legs.length) return null
  return { legs, odds: legs.reduce((product, leg) => (product * leg.odds) / 1_000, 1) }
}

/** One slip a session and code: asked again it is the same bet. */
const slipId = ({ session }: Dialling, code: string): string =>
  `ussd-${createHash('sha256').update(`${session} ${code}`).digest('hex').slice(0, 32)}`

export async function betByCode(dialling: Dialling, typed: readonly string[]): Promise<UssdAnswer> {
  const { words, player } = dialling
  const [code, stake, pin] = typed
  if (code === undefined) return asksPin(dialling, more(words.code))
  if (!/^[A-Za-z-]{6,12}$/.test(code)) return end(words.codeUnknown)
  const book = await bookOf(dialling)
  if (typeof book === 'string') return book === 'SPORTSBOOK_NOT_AVAILABLE' ? end(words.noBook) : refused(dialling, book)
  const coded = await codedOf(book, code)
  if (!coded) return end(words.codeUnknown)
  const odds = coded.odds.toFixed(2)
  if (stake === undefined) return more(words.codeStake, { count: coded.legs.length, odds, currency: player.currency })
  const minor = minorOf(dialling, stake)
  if (minor === null) return refused(dialling, 'INVALID_AMOUNT')
  const amount = moneyText(wireNumber(minor), player.currency)
  const win = moneyText(wireNumber(minor) * coded.odds, player.currency)
  if (pin === undefined) return more(words.codePin, { amount, odds, win })
  return withPin(dialling, pin, () =>
    dialling.once(['4', code, stake], () => place(dialling, book, { code, minor, coded })),
  )
}

async function place(
  dialling: Dialling,
  book: Book,
  { code, minor, coded }: { readonly code: string; readonly minor: bigint; readonly coded: Coded },
): Promise<UssdAnswer> {
  const { words, player } = dialling
  const slip = { id: slipId(dialling, code), legs: coded.legs, unit: Number(minor), policy: 'any' } as const
  const bet = await book.ask(bookBets.place, slip)
  if (!bet) return end(words.betWaits, { id: code })
  const values = { id: bet.id.slice(-12), amount: moneyText(wireNumber(minor), player.currency) }
  if (bet.state === 'accepted') return end(words.betPlaced, values)
  return end(bet.state === 'refused' || bet.state === 'undone' ? words.betRefused : words.betWaits, values)
}
