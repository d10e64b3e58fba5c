/** Slips that were sent: how long each waits, what a trader offers, and what became of it. */
import { useEffect, useEffectEvent } from 'react'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Countdown } from '@uwanja/ui/Countdown'
import { Spinner } from '@uwanja/ui/Spinner'
import { fill } from '@uwanja/i18n/fill'
import { to } from '../routes.ts'
import { Link } from '../Link.tsx'
import { tell } from '../host.ts'
import { amountText } from './figures.ts'
import { oddsText, productText } from './form.ts'
import { closeSlip } from './open.ts'
import { answerOffer, forget, usePlacings, type Placing } from './placing.ts'
import { Refusal } from './Refusal.tsx'
import { useSlipSaid } from './said.ts'
import { replaceSelections } from './slip.ts'

/** @param onEnd Called when one has ended: the balance is another one. */
export function UnderWay({ onEnd }: { readonly onEnd: () => void }) {
  const all = usePlacings((state) => state.all)
  const over = Object.values(all).filter(({ isOver }) => isOver).length
  const ended = useEffectEvent(onEnd)
  useEffect(() => {
    if (over > 0) ended()
  }, [over])
  const entries = Object.entries(all)
  if (entries.length === 0) return null
  return (
    <ul className="flex flex-col gap-3" aria-live="polite">
      {entries.map(([id, placing]) => (
        <li key={id}>
          <One id={id} placing={placing} />
        </li>
      ))}
    </ul>
  )
}

const seconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000))

function One({ id, placing }: { readonly id: string; readonly placing: Placing }) {
  const { t } = useSlipSaid()
  const { view, untilMs, isSilent, failed } = placing
  if (failed !== null) return <Failed id={id} status={failed} />
  if (!view)
    return (
      <p className="flex items-center gap-2" role="status">
        <Spinner /> {isSilent ? t.asksAgain : t.sending}
      </p>
    )
  if (view.state === 'accepted') return <Accepted id={id} placing={placing} />
  if (view.reason !== null)
    return (
      <Ended id={id} isRefusal>
        <Refusal reason={view.reason} told={view.told} currency={view.currency} />
      </Ended>
    )
  const wait = (text: string) =>
    untilMs === null ? (
      t.deciding
    ) : (
      <Countdown until={untilMs} render={(left) => (left <= 0 ? t.deciding : fill(text, { seconds: seconds(left) }))} />
    )
  if (view.state === 'review')
    return view.offer ? <Offer id={id} placing={placing} /> : <Alert tone="info">{wait(t.review)}</Alert>
  return <Alert tone="info">{isSilent ? t.asksAgain : wait(t.waiting)}</Alert>
}

function Offer({ id, placing: { view, untilMs } }: { readonly id: string; readonly placing: Placing }) {
  const { t } = useSlipSaid()
  const { unit, odds } = view!.offer!
  const stake = amountText(unit * view!.lines, view!.currency)
  const text = (left: number): string =>
    fill(t.offered, { stake, odds: odds.length === 1 ? oddsText(odds[0]) : productText(odds), seconds: seconds(left) })
  return (
    <div className="flex flex-col gap-3">
      <Alert tone="info">
        <Countdown until={untilMs ?? 0} render={text} />
      </Alert>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="primary" onClick={() => void answerOffer(id, 'takeOffer')}>
          {t.takeOffer}
        </Button>
        <Button onClick={() => void answerOffer(id, 'leaveOffer')}>{t.leaveOffer}</Button>
      </div>
    </div>
  )
}

function Accepted({ id, placing: { view, selections, quote } }: { readonly id: string; readonly placing: Placing }) {
  const { t } = useSlipSaid()
  const { stake, currency, legs, price, kind, most } = view!
  const odds = legs.map((leg) => leg.odds)
  const shown = price !== null ? oddsText(price) : kind === 'system' ? '–' : productText(odds)
  return (
    <Ended id={id}>
      <Alert tone="success">
        <p className="font-semibold">{quote ? t.changed : t.placed}</p>
        <p className="tabular-nums">
          {fill(t.placedText, {
            stake: amountText(stake, currency),
            odds: shown,
            most: amountText(most ?? 0, currency),
          })}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-4">
          <Link to={to('my-bets')} onClick={closeSlip} className="inline-flex min-h-11 items-center underline">
            {t.toMyBets}
          </Link>
          <button
            type="button"
            className="min-h-11 underline"
            onClick={() => {
              replaceSelections(selections)
              forget(id)
            }}
          >
            {t.again}
          </button>
        </p>
      </Alert>
    </Ended>
  )
}

/** Of an edit: the bet before is worth another sum by now, or nothing. */
const FAILED_EDIT: ReadonlySet<string> = new Set(['QUOTE_ENDED', 'CASH_OUT_NOT_AVAILABLE'])

function Failed({ id, status }: { readonly id: string; readonly status: string }) {
  const { t } = useSlipSaid()
  return (
    <Ended id={id} isRefusal>
      <Alert tone="danger">
        {FAILED_EDIT.has(status) ? t.changeNo : status === 'SLIP_ALREADY_USED' ? t.used : t.failed}
      </Alert>
      {status === 'UNAUTHORIZED' && (
        <Button variant="primary" size="wide" onClick={() => tell('goToLogin')}>
          {t.login}
        </Button>
      )}
    </Ended>
  )
}

function Ended({
  id,
  children,
}: {
  readonly id: string
  readonly isRefusal?: true
  readonly children: React.ReactNode
}) {
  const { t } = useSlipSaid()
  return (
    <div className="flex flex-col gap-2">
      {children}
      <Button variant="quiet" className="self-end" onClick={() => forget(id)}>
        {t.done}
      </Button>
    </div>
  )
}
