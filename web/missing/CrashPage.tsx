/** What shows when a page throws, or its chunk is gone after a release: reload is the way on. */
import { Button } from '@uwanja/ui/Button'
import { useEffect, useState } from 'react'
import { logFailure } from '../log.ts'
import { AGAIN_MS } from '../pause.ts'
import { useTranslations } from '../texts/use-translations.ts'

export function CrashPage({ error }: { error: unknown }) {
  const t = useTranslations('crash')
  const offline = useTranslations('shell')('offline')
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    logFailure('a page broke', error)
    // Without a line nothing of ours broke: it says so, and goes on by itself.
    let looking: ReturnType<typeof setTimeout> | undefined
    const look = async (before: 'first' | 'lost') => {
      const isThere = await fetch(location.pathname, { method: 'HEAD' }).then(
        () => true,
        () => false,
      )
      if (isThere && before === 'lost') return location.reload()
      setLost(!isThere)
      if (!isThere) looking = setTimeout(() => void look('lost'), AGAIN_MS / 10)
    }
    void look('first')
    return () => clearTimeout(looking)
  }, [error])
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-16 text-center">
      <h1 className="text-2xl font-bold">{isLost ? offline : t('title')}</h1>
      {!isLost && <p className="text-balance text-muted">{t('text')}</p>}
      <Button variant="primary" size="large" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </div>
  )
}
