/** The two sliders and the margins, every price beside what it would be, and nothing that holds before it is said. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { MARKET_GROUPS } from '@uwanja/contract/book/desk-rules'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Disclosure } from '@uwanja/ui/Disclosure'
import { Field } from '@uwanja/ui/Field'
import { ask } from '../ask.ts'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import { Prices } from './Prices.tsx'
import { Slider } from './Slider.tsx'
import type { TradingMatch } from './MatchPage.tsx'

type Group = (typeof MARKET_GROUPS)[number]
type Margins = Readonly<Partial<Record<Group, string>>>

/** Percent as typed to a share; what is empty or odd is the usual one. */
const sharesOf = (typed: Margins): Partial<Record<Group, number>> =>
  Object.fromEntries(
    MARKET_GROUPS.flatMap((group) => {
      const percent = Number(typed[group])
      return typed[group]?.trim() && percent >= 0 && percent <= 50 ? [[group, Math.round(percent * 100) / 10_000]] : []
    }),
  )

interface Moves {
  readonly total?: number
  readonly supremacy?: number
  readonly margins?: Margins
}

/** What is set by hand and does not hold yet; what nobody has touched follows the feed. Once other prices hold it is over. */
function useMoved({ desk, feed, event }: TradingMatch) {
  const holds = JSON.stringify([desk.total, desk.supremacy, desk.margins])
  const [{ against, moves }, setState] = useState<{ against: string; moves: Moves }>({ against: holds, moves: {} })
  if (against !== holds) setState({ against: holds, moves: {} })
  const move = (part: Moves) => setState({ against: holds, moves: { ...moves, ...part } })
  const start = { total: desk.total ?? feed?.total ?? 2.5, supremacy: desk.supremacy ?? feed?.supremacy ?? 0 }
  const { total, supremacy, margins } = { ...start, margins: sharesText(desk.margins), ...moves }
  const shares = sharesOf(margins)
  const sliders = { id: event.id, total, supremacy, ...(Object.keys(shares).length > 0 ? { margins: shares } : {}) }
  const isMoved =
    total !== start.total ||
    supremacy !== start.supremacy ||
    JSON.stringify(shares) !== JSON.stringify(sharesOf(sharesText(desk.margins)))
  return { total, supremacy, margins, move, sliders, isMoved }
}

/** Asked while a slider moves: the last answer stands until the next is there. */
function usePreview(sliders: ReturnType<typeof useMoved>['sliders'], isOn: boolean) {
  const tried = useDeferredValue(JSON.stringify(sliders))
  const { data } = useQuery({
    queryKey: ['preview', tried],
    queryFn: () => ask(office.tradingPreview, JSON.parse(tried) as typeof sliders),
    enabled: isOn,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return isOn ? (data?.markets ?? null) : null
}

export function Sliders({ match }: { match: TradingMatch }) {
  const { may } = useMe()
  const moved = useMoved(match)
  const tried = usePreview(moved.sliders, moved.isMoved && may('trading.price'))
  return (
    <>
      {may('trading.price') && match.event.phase !== 'over' && <Controls match={match} moved={moved} />}
      <Prices match={match} tried={tried} />
    </>
  )
}

function Controls({ match, moved }: { match: TradingMatch; moved: ReturnType<typeof useMoved> }) {
  const { texts } = useSpeech()
  const words = texts.trading
  const [open, setOpen] = useState<'set' | 'back' | null>(null)
  const { event, feed } = match
  const bounds = BOUNDS[event.sport]
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{words.sliders}</h2>
      <Slider
        label={words.total}
        said={feed?.total}
        value={moved.total}
        {...bounds.total}
        onChange={(total) => moved.move({ total })}
      />
      <Slider
        label={words.supremacy}
        said={feed?.supremacy}
        value={moved.supremacy}
        {...bounds.supremacy}
        onChange={(supremacy) => moved.move({ supremacy })}
      />
      <MarginFields
        usual={match.usualMargins}
        margins={moved.margins}
        onChange={(margins) => moved.move({ margins })}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" disabled={!moved.isMoved} onClick={() => setOpen('set')}>
          {words.hold}
        </Button>
        <Button onClick={() => setOpen('back')}>{words.feedAgain}</Button>
      </div>
      {open !== null && (
        <WhyDialog
          row={office.setTradingPrices}
          values={open === 'set' ? moved.sliders : { id: event.id }}
          title={open === 'set' ? words.hold : words.feedAgain}
          lead={open === 'set' ? words.holdLead : words.feedAgainLead}
          confirm={open === 'set' ? words.hold : words.feedAgain}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  )
}

interface MarginsProps {
  readonly usual: TradingMatch['usualMargins']
  readonly margins: Margins
  readonly onChange: (margins: Margins) => void
}

function MarginFields({ usual, margins, onChange }: MarginsProps) {
  const { texts } = useSpeech()
  const words = texts.trading
  return (
    <Disclosure title={words.margins}>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {MARKET_GROUPS.map((group) => (
          <Field
            key={group}
            size="compact"
            label={words.groups[group]}
            suffix="%"
            inputMode="decimal"
            placeholder={String(Math.round(usual[group] * 1000) / 10)}
            value={margins[group] ?? ''}
            onChange={({ target }) => onChange({ ...margins, [group]: target.value })}
          />
        ))}
      </div>
    </Disclosure>
  )
}

const sharesText = (margins: TradingMatch['desk']['margins']): Margins =>
  Object.fromEntries(
    Object.entries(margins ?? {}).map(([group, share]) => [group, String(Math.round(share * 1000) / 10)]),
  )

const BOUNDS = {
  football: { total: { min: 0.3, max: 7, step: 0.05 }, supremacy: { min: -4, max: 4, step: 0.05 } },
  basketball: { total: { min: 60, max: 320, step: 0.5 }, supremacy: { min: -50, max: 50, step: 0.5 } },
  tennis: { total: { min: 1, max: 80, step: 0.1 }, supremacy: { min: -20, max: 20, step: 0.05 } },
} as const
