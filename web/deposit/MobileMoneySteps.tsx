/** A network's menu step by step: business number and user name to type, the money comes by itself (D08). */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { Alert } from '@uwanja/ui/Alert'
import { CopyText } from '../payment/CopyText.tsx'
import type { ShownMethod } from '../payment/method-rules.ts'
import { useSession } from '../session/session.ts'
import { useTranslations } from '../texts/use-translations.ts'

/** What is dialled for each network's menu. */
const CODES = {
  FastHubMPesaDeposit: '*150*00#',
  FastHubTigoPesaDeposit: '*150*01#',
  FastHubAirtelDeposit: '*150*60#',
  FastHubHaloPesaDeposit: '*150*88#',
} as const
type Network = keyof typeof CODES

const isNetwork = (name: string): name is Network => Object.hasOwn(CODES, name)

export function MobileMoneySteps({ method }: { method: ShownMethod<string> }) {
  const t = useTranslations('mobile')
  const userName = useSession((session) => session.user?.user.userName ?? '')
  if (!isNetwork(method.viewName)) return null
  const steps = [
    t('dial', { code: CODES[method.viewName] }),
    t(`pay.${method.viewName}`),
    t('enterBusiness'),
    t('typeBusiness', { number: CONSTANTS.payBillBusinessNumber }),
    t('typeReference', { userName }),
    t('typeAmount'),
    t('typePin'),
  ]
  return (
    <div className="flex flex-col gap-4">
      <ol className="flex list-decimal flex-col gap-1.5 pl-6 marker:font-semibold marker:text-muted">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CopyText label={t('business')} text={CONSTANTS.payBillBusinessNumber} />
      <CopyText label={t('reference')} text={userName} />
      <Alert tone="info">{t('comes')}</Alert>
    </div>
  )
}
