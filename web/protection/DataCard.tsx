/** Everything that is kept about the player, as a file of their own. */
import { protection } from '@uwanja/contract/site/protection'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { useState } from 'react'
import { send } from '../send.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'

export function DataCard() {
  const t = useTranslations('ownData')
  const statusText = useStatusText()
  const [state, setState] = useState<'idle' | 'working'>('idle')
  const [problem, setProblem] = useState<string | null>(null)

  async function take(): Promise<void> {
    setState('working')
    setProblem(null)
    const outcome = await send(protection.getMyData, {}).catch(() => null)
    setState('idle')
    if (!outcome?.ok) return setProblem(outcome ? statusText(outcome.status) : t('lost'))
    const address = URL.createObjectURL(new Blob([JSON.stringify(outcome.data, null, 2)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = address
    link.download = 'my-data.json'
    link.click()
    URL.revokeObjectURL(address)
  }

  return (
    <Card aria-labelledby="own-data" className="flex flex-col gap-3">
      <h3 id="own-data" className="text-lg font-semibold">
        {t('title')}
      </h3>
      <p className="text-muted">{t('text')}</p>
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      <Button size="large" busyLabel={state === 'working' ? t('working') : undefined} onClick={() => void take()}>
        {t('take')}
      </Button>
    </Card>
  )
}
