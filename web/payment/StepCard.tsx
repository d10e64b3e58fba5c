/** What a payment still wants of its player, again after a reload: an account or a code to copy, or a page to go to. */
import type { WirePayment } from '@uwanja/contract/site/cashier'
import { buttonVariant } from '@uwanja/ui/looks/button'
import type { Loose } from '../send.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { CopyText } from './CopyText.tsx'
import { payPage } from './pay-page.ts'

export function StepCard({ step }: { step: Loose<WirePayment['step']> }) {
  const t = useTranslations('kudipal')
  const page = step?.next === 'redirect' ? payPage(step.url) : null
  if (page !== null)
    return (
      <a href={page} className={buttonVariant('primary', 'wide')}>
        {t('confirm')}
      </a>
    )
  if (step?.next !== 'show') return null
  const shown = [
    [t('bankName'), step.show?.['bankName']],
    [t('accountNumber'), step.show?.['accNumber']],
    [t('code'), step.show?.['ussdCode']],
  ] as const
  return shown.map(([label, text]) => text && <CopyText key={label} label={label} text={text} />)
}
