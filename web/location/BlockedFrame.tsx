/** The blocked page in place of the whole layout: the name, the language, and what can be done. */
import { Button } from '@uwanja/ui/Button'
import { Wordmark } from '@uwanja/ui/Wordmark'
import { useEffect } from 'react'
import { LanguageSelect } from '../shell/LanguageSelect.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { askGate, useGate } from './gate.ts'
import type { GateState } from './gate-rules.ts'
import { LocationNotice } from './LocationNotice.tsx'

export function BlockedFrame({ gate }: { gate: Extract<GateState, { state: 'blocked' | 'failed' }> }) {
  const t = useTranslations('location')
  const isAsking = useGate((now) => now.isAsking)
  const title = t(gate.state === 'failed' ? 'failedTitle' : 'blockedTitle')
  useEffect(() => {
    document.title = `${title} | Uwanja`
  }, [title])
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex items-center justify-between border-b border-line px-4 py-3 sm:px-6">
        <Wordmark title="Uwanja" />
        <LanguageSelect names="short" />
      </header>
      <main className="flex flex-1 items-center justify-center px-4 py-8">
        <LocationNotice title={title} gate={gate}>
          <Button
            variant="primary"
            size="large"
            busyLabel={isAsking ? t('retrying') : undefined}
            onClick={() => void askGate()}
          >
            {t('retry')}
          </Button>
        </LocationNotice>
      </main>
    </div>
  )
}
