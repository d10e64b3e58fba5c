/** Cash at a Selcom agent or pay point: what to say and which name to give (D09). */
import { Alert } from '@uwanja/ui/Alert'
import { CopyText } from '../payment/CopyText.tsx'
import type { ShownMethod } from '../payment/method-rules.ts'
import { useSession } from '../session/session.ts'
import { useTranslations } from '../texts/use-translations.ts'

export function AgentSteps({ method }: { method: ShownMethod<string> }) {
  const t = useTranslations('mobile')
  const userName = useSession((session) => session.user?.user.userName ?? '')
  const steps = [
    t('agentGo'),
    t('agentSay'),
    t('agentReference', { userName }),
    t('agentName'),
    t('agentCash', { currency: method.exchange?.currency ?? method.currency }),
    t('agentReceipt'),
  ]
  return (
    <div className="flex flex-col gap-4">
      <ol className="flex list-decimal flex-col gap-1.5 pl-6 marker:font-semibold marker:text-muted">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CopyText label={t('reference')} text={userName} />
      {method.exchange && (
        <p className="rounded-xl bg-raised px-4 py-3 text-sm">
          {t('rate', { own: method.currency, rate: method.exchange.rate, currency: method.exchange.currency })}{' '}
          {t('agentExchange')}
        </p>
      )}
      <Alert tone="info">{t('comes')}</Alert>
    </div>
  )
}
