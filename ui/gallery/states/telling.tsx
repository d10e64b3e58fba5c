/** States of what tells something: messages, time, progress, nothing. */
import { Mail } from 'lucide-react'
import { Alert } from '../../Alert.tsx'
import { Button } from '../../Button.tsx'
import { Countdown } from '../../Countdown.tsx'
import { minutesSeconds } from '../../countdown-text.ts'
import { EmptyState } from '../../EmptyState.tsx'
import { QrCode } from '../../QrCode.tsx'
import { Skeleton } from '../../Skeleton.tsx'
import { Spinner } from '../../Spinner.tsx'
import { Toasts } from '../../Toasts.tsx'
import { Wordmark } from '../../Wordmark.tsx'
import type { Samples } from '../samples/en.ts'
import type { State } from '../state.ts'

export function alertStates(words: Samples): readonly State[] {
  return [
    { name: 'danger', show: <Alert tone="danger">{words.refused}</Alert> },
    { name: 'success', show: <Alert tone="success">{words.done}</Alert> },
    { name: 'info', show: <Alert tone="info">{words.note}</Alert> },
    {
      name: 'with a title and an act',
      show: (
        <Alert tone="danger">
          <p className="font-semibold">{words.longTitle}</p>
          <p>{words.paragraph}</p>
          <Button className="mt-3">{words.history}</Button>
        </Alert>
      ),
    },
  ]
}

/** Toasts are fixed to the window: a box that transforms is a window to what it holds. */
export function toastsStates(words: Samples): readonly State[] {
  return [
    {
      name: 'one of each tone',
      show: (
        <div className="relative h-96 translate-z-0 overflow-hidden rounded-xl bg-ground">
          <Toasts closeLabel={words.close} />
        </div>
      ),
    },
  ]
}

export function countdownStates(words: Samples): readonly State[] {
  const [nowMs, minuteMs] = [Date.now(), 60_000]
  const line = (until: number, text: (leftMs: number) => string) => (
    <p>
      {words.left}: <Countdown until={until} render={text} />
    </p>
  )
  return [
    { name: 'five minutes', show: line(nowMs + 5 * minuteMs, minutesSeconds) },
    { name: 'over', show: line(nowMs, minutesSeconds) },
    { name: 'counting up', show: line(nowMs, (leftMs) => minutesSeconds(-leftMs)) },
  ]
}

export function emptyStateStates(words: Samples): readonly State[] {
  const mark = <Mail size={40} aria-hidden="true" />
  return [
    { name: 'alone', show: <EmptyState title={words.noMessages} /> },
    {
      name: 'with a mark and a way on',
      show: (
        <EmptyState title={words.noMessages} mark={mark}>
          <p>{words.noMessagesHint}</p>
          <Button>{words.deposit}</Button>
        </EmptyState>
      ),
    },
    {
      name: 'long text',
      show: (
        <EmptyState title={words.longTitle} mark={mark}>
          <p>{words.paragraph}</p>
        </EmptyState>
      ),
    },
  ]
}

export function skeletonStates(): readonly State[] {
  return [
    { name: 'a line', show: <Skeleton className="h-6" /> },
    { name: 'a card', show: <Skeleton className="h-28 rounded-2xl" /> },
    {
      name: 'a list',
      show: (
        <div className="flex flex-col gap-3">
          {[1, 2, 3].map((one) => (
            <Skeleton key={one} className="h-14" />
          ))}
        </div>
      ),
    },
  ]
}

export function spinnerStates(words: Samples): readonly State[] {
  return [
    { name: 'silent', show: <Spinner /> },
    { name: 'large, with a label', show: <Spinner size={40} label={words.loading} /> },
  ]
}

export function qrCodeStates(words: Samples): readonly State[] {
  const long = `otpauth://totp/Uwanja:2348030000001?issuer=Uwanja&secret=${'GEZDGNBV'.repeat(4)}`
  return [
    { name: 'a short text', show: <QrCode text="https://example.org" title={words.picture} /> },
    { name: 'a long text', show: <QrCode text={long} title={words.picture} /> },
  ]
}

export function wordmarkStates(): readonly State[] {
  return [
    { name: 'small', show: <Wordmark height={16} title="Uwanja" /> },
    { name: 'normal', show: <Wordmark title="Uwanja" /> },
    { name: 'large', show: <Wordmark height={44} title="Uwanja" /> },
    {
      name: 'by night',
      show: (
        <div className="night rounded-xl bg-turf p-6">
          <Wordmark title="Uwanja" />
        </div>
      ),
    },
  ]
}
