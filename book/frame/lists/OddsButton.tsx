/** A price: a tap puts it on the slip or takes it off. A market that is suspended keeps its place under a lock. */
import { fill } from '@uwanja/i18n/fill'
import { outcomeWords } from '@uwanja/i18n/book-words'
import { join } from '@uwanja/ui/looks/join'
import { Lock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { EventRow, MarketView } from '../answers/changes.ts'
import { say } from '../shell/announce.ts'
import { keyOf, useSlip } from '../slip/slip.ts'
import { useSaid } from '../texts.ts'
import { oddsText, sidesOf } from '../words.ts'
import { selectionOf } from './selection.ts'

interface Props {
  readonly row: EventRow
  readonly market: MarketView
  readonly outcome: string
  /** What stands beside the price or, of three in a row, above it; absent where a column's head says it. */
  readonly label?: string
  readonly place?: 'beside' | 'above'
}

const MOVED_MS = 2_500

/** Colours a price that moved for a moment, and says it of one that is on the slip. */
function useMoves(odds: number | null, spoken: (odds: number) => string | null) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(odds)
  useEffect(() => {
    const was = before.current
    before.current = odds
    const { current: box } = button
    if (was === null || odds === null || was === odds || !box) return
    box.dataset['moved'] = odds > was ? 'up' : 'down'
    const sentence = spoken(odds)
    if (sentence !== null) say(sentence)
    const timer = setTimeout(() => delete box.dataset['moved'], MOVED_MS)
    return () => clearTimeout(timer)
    // A sentence is made when a price moves, not when the words around it do.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [odds])
  return button
}

export function OddsButton({ row, market, outcome, label, place = 'beside' }: Props) {
  const said = useSaid()
  const { texts, names } = said
  const odds = market.outcomes.find((one) => one.id === outcome)?.odds ?? null
  const key = keyOf({ event: row.id, market: market.market, specifiers: market.specifiers, outcome })
  const isPicked = useSlip(({ selections }) => selections.some((one) => keyOf(one) === key))
  const toggle = useSlip((slip) => slip.toggle)
  const name = outcomeWords(market, outcome, { ...sidesOf(row, said), names })
  const button = useMoves(odds, (now) =>
    isPicked ? fill(texts.priceNow, { outcome: name, odds: oddsText(now) }) : null,
  )
  const isShut = market.status === 'suspended'
  const told = isShut ? texts.suspended : odds === null ? texts.notOffered : oddsText(odds)
  return (
    <button
      ref={button}
      type="button"
      // One that is on the slip can be taken off it, whatever its market does.
      disabled={(isShut || odds === null) && !isPicked}
      aria-pressed={isPicked}
      aria-label={fill(texts.pick, { outcome: name, odds: told })}
      onClick={() => toggle(selectionOf({ row, market, outcome }, odds ?? 0, said))}
      className={join(
        'odds relative flex min-h-11 min-w-0 flex-1 items-center rounded-md text-sm font-semibold tabular-nums',
        label === undefined && 'justify-center px-1',
        label !== undefined &&
          (place === 'above' ? 'flex-col justify-center px-1.5 py-1' : 'justify-between gap-1 px-2.5'),
        isPicked ? 'bg-primary text-on-primary' : 'bg-raised text-text enabled:hover:bg-line disabled:text-muted',
      )}
    >
      {label !== undefined && (
        <span className={join('max-w-full min-w-0 truncate font-normal', place === 'above' && 'text-xs')}>{label}</span>
      )}
      {/* Two words to whoever reads the button by its text; a row of boxes shows no space. */}
      {label !== undefined && ' '}
      {isShut ? <Lock size={14} aria-hidden="true" /> : <span>{odds === null ? '–' : oddsText(odds)}</span>}
    </button>
  )
}
