/** What many players picked today, one tap for each and one for all of them. Nothing where too few did. */
import { outcomeWords } from '@uwanja/i18n/book-words'
import { Button } from '@uwanja/ui/Button'
import { type Sport, usePopular } from '../answers/ask.ts'
import { Link } from '../Link.tsx'
import { to } from '../routes.ts'
import { keyOf, useSlip } from '../slip/slip.ts'
import { useSaid } from '../texts.ts'
import { matchName, sidesOf } from '../words.ts'
import { Heading } from './Heading.tsx'
import { OddsButton } from './OddsButton.tsx'
import { selectionOf } from './selection.ts'

export function Popular({ sport }: { readonly sport: Sport }) {
  const said = useSaid()
  const { texts, names } = said
  const { data } = usePopular(sport)
  const toggle = useSlip((slip) => slip.toggle)
  const picks = data?.picks ?? []
  if (picks.length === 0) return null
  const takeAll = () => {
    for (const { match, outcome } of picks) {
      const market = match.markets[0]!
      const odds = market.outcomes.find((one) => one.id === outcome)?.odds ?? null
      if (odds === null) continue
      const selection = selectionOf({ row: match, market, outcome }, odds, said)
      if (!useSlip.getState().has(keyOf(selection))) toggle(selection)
    }
  }
  return (
    <section>
      <Heading
        level={2}
        beside={
          picks.length > 1 && (
            <Button variant="quiet" className="text-sm" onClick={takeAll}>
              {texts.takeAll}
            </Button>
          )
        }
      >
        {texts.popular}
      </Heading>
      <p className="px-2 pb-1.5 text-xs text-muted">{texts.popularHint}</p>
      <ul className="slides flex gap-2 px-2 pb-2">
        {picks.map(({ match, outcome }) => {
          const market = match.markets[0]!
          return (
            <li key={match.id} className="flex w-56 shrink-0 flex-col gap-1 rounded-xl bg-surface p-2">
              <Link
                to={to('event', match.id)}
                className="flex min-h-11 items-center text-sm text-text no-underline hover:underline"
              >
                <span className="line-clamp-2">{matchName(match, said)}</span>
              </Link>
              <OddsButton
                row={match}
                market={market}
                outcome={outcome}
                label={outcomeWords(market, outcome, { ...sidesOf(match, said), names })}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
