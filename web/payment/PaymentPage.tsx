/** One deposit's or withdrawal's life: its state, what happened so far, and what comes next. Ours, beyond the specification. */
import { PAYMENT_STATES } from '@uwanja/contract/site/payment-states'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { Card } from '@uwanja/ui/Card'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { ReceiptText } from 'lucide-react'
import { AskAbout } from '../messages/AskAbout.tsx'
import { moneyText } from '../money-text.ts'
import { useHere } from '../place.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useDates } from '../texts/use-dates.ts'
import { useNoteText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { awaitedOf, isOver, type Phase } from './payment-rules.ts'
import { Parcel } from './Parcel.tsx'
import { PaymentPanel } from './PaymentPanel.tsx'
import { StepCard } from './StepCard.tsx'
import { usePayment } from './use-payment.ts'

export function PaymentPage() {
  const t = useTranslations('life')
  const id = new URLSearchParams(useHere().search).get('id') ?? ''
  const { payment, phase, loading } = usePayment(id)
  const isKnown = payment !== null && phase !== null
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-4">
      <h1 className="text-2xl font-bold sm:text-3xl">{t('title')}</h1>
      {loading && <Skeleton className="h-72 rounded-2xl" />}
      {!loading && !isKnown && (
        <EmptyState title={t('missing')} mark={<ReceiptText size={40} aria-hidden="true" />}>
          <p>{t('missingText')}</p>
          <ScreenLink to="/TransactionHistory" className={`${buttonVariant('secondary')} mt-4`}>
            {t('toHistory')}
          </ScreenLink>
        </EmptyState>
      )}
      {isKnown && (
        <>
          <PaymentPanel id={id} intro={null} awaits={awaitedOf(payment)}>
            <ScreenLink to="/TransactionHistory" className={buttonVariant('secondary')}>
              {t('toHistory')}
            </ScreenLink>
          </PaymentPanel>
          {!isOver(phase) && <StepCard step={payment.step} />}
          <Facts payment={payment} />
          {payment.direction === 'withdraw' && !isOver(phase) ? (
            <Card>
              <Parcel payment={payment} />
            </Card>
          ) : (
            <Timeline timeline={payment.timeline ?? []} />
          )}
          <Card className="flex flex-col gap-2" aria-labelledby="payment-next">
            <h2 id="payment-next" className="text-lg font-semibold">
              {t('next')}
            </h2>
            <p>{t(`nextText.${nextOf(payment.state, phase)}`)}</p>
          </Card>
          <AskAbout reference={payment.reference || id} what="payment" />
        </>
      )}
    </div>
  )
}

/** As a server says it: any field may be missing. */
type Shown = NonNullable<ReturnType<typeof usePayment>['payment']>

function nextOf(rawState: unknown, phase: Phase): 'approve' | 'sent' | 'requested' | 'over' {
  if (isOver(phase)) return 'over'
  return phase === 'sent' && rawState === 'requested' ? 'requested' : phase === 'sent' ? 'sent' : 'approve'
}

function Facts({ payment }: { payment: Shown }) {
  const t = useTranslations('life')
  const taxWord = useTranslations('tax')('word')
  const noteText = useNoteText()
  const facts = [
    [t(payment.direction === 'withdraw' ? 'withdraw' : 'deposit'), payment.name || noteText(payment.viewName)],
    [t('destination'), payment.destination],
    [t('reference'), payment.reference],
    [taxWord, payment.tax === undefined ? undefined : `${moneyText(payment.tax)} ${payment.currency ?? ''}`],
  ] as const
  return (
    <dl className="grid gap-x-6 gap-y-2 rounded-2xl border border-line bg-surface p-4 sm:grid-cols-[auto_1fr] sm:p-6">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="mb-1 font-semibold break-all tabular-nums">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Timeline({ timeline }: { timeline: NonNullable<Shown['timeline']> }) {
  const t = useTranslations('life')
  const dates = useDates()
  const steps = timeline.flatMap((step) => {
    const state = PAYMENT_STATES.find((one) => one === step?.state)
    const at = Date.parse(step?.at ?? '')
    return state && Number.isFinite(at) ? [{ state, at }] : []
  })
  if (steps.length === 0) return null
  return (
    <Card aria-labelledby="payment-timeline">
      <h2 id="payment-timeline" className="text-lg font-semibold">
        {t('timeline')}
      </h2>
      <ol className="mt-3 flex flex-col gap-3 border-l-2 border-line pl-4">
        {steps.map(({ state, at }, nth) => (
          <li key={nth} className="flex flex-wrap justify-between gap-x-4">
            <span className={nth === steps.length - 1 ? 'font-semibold' : 'text-muted'}>{t(`states.${state}`)}</span>
            <time dateTime={new Date(at).toISOString()} className="text-sm text-muted tabular-nums">
              {dates(at, 'step')}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  )
}
