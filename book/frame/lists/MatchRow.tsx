/** A match in a list: when or how far, who, the score, and its first prices. */
import { join } from '@uwanja/ui/looks/join'
import type { EventRow } from '../answers/changes.ts'
import { useEvent } from '../answers/events.ts'
import { Link } from '../Link.tsx'
import { to } from '../routes.ts'
import { Star } from '../Star.tsx'
import { useSaid } from '../texts.ts'
import { When } from '../When.tsx'
import { clockText, matchName, sidesOf } from '../words.ts'
import { bestLine, COLUMNS, type Column } from './columns.ts'
import { useColumn } from './column-choice.ts'
import { lineOf } from '../match/groups.ts'
import { OddsButton } from './OddsButton.tsx'

function Cells({ row, column }: { readonly row: EventRow; readonly column: Column }) {
  const market = bestLine(row.markets, column.market)
  const isTotal = column.market.endsWith('.total')
  return (
    <>
      {isTotal && (
        <span className="w-10 shrink-0 self-center text-center text-xs text-muted tabular-nums">
          {market && lineOf(market.specifiers)}
        </span>
      )}
      {column.outcomes.map((outcome) =>
        market ? (
          <OddsButton key={outcome} row={row} market={market} outcome={outcome} />
        ) : (
          <span key={outcome} aria-hidden="true" className="min-h-11 flex-1 rounded-md bg-raised opacity-50" />
        ),
      )}
    </>
  )
}

export function MatchRow({ row: known }: { readonly row: EventRow }) {
  const said = useSaid()
  const { texts } = said
  const row = useEvent('heads', known.id) ?? known
  const { at } = useColumn()
  const columns = COLUMNS[row.sport]
  const clock = clockText(row, said)
  const { home, away } = sidesOf(row, said)
  const name = matchName(row, said)
  return (
    <li className="flex items-center gap-1.5 border-t border-line py-1.5 pl-2 pr-2 roomy:gap-4">
      <div className="relative min-w-0 flex-[1_1_44%] roomy:flex-[1_1_34%]">
        <p className="flex items-center gap-1.5 text-xs text-muted">
          {clock ? <span className="font-semibold text-win tabular-nums">{clock}</span> : <When at={row.startsAt} />}
          {(row.isVirtual || row.isReplay) && (
            <span className="truncate">{row.isReplay ? texts.replay : texts.virtual}</span>
          )}
        </p>
        <Link
          to={to('event', row.id)}
          className="flex min-h-11 items-center gap-2 text-sm leading-snug text-text no-underline hover:underline"
        >
          <span className="min-w-0 flex-1">
            <span className="block truncate">{home}</span>
            <span className="block truncate">{away}</span>
          </span>
          {row.phase === 'live' && row.score && (
            <span className="shrink-0 text-right font-bold tabular-nums">
              <span className="block">{row.score[0]}</span>
              <span className="block">{row.score[1]}</span>
            </span>
          )}
        </Link>
      </div>
      {columns.map((column, index) => (
        <div
          key={column.market}
          className={join(
            'min-w-0 flex-[1_1_56%] gap-1 roomy:flex roomy:flex-[1_1_20%]',
            index === Math.min(at, columns.length - 1) ? 'flex' : 'hidden',
          )}
        >
          <Cells row={row} column={column} />
        </div>
      ))}
      <Star kind="matches" id={row.id} name={name} className="-mx-2 max-lg:hidden" />
    </li>
  )
}
