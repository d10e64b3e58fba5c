/** A text to copy (an account number, a code, a key), with a button that says for three seconds that it was done. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { Button } from '@uwanja/ui/Button'
import { join } from '@uwanja/ui/looks/join'
import { useEffect, useState } from 'react'
import { logFailure } from '../log.ts'
import { useTranslations } from '../texts/use-translations.ts'

/** A key ends its lines between its groups. */
const LOOKS = {
  number: 'text-lg break-all tabular-nums',
  key: 'font-mono text-sm tracking-wide wrap-anywhere',
} as const

type Props = {
  label: string
  text: string
  /** `key`: long, and read letter by letter; `name` is what it is called where the label is a sentence. */
  look?: 'number' | 'key'
  name?: string
}

export function CopyText({ label, text, look = 'number', name = label }: Props) {
  const t = useTranslations('money')
  const [copiedAt, setCopiedAt] = useState<number | null>(null)

  useEffect(() => {
    if (copiedAt === null) return
    const timer = setTimeout(() => setCopiedAt(null), CONSTANTS.copyConfirmationMs)
    return () => clearTimeout(timer)
  }, [copiedAt])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopiedAt(Date.now())
    } catch (error) {
      // It can be selected by hand (K05: a copy failure is logged only).
      logFailure('copying failed', error)
    }
  }

  return (
    <div className="flex flex-col gap-1">
      <span className="text-sm text-muted">{label}</span>
      <div className="flex items-center gap-2 rounded-xl border border-dashed border-control bg-raised p-2 pl-3.5">
        <strong aria-label={name} className={join('min-w-0 flex-1 select-all', LOOKS[look])}>
          {text}
        </strong>
        <Button className="shrink-0" onClick={() => void copy()}>
          <span aria-live="polite">{copiedAt === null ? t('copy') : t('copied')}</span>
        </Button>
      </div>
    </div>
  )
}
