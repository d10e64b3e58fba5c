/** All markets of a match by group; lines of one market stand below each other. */
import { marketWords, outcomeWords } from '@uwanja/i18n/book-words'
import { join } from '@uwanja/ui/looks/join'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { marketKey, type EventRow } from '../answers/changes.ts'
import { Empty } from '../Empty.tsx'
import { OddsButton } from '../lists/OddsButton.tsx'
import { useSaid } from '../texts.ts'
import { sidesOf } from '../words.ts'
import { groupsOf, lineOf, type GroupName, type MarketBlock } from './groups.ts'

/** How many prices stand beside each other, by how many there are and how long their names. */
const columnsFor = (count: number, longest: number): string =>
  count === 2 || (longest > 14 && count > 3) ? 'grid-cols-2' : 'grid-cols-3'

/** Three ways as every player knows them; the names of the sides would not fit thrice. */
const SHORT = /\.(?:double-chance)$/

function Block({ row, block }: { readonly row: EventRow; readonly block: MarketBlock }) {
  const said = useSaid()
  const { names } = said
  const { lines } = block
  const first = lines[0]!
  const sides = sidesOf(row, said)
  const isLined = lines.length > 1 || /(?:total|hcp)=/.test(first.specifiers)
  const isTwoWay = first.outcomes.length === 2
  const title = marketWords(first, names, sides)
  return (
    <section className="rounded-xl bg-surface p-2">
      <h3 className="mb-1.5 flex items-center gap-2 px-0.5 text-sm font-semibold">
        {title}
        {lines.every(({ status }) => status === 'suspended') && (
          <Lock size={14} aria-hidden="true" className="text-muted" />
        )}
      </h3>
      <div className="flex flex-col gap-1">
        {lines.map((line) => {
          const words = line.outcomes.map(({ id }) => outcomeWords(line, id, { ...sides, names }))
          const longest = Math.max(...words.map((one) => one.length))
          return (
            <div key={marketKey(line)} className="flex gap-1">
              {isLined && isTwoWay && line.market.endsWith('total') && (
                <span className="w-10 self-center text-center text-sm text-muted tabular-nums">
                  {lineOf(line.specifiers)}
                </span>
              )}
              <div className={join('grid min-w-0 flex-1 gap-1', columnsFor(line.outcomes.length, longest))}>
                {line.outcomes.map(({ id }, at) => (
                  <OddsButton
                    key={id}
                    row={row}
                    market={line}
                    outcome={id}
                    label={SHORT.test(line.market) ? id.toUpperCase() : words[at]!}
                    place={line.outcomes.length === 3 ? 'above' : 'beside'}
                  />
                ))}
              </div>
            </div>
          )
        })}
      </div>
    </section>
  )
}

export function Markets({ row }: { readonly row: EventRow }) {
  const { texts } = useSaid()
  const [chosen, choose] = useState<GroupName | 'all'>('main')
  const groups = groupsOf(row.markets)
  if (groups.size === 0) return <Empty>{texts.paused}</Empty>
  const shown = chosen !== 'all' && groups.has(chosen) ? chosen : chosen === 'all' ? 'all' : [...groups.keys()][0]!
  const blocks = shown === 'all' ? [...groups.values()].flat() : groups.get(shown)!
  return (
    <>
      {!row.isOpen && (
        <p role="status" className="mx-2 mb-1.5 rounded-lg bg-note-ground px-3 py-2 text-sm">
          {texts.paused}
        </p>
      )}
      <div role="group" aria-label={texts.betting} className="slides flex gap-1 px-2 pb-1.5">
        {([...groups.keys(), 'all'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={shown === one}
            onClick={() => choose(one)}
            className={join(
              'min-h-11 shrink-0 rounded-full px-3.5 text-sm font-semibold',
              shown === one ? 'bg-text text-ground' : 'bg-surface text-muted hover:text-text',
            )}
          >
            {texts.groups[one]}
          </button>
        ))}
      </div>
      <div className="flex flex-col gap-2 px-2 pb-3 roomy:block roomy:columns-2 roomy:gap-2 roomy:*:mb-2 roomy:*:break-inside-avoid">
        {blocks.map((block) => (
          <Block key={`${block.market}-${block.lines[0]!.specifiers}`} row={row} block={block} />
        ))}
      </div>
    </>
  )
}
