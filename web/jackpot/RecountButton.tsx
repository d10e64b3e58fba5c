/** Counts an ended round again in this browser, from the file of its tickets alone (J12). Its size is said before it is loaded. */
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { useState } from 'react'
import { useTranslations } from '../texts/use-translations.ts'

type Counted =
  | { readonly is: 'asked' | 'counting' | 'lost' }
  | { readonly is: 'done'; readonly tickets: number; readonly differs: readonly string[] }

/** Number, moment, thirteen choices and the salt: what a line comes to. */
const LINE_BYTES = 190

function sizeOf(tickets: number): string {
  const kilobytes = Math.max(1, Math.round((tickets * LINE_BYTES) / 1_000))
  return kilobytes < 1_000 ? `${String(kilobytes)} KB` : `${(kilobytes / 1_000).toFixed(1)} MB`
}

export function RecountButton({ id, tickets }: { id: number; tickets: number }) {
  const t = useTranslations('jackpot')
  const [counted, setCounted] = useState<Counted>({ is: 'asked' })
  const url = `/jackpots/${String(id)}/tickets.txt`
  const size = sizeOf(tickets)
  const count = async () => {
    setCounted({ is: 'counting' })
    try {
      const { recountedFrom } = await import('./recounted.ts')
      setCounted({ is: 'done', ...(await recountedFrom(url)) })
    } catch {
      setCounted({ is: 'lost' })
    }
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-muted">{t('recountText', { size })}</p>
      <Button busyLabel={counted.is === 'counting' ? t('counting') : undefined} onClick={() => void count()}>
        {t('recount')}
      </Button>
      <a className="min-h-11 content-center text-sm font-semibold text-link" href={url} download>
        {t('file', { size })}
      </a>
      <div role="status">
        {counted.is === 'lost' && <Alert tone="danger">{t('lostCount')}</Alert>}
        {counted.is === 'done' && counted.differs.length === 0 && (
          <Alert tone="success">{t('rightCount', { tickets: String(counted.tickets) })}</Alert>
        )}
        {counted.is === 'done' && counted.differs.length > 0 && (
          <Alert tone="danger">{t('wrongCount', { what: counted.differs.join(', ') })}</Alert>
        )}
      </div>
    </div>
  )
}
