/** The switch of quick bets, and what one stakes. */
import { AmountField } from '@uwanja/ui/AmountField'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { fill } from '@uwanja/i18n/fill'
import { useIsPlayer } from '../session.ts'
import { amountText, minorOf } from './figures.ts'
import { setQuick, useQuick } from './quick.ts'
import { useSlipSaid } from './said.ts'

export function QuickBet({ currency }: { readonly currency: string }) {
  const { t } = useSlipSaid()
  const isPlayer = useIsPlayer()
  const { isOn, typed } = useQuick()
  const unit = minorOf(typed)
  if (!isPlayer) return null
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-2">
      <Checkbox label={t.quick} checked={isOn} onChange={({ target }) => setQuick({ isOn: target.checked })} />
      {isOn && (
        <>
          <AmountField
            label={t.stake}
            currency={currency}
            value={typed}
            onChange={({ target }) => setQuick({ typed: target.value })}
          />
          <p className="text-sm text-muted" role="status">
            {unit === null
              ? fill(t.quickHelp, { amount: '–' })
              : fill(t.quickOn, { amount: amountText(unit, currency) })}
          </p>
        </>
      )}
    </section>
  )
}
