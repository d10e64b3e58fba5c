/** Above a sportsbook's frame that says nothing: it may work all the same, so it stays. */
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { useTranslations } from '../texts/use-translations.ts'

export function SilentFrame({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations()
  return (
    <Card role="status" className="flex flex-wrap items-center gap-4">
      <div className="flex grow basis-64 flex-col gap-1">
        <h2 className="text-lg font-bold">{t('sports.silent')}</h2>
        <p className="text-muted">{t('sports.silentText')}</p>
      </div>
      <Button variant="primary" onClick={onRetry}>
        {t('form.retry')}
      </Button>
    </Card>
  )
}
