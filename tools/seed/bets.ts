/** A bet on a match that is being played, placed as the sportsbook's own page places it. */
import { randomUUID } from 'node:crypto'
import { bookBets } from '../../contract/book/bets.ts'
import { bookRead } from '../../contract/book/read.ts'
import { sports } from '../../contract/site/sports.ts'
import type { Call, Envelope, RawInput, Reply } from '../../contract/wire/call.ts'
import { requestOf } from '../../contract/wire/request.ts'
import type { Doors } from './doors.ts'
import type { Person } from './people.ts'

const MARKET = 'goals.match.1x2'
/** In thousandths: nobody bets on what is all but certain, nor on a wonder. */
const [LEAST, MOST] = [1_200, 9_000]
/** Later than that a price stands for seconds alone. */
const LAST_MINUTE = 80

export interface Placed {
  readonly on: string
  /** As it is read: "2.45". */
  readonly odds: string
}

/** @param stakeMinor Of the currency's hundredth. @returns null: nothing is played, or the bet was refused. */
export async function betsLive(
  doors: Doors,
  { token }: Person,
  { stakeMinor, nth }: { readonly stakeMinor: number; readonly nth: number },
): Promise<Placed | null> {
  const launched = await doors.asked(sports.altenar, { lang: 'en-GB', isLite: false }, token)
  if (launched === null) return null
  const { origin } = new URL(launched.iFramebaseUrl)
  const ask = async <C extends Call>(row: C, values: RawInput<C>, bearer: string | null): Promise<Reply<C> | null> => {
    const { path, ...request } = requestOf(row, values as object, bearer)
    const answer = (await (await fetch(origin + path, request)).json()) as Envelope<Reply<C>>
    return answer.statusCode === 0 ? answer.data : null
  }
  const live = await ask(bookRead.live, { sport: 'football' }, null)
  const offers = (live?.events ?? []).flatMap(({ id, epoch, home, away, isOpen, clock, markets }) => {
    const market = markets.find((one) => one.market === MARKET && one.status === 'active')
    if (!isOpen || !market || (clock?.minute ?? 90) > LAST_MINUTE) return []
    return market.outcomes.flatMap(({ id: outcome, odds }) =>
      odds === null || odds < LEAST || odds > MOST ? [] : [{ id, epoch, home, away, outcome, odds }],
    )
  })
  const offer = offers[nth % offers.length]
  if (!offer) return null
  const { id, epoch, home, away, outcome, odds } = offer
  const picks = [{ event: id, market: MARKET, outcome, epoch }]
  const slip = { id: randomUUID(), legs: [{ odds, picks }], unit: stakeMinor, policy: 'any' as const }
  const bet = await ask(bookBets.place, slip, launched.currentSession)
  if (bet === null || bet.state === 'refused') return null
  return { on: `${home} – ${away}`, odds: (odds / 1_000).toFixed(2) }
}
