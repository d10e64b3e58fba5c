/** The key to type where nothing can be scanned, and a button that copies it and says so for three seconds. */
import { CONSTANTS } from '@uwanja/contract/constants'
import { Button } from '@uwanja/ui/Button'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { logFailure } from '../log.ts'

export function CopyKey({ manualCode }: { manualCode: string }) {
  const t = useTranslations('twoStep')
  const [copiedAt, setCopiedAt] = useState<number | null>(null)

  useEffect(() => {
    if (copiedAt === null) return
    const timer = setTimeout(() => setCopiedAt(null), CONSTANTS.copyConfirmationMs)
    return () => clearTimeout(timer)
  }, [copiedAt])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(manualCode)
      setCopiedAt(Date.now())
    } catch (error) {
      // The key can be selected by hand (specification B8: a copy failure is logged only).
      logFailure('copying the key failed', error)
    }
  }

  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm text-muted">{t('orType')}</p>
      <div className="flex items-center gap-2 rounded-xl border border-dashed border-control bg-raised p-2 pl-3.5">
        <code aria-label={t('key')} className="min-w-0 flex-1 font-mono text-sm font-semibold tracking-wide select-all">
          {manualCode}
        </code>
        <Button className="shrink-0" onClick={() => void copy()}>
          <span aria-live="polite">{copiedAt === null ? t('copy') : t('copied')}</span>
        </Button>
      </div>
    </div>
  )
}
