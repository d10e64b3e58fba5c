/** The switch for notices on this phone, and of what; nothing where browser or server cannot. */
import { PUSH_KINDS, type PushKind } from '@uwanja/contract/site/push'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { useState } from 'react'
import { useTranslations } from '../texts/use-translations.ts'
import { ALL_KINDS } from './phone.ts'
import { withKind } from './push-rules.ts'
import { usePush } from './use-push.ts'

export function PushCard() {
  const t = useTranslations('push')
  const { state, isLooking, kinds, work, problem, choose } = usePush()
  // What is ticked before it is switched on.
  const [wanted, setWanted] = useState(ALL_KINDS)
  if (isLooking) return <Skeleton className="h-96" />
  if (state === 'hidden') return null
  const isOn = state === 'on'
  const ticked = (isOn ? kinds : null) ?? wanted

  function tick(kind: PushKind, isTicked: boolean): void {
    const next = withKind(ticked, kind, isTicked ? 'wanted' : 'not')
    setWanted(next)
    if (isOn) void choose(next)
  }

  return (
    <Card aria-labelledby="push" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="push" className="text-lg font-bold">
          {t('title')}
        </h2>
        <State isOn={isOn} />
      </div>
      <p className="text-muted">{t('text')}</p>
      {state === 'refused' ? (
        <Alert tone="info">
          <p className="font-semibold">{t('refused')}</p>
          <p>{t('refusedText')}</p>
        </Alert>
      ) : (
        <fieldset className="min-w-0" aria-busy={work === 'working'}>
          <legend className="font-semibold">{t('about')}</legend>
          {PUSH_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              label={t(`kinds.${kind}`)}
              checked={ticked.includes(kind)}
              onChange={(event) => tick(kind, event.target.checked)}
            />
          ))}
        </fieldset>
      )}
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      {state === 'not-asked' && <p className="text-sm text-muted">{t('asks')}</p>}
      {state !== 'refused' && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button
            variant={isOn ? 'secondary' : 'primary'}
            disabled={ticked.length === 0}
            busyLabel={work === 'working' ? t('working') : undefined}
            onClick={() => void choose(isOn ? [] : ticked)}
          >
            {t(isOn ? 'turnOff' : 'turnOn')}
          </Button>
          <span role="status" className="text-sm font-medium text-win">
            {work === 'saved' && t('saved')}
          </span>
        </div>
      )}
    </Card>
  )
}

function State({ isOn }: { isOn: boolean }) {
  const t = useTranslations('push')
  const look = isOn ? 'bg-win-ground text-win' : 'bg-raised text-muted'
  return (
    <span className={`rounded-full px-2.5 py-0.5 text-xs font-semibold ${look}`}>{t(isOn ? 'isOn' : 'isOff')}</span>
  )
}
