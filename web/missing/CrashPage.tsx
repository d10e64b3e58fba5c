/** What shows when a page throws, or its chunk is gone after a release: reload is the way on. */
import { Button } from '@uwanja/ui/Button'
import { useEffect } from 'react'
import { logFailure } from '../log.ts'
import { useTranslations } from '../texts/use-translations.ts'

export function CrashPage({ error }: { error: unknown }) {
  const t = useTranslations('crash')
  useEffect(() => logFailure('a page broke', error), [error])
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-16 text-center">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <p className="text-balance text-muted">{t('text')}</p>
      <Button variant="primary" size="large" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </div>
  )
}
