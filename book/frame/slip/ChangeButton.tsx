/** The tap that puts the slip in the place of a bet: what is added or comes back is said on it. */
import { fill } from '@uwanja/i18n/fill'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import type { Editing } from './editing.ts'
import { amountText } from './figures.ts'
import { useSlipSaid } from './said.ts'

interface Props {
  readonly editing: Editing
  /** Of the new bet, in minor units; null: it is not known yet. */
  readonly stake: number | null
  readonly isSingleSlip: boolean
  readonly isOff: boolean
  onTap(quote: NonNullable<Editing['quote']>): void
}

export function ChangeButton({ editing: { quote, currency }, stake, isSingleSlip, isOff, onTap }: Props) {
  const { t } = useSlipSaid()
  if (!isSingleSlip) return <Alert tone="info">{t.editOneSlip}</Alert>
  const more = stake === null || !quote ? null : stake - quote.value
  const amount = amountText(Math.abs(more ?? 0), currency)
  return (
    <Button variant="primary" size="wide" disabled={isOff || !quote} onClick={() => quote && onTap(quote)}>
      {more === null || more === 0 ? t.change : fill(more > 0 ? t.changeMore : t.changeLess, { amount })}
    </Button>
  )
}
