/** Matches that are over, below the names of their leagues. */
import type { bookHistory } from '@uwanja/contract/book/history'
import type { Reply } from '@uwanja/contract/wire/call'
import { useSaid } from '../texts.ts'
import { When } from '../When.tsx'
import { countryName, leagueName, sidesOf } from '../words.ts'

type Matches = Reply<typeof bookHistory.results>['matches']

export function ResultRows({ matches }: { readonly matches: Matches }) {
  const said = useSaid()
  const { texts } = said
  const leagues = new Map<string, Matches>()
  for (const one of matches) leagues.set(one.tournamentId, [...(leagues.get(one.tournamentId) ?? []), one])
  return [...leagues].map(([id, its]) => (
    <section key={id} className="border-b border-line">
      <h2 className="bg-surface px-2 py-2 text-xs font-semibold">
        <span className="font-normal text-muted">{countryName(its[0]!, said)} · </span>
        {leagueName(its[0]!, said)}
      </h2>
      <ul>
        {its
          .map((one) => ({ ...one, ...sidesOf(one, said) }))
          .map(({ id: match, home, away, startsAt, score, half, status }) => (
            <li key={match} className="flex items-center gap-2 border-t border-line px-2 py-2 text-sm">
              <span className="w-20 shrink-0 text-xs text-muted">
                <When at={startsAt} withDay />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block truncate">{home}</span>
                <span className="block truncate">{away}</span>
              </span>
              {half && (
                <span className="text-right text-xs text-muted tabular-nums">
                  <span className="block">{half[0]}</span>
                  <span className="block">{half[1]}</span>
                </span>
              )}
              {score ? (
                <span className="w-8 text-right font-bold tabular-nums">
                  <span className="block">{score[0]}</span>
                  <span className="block">{score[1]}</span>
                </span>
              ) : (
                <span className="text-xs text-muted">{status === 'cancelled' ? texts.cancelled : texts.abandoned}</span>
              )}
            </li>
          ))}
      </ul>
    </section>
  ))
}
