/** Having one's account erased: what stands in the way, the password, the days to think, and the way back. */
import { protection } from '@uwanja/contract/site/protection'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { PasswordField } from '@uwanja/ui/PasswordField'
import { useState, type SyntheticEvent } from 'react'
import { ask } from '../ask.ts'
import { queries, useQuery } from '../queries.ts'
import { send } from '../send.ts'
import { useDates } from '../texts/use-dates.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'

const OBSTACLES = ['balance', 'payment', 'round', 'exclusion', 'hold', 'parked'] as const

export function ErasureCard() {
  const t = useTranslations('erasure')
  const dates = useDates()
  const { data } = useQuery({ queryKey: ['erasure'], queryFn: ({ signal }) => ask(protection.getErasure, {}, signal) })
  if (!data) return null
  const again = () => void queries.invalidateQueries({ queryKey: ['erasure'] })
  const obstacles = OBSTACLES.filter((one) => data.obstacles?.some((name) => name === one))
  return (
    <Card aria-labelledby="erasure" className="flex flex-col gap-3">
      <h3 id="erasure" className="text-lg font-semibold">
        {t('title')}
      </h3>
      <p className="text-muted">
        {t('text', { days: String(data.afterDays ?? 0), years: String(data.keepYears ?? 0) })}
      </p>
      {data.dueAt ? (
        <Waiting day={dates(data.dueAt, 'longDay')} onKept={again} />
      ) : obstacles.length > 0 ? (
        <>
          <p>{t('obstacles')}</p>
          <ul className="list-disc pl-5">
            {obstacles.map((one) => (
              <li key={one}>{t(`why.${one}`)}</li>
            ))}
          </ul>
        </>
      ) : (
        <Ask onAsked={again} />
      )}
    </Card>
  )
}

function Waiting({ day, onKept }: { day: string; onKept: () => void }) {
  const t = useTranslations('erasure')
  const statusText = useStatusText()
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function keep(): Promise<void> {
    setWorking(true)
    const outcome = await send(protection.keepAccount, {}).catch(() => null)
    setWorking(false)
    if (!outcome?.ok) setProblem(outcome ? statusText(outcome.status) : t('lost'))
    onKept()
  }
  return (
    <>
      <Alert tone="info">{t('waiting', { day })}</Alert>
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      <Button size="large" busyLabel={isWorking ? t('working') : undefined} onClick={() => void keep()}>
        {t('keep')}
      </Button>
    </>
  )
}

function Ask({ onAsked }: { onAsked: () => void }) {
  const t = useTranslations('erasure')
  const form = useTranslations('form')
  const statusText = useStatusText()
  const [password, setPassword] = useState('')
  const [state, setState] = useState<'idle' | 'working'>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    setState('working')
    const outcome = await send(protection.askErasure, { password }).catch(() => null)
    setState('idle')
    if (outcome?.ok) return onAsked()
    setProblem(outcome ? statusText(outcome.status) : t('lost'))
  }
  return (
    <form className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={t('password')}
        showLabel={form('showPassword')}
        hideLabel={form('hidePassword')}
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      <Button type="submit" variant="danger" size="large" busyLabel={state === 'working' ? t('working') : undefined}>
        {t('ask')}
      </Button>
    </form>
  )
}
