/** A payment's live state: what is awaited, since when, what to do if nothing comes; then how it ended. */
import { Countdown } from '@uwanja/ui/Countdown'
import { minutesSeconds } from '@uwanja/ui/countdown-text'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { join } from '@uwanja/ui/looks/join'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { CircleCheck, CircleX, Smartphone, Undo2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { InstallOffer } from '../install/InstallOffer.tsx'
import { jurisdiction } from '../jurisdiction.ts'
import { moneyText } from '../money-text.ts'
import { serverNow } from '../server-clock.ts'
import { useSession } from '../session/session.ts'
import { WantedLink } from '../session/WantedLink.tsx'
import { useDates } from '../texts/use-dates.ts'
import { useNoteText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { isOver, type WaitsFor, type Phase } from './payment-rules.ts'
import { usePayment } from './use-payment.ts'
import { WaitingActions, type Leaving } from './WaitingActions.tsx'

const MARKS: Record<Phase, { Icon: LucideIcon; look: string }> = {
  approve: { Icon: Smartphone, look: 'text-text animate-pulse' },
  sent: { Icon: Smartphone, look: 'text-text animate-pulse' },
  paid: { Icon: CircleCheck, look: 'text-win' },
  failed: { Icon: CircleX, look: 'text-loss' },
  returned: { Icon: Undo2, look: 'text-win' },
}

type Props = {
  id: string
  /** The server's words while it waits. */
  intro: ReactNode
  /** What a page says of its own where the server lets no payment be followed; elsewhere the payment's state is truer. */
  claim?: ReactNode
  /** What a deposit waits for: a PIN on the phone, the player's payment as a step shows it, or the company. */
  awaits?: WaitsFor
  /** What can be done while it waits; absent: nothing, because the page is not where it was begun. */
  waiting?: Leaving
  /** What can be done once it is over. */
  children: ReactNode
}

export function PaymentState({ id, intro, claim, awaits = 'phone', waiting, children }: Props) {
  const t = useTranslations('payment')
  const noteText = useNoteText()
  const { payment, phase, loading } = usePayment(id)
  if (loading) return <Skeleton className="h-44 rounded-2xl" />
  // A server without this call: its words, and the form again for whoever wants it.
  if (!payment || !phase)
    return (
      <>
        {intro}
        {claim}
        {children}
      </>
    )

  const amount = { amount: moneyText(payment.amount), currency: payment.currency ?? '' }
  const isDeposit = payment.direction !== 'withdraw'
  const words: Record<Phase, readonly [string, string]> = {
    approve: {
      phone: [t('waitingTitle'), t('waitingText', amount)] as const,
      player: [t('payTitle'), t('payText', amount)] as const,
      company: [t('checkingTitle'), t('checkingText', amount)] as const,
    }[awaits],
    sent: [t('sentTitle'), t('sentText')],
    paid: [t('paidTitle'), isDeposit ? t('depositPaid', amount) : t('withdrawPaid', amount)],
    failed: [t('failedTitle'), t('depositFailed')],
    returned: [t('returnedTitle'), t('withdrawReturned', amount)],
  }
  const { Icon, look } = MARKS[phase]
  return (
    <>
      {!isOver(phase) && intro}
      <section className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-5" aria-live="polite">
        <div className="flex items-start gap-4">
          <Icon size={36} className={join('shrink-0', look)} aria-hidden="true" />
          <div className="min-w-0">
            <h2 className="text-xl font-bold">{words[phase][0]}</h2>
            <p className="mt-1">{words[phase][1]}</p>
            {payment.reason && <p className="mt-1 text-muted">{noteText(payment.reason)}</p>}
          </div>
        </div>
        {isOver(phase) ? (
          <>
            {phase === 'paid' && isDeposit && <WantedLink />}
            {children}
            {phase === 'paid' && isDeposit && <InstallOffer />}
          </>
        ) : (
          <>
            {isDeposit && awaits === 'phone' && <DemoPhone />}
            <Waiting since={payment.createdAt ?? ''} hint={isDeposit && awaits === 'phone' ? 'phone' : 'none'} />
            {waiting && (
              <WaitingActions
                key={id}
                {...waiting}
                amount={String(payment.amount ?? '')}
                since={payment.createdAt ?? ''}
              />
            )}
          </>
        )}
      </section>
    </>
  )
}

/** In a demonstration the phone is a page, and nobody has to know where. */
function DemoPhone() {
  const t = useTranslations('payment')
  const number = useSession((session) => session.user?.user.userName ?? '')
  const { demoPhone } = jurisdiction.links
  if (!demoPhone || number === '') return null
  return (
    <a className={buttonVariant('secondary')} href={`${demoPhone}${number}`} target="_blank" rel="noreferrer">
      {t('openPhone')}
    </a>
  )
}

function Waiting({ since, hint }: { since: string; hint: 'phone' | 'none' }) {
  const t = useTranslations('payment')
  const dates = useDates()
  const sinceMs = Date.parse(since)
  return (
    <>
      {Number.isFinite(sinceMs) && (
        <p className="flex flex-wrap justify-between gap-2 rounded-xl bg-raised px-4 py-3 text-sm">
          <span>{t('since', { time: dates(sinceMs, 'clock') })}</span>
          <span className="font-semibold">
            <span className="sr-only">{t('elapsed')} </span>
            <Countdown until={sinceMs} now={serverNow} render={(leftMs) => minutesSeconds(Math.max(0, -leftMs))} />
          </span>
        </p>
      )}
      {hint === 'phone' && <p className="text-sm text-muted">{t('nothingComes')}</p>}
    </>
  )
}
