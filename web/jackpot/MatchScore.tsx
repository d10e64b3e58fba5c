/** One match of a round of exact scores: Add locks both scores, Remove unlocks them; Add needs both (J02). */
import { Button } from '@uwanja/ui/Button'
import { Field } from '@uwanja/ui/Field'
import { useState } from 'react'
import { useTranslations } from '../texts/use-translations.ts'
import { MatchHead } from './MatchHead.tsx'
import { scoreOf } from './slip-rules.ts'
import type { Match } from './use-jackpots.ts'

interface Props {
  readonly match: Match
  readonly pick: string | undefined
  /** With the score that is to be added, or the one that is taken back. */
  readonly onChoose: (pick: string) => void
}

export function MatchScore({ match, pick, onChoose }: Props) {
  const t = useTranslations('jackpot')
  const [goals, setGoals] = useState<readonly [string, string]>(() => {
    const [one = '', other = ''] = pick?.split(':') ?? []
    return [one, other]
  })
  const [isTold, setTold] = useState(false)
  const isLocked = pick !== undefined
  const add = () => {
    const score = scoreOf(...goals)
    setTold(score === null)
    if (score !== null) onChoose(score)
  }
  const field = (at: 0 | 1, team: string | null | undefined) => (
    <Field
      size="compact"
      label={t('homeGoals', { team: team ?? '' })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      readOnly={isLocked}
      value={goals[at]}
      onChange={({ target }) => {
        const typed = target.value.replaceAll(/\D/g, '')
        setGoals(at === 0 ? [typed, goals[1]] : [goals[0], typed])
      }}
    />
  )
  return (
    <div className="flex flex-col gap-2 rounded-2xl border border-line bg-surface p-3">
      <MatchHead match={match} />
      <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
        {field(0, match.participant1)}
        {field(1, match.participant2)}
        <Button variant={isLocked ? 'secondary' : 'primary'} onClick={() => (isLocked ? onChoose(pick) : add())}>
          {isLocked ? t('remove') : t('add')}
        </Button>
      </div>
      {isTold && !isLocked && (
        <p role="alert" className="text-sm text-loss">
          {t('both')}
        </p>
      )}
    </div>
  )
}
