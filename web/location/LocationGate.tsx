/** Stands before every frame: a spinner while the location is checked, then the blocked page or the site (S07). */
import { Spinner } from '@uwanja/ui/Spinner'
import { Suspense, useEffect, type ReactNode } from 'react'
import { useNotice } from '../responsible/notice.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { BlockedFrame } from './BlockedFrame.tsx'
import { askGate, useGate } from './gate.ts'
import { tapped } from '../missing/late.ts'

const ResponsibleDialog = tapped(async () => (await import('../responsible/ResponsibleDialog.tsx')).ResponsibleDialog)

export function LocationGate({ children }: { children: ReactNode }) {
  const t = useTranslations('location')
  const gate = useGate((now) => now.gate)
  const isNoticeDue = useNotice(gate)
  useEffect(() => void askGate(), [])

  if (gate.state === 'checking') {
    return (
      <div className="fixed inset-0 z-50 flex items-center justify-center bg-ground">
        <Spinner size={40} label={t('checking')} />
      </div>
    )
  }
  if (gate.state !== 'open') return <BlockedFrame gate={gate} />
  return (
    <>
      {children}
      {isNoticeDue && (
        <Suspense fallback={null}>
          <ResponsibleDialog />
        </Suspense>
      )}
    </>
  )
}
