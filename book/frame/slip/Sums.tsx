/** The sums of a slip, as the book says them: lines and stake, odds, possible win with bonus and cap, tax, and what is left. */
import type { ReactNode } from 'react'
import { join } from '@uwanja/ui/looks/join'
import type { Quoted } from '@uwanja/contract/book/bets'
import { amountText, isShut, type Figures } from './figures.ts'
import { oddsText, productText, type Form } from './form.ts'
import { useSlipSaid } from './said.ts'

interface Props {
  readonly figures: Figures | null
  readonly isFree: boolean
  /** 0: nothing is typed yet. */
  readonly unit: number
  readonly priced: readonly { readonly form: Form; readonly quote: Quoted | null }[]
  readonly currency: string
}

/** Of one straight bet; null: it has several lines. */
function oddsOf({ quote }: Props['priced'][number]): string | null {
  if (!quote) return null
  if (quote.kind === 'flex') return oddsText(quote.price)
  return quote.kind === 'system' || quote.odds.length === 0 ? null : productText(quote.odds)
}

export function Sums({ figures, isFree, unit, priced, currency }: Props) {
  const { t } = useSlipSaid()
  const odds = priced.length === 1 ? oddsOf(priced[0]!) : null
  const isStaked = figures !== null && unit > 0
  const isPriced = isStaked && !isShut(figures)
  const amount = (minor: number): string => amountText(minor, currency)
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums" aria-live="polite">
      {figures !== null && figures.lines > 1 && <Sum name={t.lines}>{figures.lines}</Sum>}
      {odds !== null && <Sum name={t.odds}>{odds}</Sum>}
      <Sum name={isFree ? t.freeBet : t.total}>{isStaked ? amount(figures.stake) : '–'}</Sum>
      {isStaked && figures.stakeTax > 0 && <Sum name={t.stakeTax}>{amount(figures.stakeTax)}</Sum>}
      {isStaked && figures.bonus > 0 && <Sum name={t.bonus}>{amount(figures.bonus)}</Sum>}
      <Sum name={t.most}>{isPriced ? amount(figures.most) : '–'}</Sum>
      {isStaked && figures.isCapped && <dd className="col-span-2 text-sm text-muted">{t.capped}</dd>}
      {isStaked && figures.tax > 0 && <Sum name={t.tax}>−{amount(figures.tax)}</Sum>}
      <Sum name={t.net} isMain>
        {isPriced ? amount(figures.net) : '–'}
      </Sum>
    </dl>
  )
}

function Sum({
  name,
  children,
  isMain,
}: {
  readonly name: string
  readonly children: ReactNode
  readonly isMain?: true
}) {
  return (
    <>
      <dt className={join(isMain ? 'font-semibold' : 'text-muted')}>{name}</dt>
      <dd className={join('text-right', isMain ? 'font-bold' : 'font-medium')}>{children}</dd>
    </>
  )
}
