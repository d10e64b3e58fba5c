/** Multiples that many players have placed just so; one tap makes one the slip. Nothing where too few did. */
import { fill } from '@uwanja/i18n/fill'
import { marketWords, outcomeWords } from '@uwanja/i18n/book-words'
import { Button } from '@uwanja/ui/Button'
import { type Sport, usePopular } from '../answers/ask.ts'
import { replaceSelections } from '../slip/slip.ts'
import { useSaid } from '../texts.ts'
import { matchName, oddsText, sidesOf } from '../words.ts'
import { Heading } from './Heading.tsx'
import { selectionOf } from './selection.ts'

type Multiple = NonNullable<ReturnType<typeof usePopular>['data']>['multiples'][number]

export function PopularMultiples({ sport }: { readonly sport: Sport }) {
  const { texts } = useSaid()
  const { data } = usePopular(sport)
  const multiples = data?.multiples ?? []
  if (multiples.length === 0) return null
  return (
    <section>
      <Heading level={2}>{texts.multiplesOfMany}</Heading>
      <ul className="slides flex gap-2 px-2 pb-2">
        {multiples.map((one) => (
          <li
            key={one.legs.map(({ match, outcome }) => `${match.id} ${outcome}`).join()}
            className="flex w-64 shrink-0 flex-col gap-2 rounded-xl bg-surface p-3"
          >
            <Legs multiple={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Legs({ multiple: { players, legs } }: { readonly multiple: Multiple }) {
  const said = useSaid()
  const { texts, names } = said
  const lines = legs.map(({ match, outcome }) => {
    const market = match.markets[0]!
    const odds = market.outcomes.find((one) => one.id === outcome)?.odds ?? null
    return { match, market, outcome, odds }
  })
  // Somebody else's selections are a bet of their own, as those of a code.
  const take = () => {
    replaceSelections(
      lines.flatMap(({ match: row, market, outcome, odds }) =>
        odds === null ? [] : [selectionOf({ row, market, outcome }, odds, said)],
      ),
    )
    // Changing a bet begins on another page, whose code the first one does without.
    void import('../slip/editing.ts').then(({ endEditing }) => endEditing())
  }
  return (
    <>
      <ul className="flex flex-col gap-2 text-sm">
        {lines.map(({ match, market, outcome, odds }) => {
          const sides = sidesOf(match, said)
          return (
            <li key={match.id}>
              <span className="flex gap-2 font-semibold">
                <span className="min-w-0 flex-1">{outcomeWords(market, outcome, { ...sides, names })}</span>
                {odds !== null && <span className="tabular-nums">{oddsText(odds)}</span>}
              </span>
              <span className="text-xs text-muted">
                {marketWords(market, names, sides)} · {matchName(match, said)}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="mt-auto text-xs text-muted">{fill(texts.placedBy, { players })}</p>
      <Button className="text-sm" onClick={take}>
        {texts.takeAll}
      </Button>
    </>
  )
}
