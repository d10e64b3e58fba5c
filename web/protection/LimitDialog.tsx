/** One limit: a new amount, or none. The server says whether it holds at once or has to be thought over. */
import { protection } from '@uwanja/contract/site/protection'
import { Alert } from '@uwanja/ui/Alert'
import { AmountField } from '@uwanja/ui/AmountField'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { useState } from 'react'
import { moneyText, typedAmount } from '../money-text.ts'
import { send } from '../send.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import type { LimitName } from './limit-rules.ts'
import { useChange } from './use-rules.ts'

type Props = { title: string; name: LimitName; amount: number | null; currency: string; onClose: () => void }

export function LimitDialog({ title, name, amount, currency, onClose }: Props) {
  const t = useTranslations()
  const statusText = useStatusText()
  const [typed, setTyped] = useState(amount === null ? '' : moneyText(amount))
  const [missing, setMissing] = useState<string | undefined>(undefined)
  const { change, tell, problem, isWorking, busyLabel } = useChange()

  async function save(next: string): Promise<void> {
    const answer = await change(send(protection.setLimit, { name, amount: next }))
    if (answer === 'failed') return
    tell(answer?.isAtOnce === false ? 'later' : 'at once')
    onClose()
  }

  return (
    <Dialog title={title} closeLabel={t('shell.close')} onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const next = typedAmount(typed)
          setMissing(next === '' ? statusText('message.please_fill_the_field') : undefined)
          if (next !== '') void save(next)
        }}
      >
        <AmountField
          data-autofocus
          label={t('ownRules.limits.amount')}
          hint={t('ownRules.limits.hint')}
          currency={currency}
          value={typed}
          error={missing}
          readOnly={isWorking}
          onChange={({ target }) => setTyped(target.value)}
        />
        {problem !== null && <Alert tone="danger">{problem}</Alert>}
        <Button type="submit" variant="primary" size="wide" busyLabel={busyLabel}>
          {t('ownRules.limits.save')}
        </Button>
        {amount !== null && (
          <Button disabled={isWorking} onClick={() => void save('')}>
            {t('ownRules.limits.remove')}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
