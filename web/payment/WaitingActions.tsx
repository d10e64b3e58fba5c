/** While a payment waits: asked for once more, by another method, or not at all. Nothing of it moves money. */
import { Button } from '@uwanja/ui/Button'
import { useEffect, useState } from 'react'
import { serverNow } from '../server-clock.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { Refusal } from './Refusal.tsx'

/** Sooner a request may still be on its way to the phone. */
const AGAIN_AFTER_MS = 30_000

export interface Leaving {
  /** Null: what is asked for is asked for once. @returns why it was not, or null. */
  readonly resend: ((amount: string) => Promise<string | null>) | null
  readonly leave: () => void
}

type Props = Leaving & { amount: string; since: string }

/** The first method that is not open gets the focus: it is what was looked for. */
function showOthers(): void {
  const other = document.querySelector<HTMLElement>('#methods h2 > button[aria-expanded="false"]')
  other?.focus()
  other?.scrollIntoView({ block: 'center' })
}

export function WaitingActions({ resend, leave, amount, since }: Props) {
  const t = useTranslations('payment')
  const isLate = useLate(since)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function again(): Promise<void> {
    setBusy(true)
    try {
      setProblem((await resend?.(amount)) ?? null)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-2">
      {resend && isLate && (
        <>
          <Button busyLabel={isBusy ? t('elapsed') : undefined} onClick={() => void again()}>
            {t('again')}
          </Button>
          <p className="text-sm text-muted">{t('againText')}</p>
        </>
      )}
      {problem !== null && <Refusal status={problem} />}
      <div className="grid grid-cols-2 gap-2">
        <Button
          onClick={() => {
            leave()
            // The form comes back first, and the list moves with it.
            setTimeout(showOthers)
          }}
        >
          {t('otherMethod')}
        </Button>
        <Button onClick={leave}>{t('stop')}</Button>
      </div>
      <p className="text-sm text-muted">{t('stopText')}</p>
    </div>
  )
}

/** Whether what was asked for at `since` has waited long enough; what is asked for again waits from then on. */
function useLate(since: string): boolean {
  const [lateSince, setLateSince] = useState(() => (leftMs(since) > 0 ? '' : since))
  useEffect(() => {
    const timer = setTimeout(() => setLateSince(since), leftMs(since))
    return () => clearTimeout(timer)
  }, [since])
  return lateSince === since
}

/** Milliseconds until it may be asked for again; 0 where `since` cannot be read. */
function leftMs(since: string): number {
  return Math.max(0, Date.parse(since) + AGAIN_AFTER_MS - serverNow()) || 0
}
