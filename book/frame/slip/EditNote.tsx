/** Says which bet the slip is to take the place of, and what that one brings along. */
import { fill } from '@uwanja/i18n/fill'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { endEditing, type Editing } from './editing.ts'
import { amountText } from './figures.ts'
import { useSlipSaid } from './said.ts'

export function EditNote({ editing: { stake, currency, quote } }: { readonly editing: Editing }) {
  const { t } = useSlipSaid()
  const text =
    quote === null
      ? t.editNone
      : fill(t.editing, {
          stake: amountText(stake, currency),
          value: quote === undefined ? '…' : amountText(quote.value, currency),
        })
  return (
    <div className="flex flex-col gap-2">
      <Alert tone={quote === null ? 'danger' : 'info'}>{text}</Alert>
      <Button variant="quiet" className="self-end" onClick={endEditing}>
        {t.editStop}
      </Button>
    </div>
  )
}
