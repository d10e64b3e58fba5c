/** Self-exclusion: what it means in plain words, and, when it is over, the way back. */
import { PROTECTION, protection } from '@uwanja/contract/site/protection'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Select } from '@uwanja/ui/Select'
import { useState } from 'react'
import { send } from '../send.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { ExclusionDialog } from './ExclusionDialog.tsx'
import { useLengthText } from './use-length-text.ts'
import type { Rules } from './own-rules.ts'
import { useChange } from './use-rules.ts'
import { PendingChange } from './PendingChange.tsx'

const POINTS = ['play', 'wins', 'money', 'pushed', 'end'] as const

export function ExclusionCard({ rules }: { rules: Rules }) {
  const t = useTranslations('ownRules.exclusion')
  return (
    <Card aria-labelledby="exclusion-title" className="flex flex-col gap-3">
      <h3 id="exclusion-title" className="text-lg font-semibold">
        {t('title')}
      </h3>
      <p className="text-muted">{t('text')}</p>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-muted">
        {POINTS.map((point) => (
          <li key={point}>{t(`points.${point}`)}</li>
        ))}
      </ul>
      {rules.exclusion ? <WayBack exclusion={rules.exclusion} /> : <Choice />}
    </Card>
  )
}

function Choice() {
  const t = useTranslations('ownRules.exclusion')
  const lengthText = useLengthText()
  const [months, setMonths] = useState<number>(PROTECTION.exclusionMonths[0])
  const [dialog, setDialog] = useState<'open' | 'closed'>('closed')
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:items-end">
      <Select
        label={t('length')}
        size="normal"
        value={String(months)}
        onChange={({ target }) => setMonths(Number(target.value))}
        options={PROTECTION.exclusionMonths.map((one) => ({ value: String(one), text: lengthText.months(one) }))}
      />
      <Button variant="danger" size="large" onClick={() => setDialog('open')}>
        {t('start')}
      </Button>
      {dialog === 'open' && <ExclusionDialog months={months} onClose={() => setDialog('closed')} />}
    </div>
  )
}

function WayBack({ exclusion }: { exclusion: NonNullable<Rules['exclusion']> }) {
  const t = useTranslations('ownRules.exclusion')
  const { change, tell, problem, busyLabel } = useChange()
  if (exclusion.pending) return <PendingChange rule="exclusion" words={t('wish')} pending={exclusion.pending} />
  if (exclusion.isOver !== true) return null
  return (
    <>
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      <Button
        busyLabel={busyLabel}
        onClick={() =>
          void change(send(protection.comeBack, {})).then((answer) => {
            if (answer !== 'failed') tell('later')
          })
        }
      >
        {t('comeBack')}
      </Button>
    </>
  )
}
