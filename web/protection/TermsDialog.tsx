/** New words of terms or privacy policy: read, and agreed to or not yet. */
import { useState } from 'react'
import { everyPage } from '@uwanja/contract/site/every-page'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { toasts } from '@uwanja/ui/toasts'
import { send } from '../send.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'

const TEXTS = { terms: '/Terms', privacy: '/PrivacyPolicy' } as const

export function TermsDialog({ version, onAnswered }: { version: string; onAnswered: () => void }) {
  const t = useTranslations('newTerms')
  const statusText = useStatusText()
  const dates = useDates()
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function agree(): Promise<void> {
    setWorking(true)
    const outcome = await send(everyPage.acceptTerms, { version }).catch(() => null)
    setWorking(false)
    if (!outcome?.ok) return setProblem(outcome ? statusText(outcome.status) : t('lost'))
    toasts.show('success', t('saved'))
    onAnswered()
  }

  return (
    <Dialog title={t('title')} onClose={null}>
      <p>{t('text', { date: dates(version, 'day') })}</p>
      {/* Beside this page, so that nobody loses where they were. */}
      <ul className="flex flex-col">
        {(['terms', 'privacy'] as const).map((name) => (
          <li key={name}>
            <a
              href={TEXTS[name]}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            >
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      <div className="grid grid-cols-2 gap-2">
        <Button size="large" disabled={isWorking} onClick={onAnswered}>
          {t('later')}
        </Button>
        <Button
          data-autofocus
          variant="primary"
          size="large"
          busyLabel={isWorking ? t('agree') : undefined}
          onClick={() => void agree()}
        >
          {t('agree')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t('laterText')}</p>
    </Dialog>
  )
}
