/** The matches of a round, and what became of each. */
import { useState } from 'react'
import type { RawInput, Reply } from '@uwanja/contract/wire/call'
import { office } from '@uwanja/contract/operators/office'
import type { RoundState } from '@uwanja/contract/operators/jackpots'
import { Button } from '@uwanja/ui/Button'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'

type Match = Reply<typeof office.jackpotRound>['matches'][number]
type What = RawInput<typeof office.setJackpotMatch>['what']

export function MatchRows({ matches, state }: { matches: readonly Match[]; state: RoundState }) {
  const { texts, time } = useSpeech()
  const { may } = useMe()
  const [setting, setSetting] = useState<Match | null>(null)
  const words = texts.jackpots
  const isOpen = may('jackpots.results') && (state === 'open' || state === 'closed')
  const resultOf = ({ state: said, score1, score2, isOverdue }: Match) =>
    said === 'played' ? `${String(score1)}:${String(score2)}` : isOverdue ? words.overdue : words.whats[said]
  return (
    <>
      <Rows
        caption={words.matches}
        columns={[words.number, words.match, words.league, words.starts, words.result, ''].map((title) => ({ title }))}
        rows={matches.map((match) => ({
          key: match.id,
          cells: [
            match.isReserve ? `${words.reserve} ${String(match.number)}` : String(match.number),
            `${match.participant1} – ${match.participant2}`,
            match.league,
            time(match.startsAt),
            resultOf(match),
            isOpen ? <Button onClick={() => setSetting(match)}>{words.set}</Button> : '',
          ],
        }))}
      />
      {setting && <MatchDialog match={setting} state={state} onClose={() => setSetting(null)} />}
    </>
  )
}

interface DialogProps {
  readonly match: Match
  readonly state: RoundState
  readonly onClose: () => void
}

function MatchDialog({ match, state, onClose }: DialogProps) {
  const { texts } = useSpeech()
  const words = texts.jackpots
  // While tickets are sold a match can only be put off.
  const whats: readonly What[] = state === 'open' ? ['moved'] : ['played', 'cancelled', 'moved', 'ahead']
  const [what, setWhat] = useState<What>(whats[0]!)
  const [scores, setScores] = useState<readonly [string, string]>(['', ''])
  const [start, setStart] = useState('')
  const startsAt = what === 'moved' && start !== '' ? new Date(start).toISOString() : ''
  const goals = (at: 0 | 1, label: string) => (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      required
      maxLength={2}
      value={scores[at]}
      onChange={({ target }) => setScores(at === 0 ? [target.value, scores[1]] : [scores[0], target.value])}
    />
  )
  return (
    <WhyDialog
      row={office.setJackpotMatch}
      values={{ id: match.id, what, startsAt, score1: scores[0] || 0, score2: scores[1] || 0 }}
      title={`${match.participant1} – ${match.participant2}`}
      confirm={words.set}
      onClose={onClose}
    >
      <Select
        size="normal"
        label={words.what}
        value={what}
        options={whats.map((value) => ({ value, text: words.whats[value] }))}
        onChange={({ target }) => setWhat(target.value as What)}
      />
      {what === 'played' && goals(0, words.home)}
      {what === 'played' && goals(1, words.away)}
      {what === 'moved' && (
        <Field
          label={words.newStart}
          type="datetime-local"
          required
          value={start}
          onChange={({ target }) => setStart(target.value)}
        />
      )}
    </WhyDialog>
  )
}
