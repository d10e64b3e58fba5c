/** Account number, amount and the name that was looked up, before the withdrawal is asked for (W02). */
import { banking } from '@uwanja/contract/site/banking'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { useState } from 'react'
import { moneyText } from '../money-text.ts'
import { Refusal } from '../payment/Refusal.tsx'
import { UnknownOutcome } from '../payment/UnknownOutcome.tsx'
import { send } from '../send.ts'
import { useTranslations } from '../texts/use-translations.ts'

export interface WithdrawalRequest {
  readonly amount: string
  readonly accountNumber: string
  readonly code: string
  readonly accountName: string
}

type Props = { asked: WithdrawalRequest; currency: string; onClose: () => void; onDone: () => void }

export function ConfirmAccount({ asked, currency, onClose, onDone }: Props) {
  const t = useTranslations()
  const [state, setState] = useState<'idle' | 'busy' | 'unknown'>('idle')
  const [problem, setProblem] = useState<string | null>(null)

  async function confirm(): Promise<void> {
    setState('busy')
    setProblem(null)
    try {
      const outcome = await send(banking.registerKudipalWithdraw, asked)
      if (outcome.ok) return onDone()
      setProblem(outcome.status)
      setState('idle')
    } catch {
      setState('unknown')
    }
  }

  const rows = [
    [t('kudipal.accountNumber'), asked.accountNumber],
    [t('money.amount'), `${moneyText(asked.amount)} ${currency}`],
    [t('kudipal.accountName'), asked.accountName],
  ] as const
  return (
    <Dialog title={t('kudipal.confirmTitle')} closeLabel={t('shell.close')} onClose={onClose}>
      <dl className="flex flex-col gap-3">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-lg font-semibold break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted">{t('kudipal.confirmText')}</p>
      {problem !== null && <Refusal status={problem} />}
      {state === 'unknown' && <UnknownOutcome />}
      <Button
        variant="primary"
        size="wide"
        busyLabel={state === 'busy' ? t('money.sending') : undefined}
        onClick={() => void confirm()}
      >
        {t('kudipal.confirmButton')}
      </Button>
    </Dialog>
  )
}
