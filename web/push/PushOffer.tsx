/** At a good moment, while something is awaited: this phone can tell of it. The browser asks after a tap, never before. */
import { Button } from '@uwanja/ui/Button'
import { Alert } from '@uwanja/ui/Alert'
import { useState } from 'react'
import { useTranslations } from '../texts/use-translations.ts'
import { ALL_KINDS } from './phone.ts'
import { isOffered } from './push-rules.ts'
import { usePush } from './use-push.ts'

const KEY = 'pushOffer'

function putOffAt(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function PushOffer({ awaits }: { awaits: 'withdrawal' | 'bet' }) {
  const t = useTranslations('push')
  const { state, work, problem, choose } = usePush()
  const [openedMs] = useState(Date.now)
  const [putOff, setPutOff] = useState(putOffAt)
  if (state === 'on' && work === 'saved')
    return (
      <p role="status" className="rounded-xl bg-raised p-4 font-semibold">
        {t('offerDone')}
      </p>
    )
  if (!isOffered(state, putOff, openedMs)) return null
  function leave(): void {
    const now = String(openedMs)
    setPutOff(now)
    try {
      localStorage.setItem(KEY, now)
    } catch {
      // Without storage it is offered on the next page again.
    }
  }
  return (
    <section aria-labelledby="push-offer" className="flex flex-col gap-3 rounded-xl bg-raised p-4">
      <div>
        <h3 id="push-offer" className="font-semibold">
          {t(`offer.${awaits}`)}
        </h3>
        <p className="text-sm text-muted">{t('offerText')}</p>
      </div>
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busyLabel={work === 'working' ? t('working') : undefined}
          onClick={() => void choose(ALL_KINDS)}
        >
          {t('turnOn')}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t('later')}
        </Button>
      </div>
    </section>
  )
}
