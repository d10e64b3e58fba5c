/** One payment: how it went and whose it is; a withdrawal that waits is decided here, on its reasons and its player in figures. */
import { Link, useParams } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import type { OfficePayment } from '@uwanja/contract/operators/payments'
import type { ReviewReason } from '@uwanja/contract/operators/withdrawals'
import { Card } from '@uwanja/ui/Card'
import { useOfficeQuery } from '../ask.ts'
import { Facts } from '../Facts.tsx'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { PlayerFigures } from '../players/PlayerFigures.tsx'
import { Standing } from '../players/Standing.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { Decide } from '../withdrawals/Decide.tsx'
import { usePaymentWords } from './use-payment-words.ts'

const POLL_MS = 10_000

type Review = NonNullable<OfficePayment['review']>

export function PaymentPage() {
  const { id = '' } = useParams()
  const { texts, money, kind, state } = useSpeech()
  const asked = useOfficeQuery(office.payment, { id }, POLL_MS)
  return (
    <OfficeQuery asked={asked} title={texts.pages.payment}>
      {(payment) => (
        <>
          <PageHead
            title={
              <>
                {kind(payment.direction)} {money(payment.amount, payment.currency)}
                <span className="block text-base font-normal text-muted">{state(payment.state)}</span>
              </>
            }
          >
            <Link className="text-link" to={`/players/${payment.player.id}`}>
              {payment.player.name || payment.player.number}
            </Link>
          </PageHead>
          <Standing player={payment.player} />
          {payment.review && <Reasons payment={payment} review={payment.review} />}
          <PlayerFigures summary={payment.player} />
          <div className="grid gap-5 lg:grid-cols-2">
            <Card className="flex flex-col gap-4">
              <h2 className="text-lg font-semibold">{texts.pages.payment}</h2>
              <About payment={payment} />
            </Card>
            <Card className="flex flex-col gap-4">
              <h2 className="text-lg font-semibold">{texts.payment.steps}</h2>
              <Steps steps={payment.steps} />
            </Card>
          </div>
        </>
      )}
    </OfficeQuery>
  )
}

function Reasons({ payment, review }: { payment: OfficePayment; review: Review }) {
  const { texts, fill, state } = useSpeech()
  const { may } = useMe()
  const words = texts.payment
  const figure = useFigure(payment, review)
  const waits = payment.state === 'requested' && review.decision === ''
  const { id, amount, currency, player } = payment
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{waits ? words.reasons : words.reasonsWere}</h2>
      <ul className="flex flex-col gap-2 text-sm">
        {review.reasons.map((reason) => (
          <li key={reason}>
            <span className="font-semibold">{texts.review.reasons[reason]}</span>
            {figure(reason) !== '' && <div className="text-muted tabular-nums">{figure(reason)}</div>}
          </li>
        ))}
      </ul>
      {waits && review.firstBy !== '' && (
        <p>{review.isOwn ? texts.review.ownFirst : fill(texts.review.first, { name: review.firstBy })}</p>
      )}
      {waits && review.needsSecond && <p className="text-sm text-muted">{texts.review.needsSecond}</p>}
      {review.decision !== '' && (
        <p>
          {fill(words.decided, { decision: state(review.decision), name: review.decidedBy })}
          {review.why !== '' && `: ${review.why}`}
        </p>
      )}
      {waits && may('withdrawals.decide') && (
        <Decide orders={[{ id, amount, currency, name: player.name || player.number, isLarge: review.needsSecond }]} />
      )}
    </Card>
  )
}

/** The number behind a reason, in words; empty: it has none. */
function useFigure({ currency, player }: OfficePayment, { figures }: Review): (reason: ReviewReason) => string {
  const { texts, fill, money, time } = useSpeech()
  const words = texts.payment
  const amount = (text: string) => money(text, currency)
  const said: Partial<Record<ReviewReason, string>> = {
    amount: fill(words.withinDay, { amount: amount(figures.withinDay), automatic: amount(figures.automatic) }),
    first: fill(words.paidOut, { count: String(player.withdrawals.count) }),
    'new-destination': fill(words.destination, { destination: figures.destination }),
    doubt: figures.doubtAt === null ? '' : fill(words.doubt, { at: time(figures.doubtAt) }),
    deposits: fill(words.deposited, { amount: amount(figures.deposited) }),
    bonus: fill(words.bonus, { amount: amount(figures.bonus) }),
    'payee-name': fill(words.payee, { payee: figures.payee, name: player.name || '–' }),
  }
  return (reason) => said[reason] ?? ''
}

function About({ payment }: { payment: OfficePayment }) {
  const { texts, money, time } = useSpeech()
  const { source, reason: reasonText } = usePaymentWords()
  const words = texts.payment
  const { destination, key, companyReference, method, company, paid, tax, currency, reason, createdAt } = payment
  return (
    <Facts
      facts={[
        [words.key, key],
        [words.company, companyReference],
        [words.method, source(method)],
        [words.by, company],
        ...(destination === '' ? [] : [[words.goesTo, destination] as const]),
        [words.paid, paid === '' ? '' : money(paid, currency)],
        [words.tax, money(tax, currency)],
        [texts.withdrawals.since, time(createdAt)],
        ...(reason === '' ? [] : [[words.why, reasonText(reason)] as const]),
      ]}
    />
  )
}

function Steps({ steps }: Pick<OfficePayment, 'steps'>) {
  const { second, state } = useSpeech()
  const { reason } = usePaymentWords()
  return (
    <ol className="flex flex-col gap-1 text-sm">
      {steps.map((step, at) => (
        <li key={`${step.at} ${at}`} className="break-words">
          {second(step.at)} · {state(step.state)}
          {step.note !== '' && <span className="text-muted"> · {reason(step.note)}</span>}
        </li>
      ))}
    </ol>
  )
}
