/** How a match ended, by a person's word: its scores, an odd ending, or the word before taken back. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useSpeech } from '../speech.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import type { TradingMatch } from './MatchPage.tsx'
import { scoreOf } from './minor.ts'

/** Scores that a person types, the one that ends it first. */
const PERIODS = {
  football: ['goals.match', 'goals.1h', 'corners.match', 'cards.match'],
  basketball: ['points.match', 'points.1h', 'points.quarter.1', 'points.quarter.2', 'points.quarter.3'],
  tennis: ['sets.match', 'games.set.1', 'games.set.2', 'games.set.3'],
} as const

const ENDINGS = ['ended', 'abandoned', 'cancelled', 'back'] as const

export function ResultDialog({ match: { event }, onClose }: { match: TradingMatch; onClose: () => void }) {
  const { texts } = useSpeech()
  const words = texts.trading
  const [ending, setEnding] = useState<(typeof ENDINGS)[number]>('ended')
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const scores = Object.fromEntries(
    Object.entries(typed).flatMap(([key, raw]) => {
      const score = scoreOf(raw)
      return score ? [[key, score]] : []
    }),
  )
  const values =
    ending === 'back'
      ? ({ id: event.id, ending: 'ended', scores: null } as const)
      : ({ id: event.id, ending, scores } as const)
  return (
    <WhyDialog
      row={office.sayTradingResult}
      values={values}
      title={words.sayResult}
      lead={words.resultLead}
      confirm={words.sayResult}
      variant="danger"
      shown={({ state }) => <p>{state === 'asked' ? words.resultWaits : words.resultSaid}</p>}
      onClose={onClose}
    >
      <Select
        size="normal"
        label={words.ending}
        value={ending}
        options={ENDINGS.map((value) => ({ value, text: words.endings[value] }))}
        onChange={({ target }) => setEnding(ENDINGS.find((one) => one === target.value) ?? 'ended')}
      />
      {ending !== 'back' && (
        <div className="grid grid-cols-2 gap-3">
          {PERIODS[event.sport].map((key) => (
            <Field
              key={key}
              label={words.periods[key]}
              placeholder="2:1"
              autoComplete="off"
              required={ending === 'ended' && key.endsWith('.match') && key === PERIODS[event.sport][0]}
              pattern="\s*\d{1,3}\s*[:\-]\s*\d{1,3}\s*"
              value={typed[key] ?? ''}
              onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
            />
          ))}
        </div>
      )}
    </WhyDialog>
  )
}
