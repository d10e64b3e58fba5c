/** The selections of a slip: what was picked, its odds now, what is wrong with it, and one tap that takes it away. */
import { X } from 'lucide-react'
import { fill } from '@uwanja/i18n/fill'
import { join } from '@uwanja/ui/looks/join'
import type { Quoted } from '@uwanja/contract/book/bets'
import { choose, useChoices, type Mode } from './choices.ts'
import { oddsText, type Form, type FormLeg } from './form.ts'
import type { Problem } from './prices.ts'
import { useSlipSaid } from './said.ts'
import { keyOf, removeSelections, type Selection } from './slip.ts'

interface Props {
  readonly selections: readonly Selection[]
  readonly mode: Mode
  readonly priced: readonly { readonly form: Form; readonly quote: Quoted | null }[]
  readonly problems: ReadonlyMap<string, Problem>
}

interface LegNow {
  readonly leg: FormLeg
  /** undefined: the book has not said it yet. */
  readonly now: number | null | undefined
}

export function Selections({ mode, priced, problems }: Props) {
  const legs = priced.flatMap(({ form, quote }) => form.legs.map((leg, at): LegNow => ({ leg, now: quote?.odds[at] })))
  return (
    <ul className="flex flex-col gap-2">
      {legs.map(({ leg, now }) => (
        <li key={leg.keys.join(' + ')} className="rounded-xl border border-line">
          {leg.selections.map((one) => (
            <Row
              key={keyOf(one)}
              selection={one}
              // Of several picks of one match the price of all stands below them.
              price={leg.keys.length === 1 ? { was: one.odds, now } : null}
              problem={problems.get(keyOf(one))}
              canBank={mode === 'system'}
            />
          ))}
          {leg.keys.length > 1 && <Joined leg={leg} now={now} />}
        </li>
      ))}
    </ul>
  )
}

function Joined({ leg, now }: LegNow & {}) {
  const { t } = useSlipSaid()
  return (
    <p className="flex justify-between border-t border-line px-3 py-2 text-sm">
      <span className="text-muted">{t.sameMatch}</span>
      <Price was={leg.odds} now={now} />
    </p>
  )
}

function Price({ was, now }: { readonly was: number | null; readonly now: number | null | undefined }) {
  const { t } = useSlipSaid()
  const isMoved = now !== undefined && now !== null && was !== null && now !== was
  return (
    <span className="shrink-0 text-right tabular-nums">
      <strong className={join(isMoved && (now > was ? 'text-win' : 'text-loss'))}>
        {oddsText(now === undefined ? was : now)}
      </strong>
      {isMoved && <span className="block text-xs text-muted">{fill(t.wasNow, { was: oddsText(was) })}</span>}
    </span>
  )
}

interface RowProps {
  readonly selection: Selection
  readonly price: { readonly was: number; readonly now: number | null | undefined } | null
  readonly problem: Problem | undefined
  readonly canBank: boolean
}

function Row({ selection, price, problem, canBank }: RowProps) {
  const { t } = useSlipSaid()
  const key = keyOf(selection)
  const bankers = useChoices((choices) => choices.bankers)
  const isBanker = bankers.includes(key)
  const texts = { related: t.problemRelated, started: t.problemStarted, closed: t.problemClosed }
  return (
    <div className="flex items-start gap-1 py-2 pl-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{selection.outcomeName}</p>
        <p className="text-sm text-muted">{selection.marketName}</p>
        <p className="text-sm text-muted">
          {selection.isLive && <span className="mr-1.5 font-semibold text-loss">{t.live}</span>}
          {selection.eventName}
        </p>
        {problem && <p className="text-sm font-medium text-loss">{texts[problem]}</p>}
        {canBank && (
          <button
            type="button"
            aria-pressed={isBanker}
            title={t.bankerHelp}
            onClick={() => choose({ bankers: isBanker ? bankers.filter((one) => one !== key) : [...bankers, key] })}
            className={join(
              'mt-1 min-h-11 rounded-lg border px-3 text-sm font-semibold pointer-fine:min-h-8',
              isBanker ? 'border-turf bg-turf text-chalk' : 'border-control',
            )}
          >
            {t.banker}
          </button>
        )}
      </div>
      {price && <Price {...price} />}
      <button
        type="button"
        aria-label={fill(t.remove, { name: `${selection.outcomeName}, ${selection.eventName}` })}
        onClick={() => removeSelections([key])}
        className="-my-1 flex size-11 shrink-0 items-center justify-center rounded-lg text-muted hover:bg-raised hover:text-text"
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  )
}
