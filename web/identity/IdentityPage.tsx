/** Who a player is: what each step allows, how far they are, and the form that has a document checked (ours). */
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { Check, Circle } from 'lucide-react'
import { HoldNotice } from '../hold/HoldNotice.tsx'
import { moneyText } from '../money-text.ts'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { IdentityForm } from './IdentityForm.tsx'
import { useDocumentText } from './use-document-text.ts'
import { useIdentity, type Identity } from './use-identity.ts'

const STEPS = ['number', 'names', 'document'] as const

export function IdentityPage() {
  const t = useTranslations()
  const query = useIdentity()
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-4">
      <h1 className="text-2xl font-bold sm:text-3xl">{t('identity.title')}</h1>
      <p className="text-muted">{t('identity.lead')}</p>
      <HoldNotice />
      {query.isPending && <Skeleton className="h-96 rounded-2xl" />}
      {query.error && (
        <Alert tone="danger">
          <p>{t('identity.failed')}</p>
          <Button className="mt-3" onClick={() => void query.refetch()}>
            {t('form.retry')}
          </Button>
        </Alert>
      )}
      {query.data && <Steps known={query.data} />}
      {query.data?.checked && <Checked known={query.data} />}
      {query.data && <IdentityForm known={query.data} />}
    </div>
  )
}

type Allows = NonNullable<NonNullable<Identity['tiers']>[number]>

function Steps({ known: { tier = 0, tiers, currency = '', deposited, withdrawn } }: { known: Identity }) {
  const t = useTranslations('identity')
  const code = currency ?? ''
  const allowed = (allows: Allows | undefined) => {
    const { upTo, outUpTo } = allows ?? {}
    if (typeof upTo !== 'number') return t('noLimit')
    if (outUpTo !== 0) return t('each', { amount: moneyText(upTo), currency: code })
    return upTo === 0 ? t('nothing') : t('onlyIn', { amount: moneyText(upTo), currency: code })
  }
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t('steps')}</h2>
      <ol className="flex flex-col gap-3">
        {STEPS.map((step, at) => {
          const allows = tiers?.find((one) => one?.tier === at) ?? undefined
          const isReached = (tier ?? 0) >= at
          // A faint tick would be a tick.
          const Mark = isReached ? Check : Circle
          return (
            <li
              key={step}
              aria-current={tier === at ? 'step' : undefined}
              className="flex gap-3 rounded-xl bg-raised p-3"
            >
              <Mark aria-hidden className={`mt-0.5 size-5 shrink-0 ${isReached ? 'text-win' : 'text-muted'}`} />
              <div>
                <p className="font-semibold">
                  {t(`tiers.${step}`)}
                  {tier === at && <span className="ml-2 text-sm font-medium text-muted">{t('here')}</span>}
                </p>
                <p className="text-sm text-muted">{allowed(allows)}</p>
              </div>
            </li>
          )
        })}
      </ol>
      <p className="text-sm text-muted">
        {t('moved', { deposited: moneyText(deposited ?? 0), withdrawn: moneyText(withdrawn ?? 0), currency: code })}
      </p>
    </Card>
  )
}

function Checked({ known: { tier, checked } }: { known: Identity }) {
  const t = useTranslations('identity')
  const dates = useDates()
  const documentText = useDocumentText()
  const said = t('checked', {
    document: documentText(checked?.documentType),
    last4: checked?.last4 ?? '',
    moment: dates(checked?.at, 'moment'),
  })
  return (
    <Alert tone={tier === 2 ? 'success' : 'info'}>
      <p>{said}</p>
      {tier !== 2 && <p className="mt-1 font-medium">{t('changed')}</p>}
    </Alert>
  )
}
