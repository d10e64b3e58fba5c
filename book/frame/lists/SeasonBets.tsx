/** What may be bet on the end of a season: each market with its sides, at odds that hold until the league plays again. */
import { marketWords, nameIn } from '@uwanja/i18n/book-words'
import type { bookRead } from '@uwanja/contract/book/read'
import type { Reply } from '@uwanja/contract/wire/call'
import { join } from '@uwanja/ui/looks/join'
import { Lock } from 'lucide-react'
import { useSeason } from '../answers/ask.ts'
import { keyOf, useSlip } from '../slip/slip.ts'
import { useSaid } from '../texts.ts'
import { oddsText } from '../words.ts'
import { Heading } from './Heading.tsx'

type Season = Reply<typeof bookRead.season>
type Market = Season['markets'][number]
type Outcome = Market['outcomes'][number]

interface Props {
  readonly tournament: string
  /** As the page calls the league. */
  readonly league: string
}

export function SeasonBets({ tournament, league }: Props) {
  const { texts, names } = useSaid()
  const { data } = useSeason(tournament)
  const markets = data?.markets.filter(({ status }) => status !== 'settled') ?? []
  if (!data || markets.length === 0) return null
  return (
    <section>
      <Heading level={2}>{texts.season}</Heading>
      <p className="px-2 pb-1.5 text-xs text-muted">{texts.seasonHint}</p>
      {markets.map((market) => (
        <section key={`${market.market}?${market.specifiers}`} className="px-2 pb-3">
          <h3 className="flex items-center gap-2 py-1.5 text-sm font-semibold">
            {marketWords(market, names, { home: '', away: '' })}
            {market.status === 'suspended' && <Lock size={14} aria-hidden="true" className="text-muted" />}
          </h3>
          <ul className="grid grid-cols-1 gap-1 sm:grid-cols-2">
            {market.outcomes.map((outcome) => (
              <li key={outcome.id}>
                <SideButton season={data} market={market} outcome={outcome} league={league} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

interface SideProps {
  readonly season: Season
  readonly market: Market
  readonly outcome: Outcome
  readonly league: string
}

function SideButton({ season: { event, epoch }, market: { market, specifiers, status }, outcome, league }: SideProps) {
  const { language, texts, names } = useSaid()
  const name = nameIn(outcome, language)
  const { odds } = outcome
  const picked = { event: event ?? '', market, specifiers, outcome: outcome.id }
  const key = keyOf(picked)
  const isPicked = useSlip(({ selections }) => selections.some((one) => keyOf(one) === key))
  const toggle = useSlip((slip) => slip.toggle)
  const isShut = status !== 'active' || odds === null || event === undefined
  const take = () =>
    toggle({
      ...picked,
      odds: odds ?? 0,
      epoch: epoch ?? 1,
      eventName: league,
      marketName: marketWords({ market, specifiers }, names, { home: '', away: '' }),
      outcomeName: name,
      startsAt: NEVER_BEGINS,
      isLive: false,
    })
  return (
    <button
      type="button"
      disabled={isShut && !isPicked}
      aria-pressed={isPicked}
      onClick={take}
      className={join(
        'odds flex min-h-11 w-full items-center justify-between gap-2 rounded-md px-2.5 text-sm font-semibold tabular-nums',
        isPicked ? 'bg-primary text-on-primary' : 'bg-raised text-text enabled:hover:bg-line disabled:text-muted',
      )}
    >
      <span className="min-w-0 truncate font-normal">{name}</span>{' '}
      {status === 'active' ? (
        <span>{odds === null ? '–' : oddsText(odds)}</span>
      ) : (
        <>
          <Lock size={14} aria-hidden="true" />
          <span className="sr-only">{texts.suspended}</span>
        </>
      )}
    </button>
  )
}

/** A season has no kick-off that a slip could miss: the book says when it is shut. */
const NEVER_BEGINS = '2999-12-31T00:00:00.000Z'
