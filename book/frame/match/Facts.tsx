/** What is known of a match and its sides: its goals so far, their last matches, those between them, and the table. */
import type { bookHistory } from '@uwanja/contract/book/history'
import type { Reply } from '@uwanja/contract/wire/call'
import { fill } from '@uwanja/i18n/fill'
import { usePast } from '../answers/ask.ts'
import type { EventRow } from '../answers/changes.ts'
import { Empty } from '../Empty.tsx'
import { Failed } from '../Failed.tsx'
import { Heading } from '../lists/Heading.tsx'
import { Loading } from '../Loading.tsx'
import { useSaid } from '../texts.ts'
import { When } from '../When.tsx'
import { matchName, sidesOf } from '../words.ts'
import { Standings } from './Standings.tsx'

type Past = Reply<typeof bookHistory.past>

/** W, D or L of a side, in its language's own letter and in colour. */
function Outcome({ side, match }: { readonly side: string; readonly match: Past['home'][number] }) {
  const { texts } = useSaid()
  const [own, other] = match.home === side ? match.score : [match.score[1], match.score[0]]
  const [short, long, look] =
    own > other
      ? [texts.won, texts.wonLong, 'bg-win-ground text-win']
      : own < other
        ? [texts.lost, texts.lostLong, 'bg-loss-ground text-loss']
        : [texts.drawn, texts.drawnLong, 'bg-raised text-muted']
  return (
    <span className={`inline-flex size-6 items-center justify-center rounded-md text-xs font-bold ${look}`}>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{long}</span>
    </span>
  )
}

function PastRows({ matches, side }: { readonly matches: Past['home']; readonly side?: string }) {
  const said = useSaid()
  const { texts } = said
  if (matches.length === 0) return <Empty>{texts.noFacts}</Empty>
  return (
    <ul>
      {matches.map((match) => (
        <li key={match.id} className="flex items-center gap-2 border-t border-line px-2 py-1.5 text-sm">
          <span className="w-24 shrink-0 text-xs text-muted">
            <When at={match.startsAt} withDay />
          </span>
          <span className="min-w-0 flex-1 truncate">{matchName(match, said)}</span>
          <span className="font-semibold tabular-nums">{match.score.join(':')}</span>
          {side !== undefined && <Outcome side={side} match={match} />}
        </li>
      ))}
    </ul>
  )
}

function Timeline({ row, goals }: { readonly row: EventRow; readonly goals: Past['goals'] }) {
  const said = useSaid()
  const { texts } = said
  const sides = sidesOf(row, said)
  if (goals.length === 0) return <Empty>{texts.noGoals}</Empty>
  return (
    <ol>
      {[...goals]
        .sort((one, other) => one.minute - other.minute)
        .map(({ id, side, minute, state }) => (
          <li key={id} className="flex items-center gap-3 border-t border-line px-2 py-1.5 text-sm">
            <span className="w-10 text-right text-muted tabular-nums">{fill(texts.minute, { minute })}</span>
            <span className={state === 'cancelled' ? 'text-muted line-through' : ''}>
              {fill(texts.goal, { side: sides[side] })}
            </span>
            {state !== 'confirmed' && (
              <span className="text-xs text-muted">{state === 'review' ? texts.review : texts.takenBack}</span>
            )}
          </li>
        ))}
    </ol>
  )
}

export function Facts({ row }: { readonly row: EventRow }) {
  const said = useSaid()
  const { texts } = said
  const sides = sidesOf(row, said)
  const { state, data, again } = usePast(row.id)
  if (!data) return state === 'loading' ? <Loading rows={4} /> : <Failed again={again} />
  return (
    <>
      {row.sport === 'football' && row.phase !== 'before' && (
        <>
          <Heading level={2}>{texts.timeline}</Heading>
          <Timeline row={row} goals={data.goals} />
        </>
      )}
      <Heading level={2}>{texts.form}</Heading>
      {(['home', 'away'] as const).map((side) => (
        <section key={side} className="pb-2">
          <h3 className="px-2 py-1 text-sm font-semibold">{sides[side]}</h3>
          <PastRows matches={data[side]} side={row[side]} />
        </section>
      ))}
      <Heading level={2}>{texts.meetings}</Heading>
      <PastRows matches={data.meetings} />
      {row.sport === 'football' && <Standings tournament={row.tournamentId} sides={[row.home, row.away]} />}
    </>
  )
}
