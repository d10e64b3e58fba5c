/** The matches of a round, and what became of each. */
import { useState } from 'react'
import type { RawInput, Reply } from '@uwanja/contract/wire/call'
import { office } from '@uwanja/contract/operators/office'
import type { RoundState, Suggestion } from '@uwanja/contract/operators/jackpots'
import { Button } from '@uwanja/ui/Button'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'

type Match = Reply<typeof office.jackpotRound>['matches'][number]
type What = RawInput<typeof office.setJackpotMatch>['what']

interface Props {
  readonly matches: readonly Match[]
  readonly state: RoundState
  /** What the book says of those that name one of its matches. */
  readonly suggestions?: readonly Suggestion[]
}

export function MatchRows({ matches, state, suggestions = [] }: Props) {
  const { texts, time } = useSpeech()
  const bookSays = useBookWords(suggestions)
  const { may } = useMe()
  const [setting, setSetting] = useState<Match | null>(null)
  const words = texts.jackpots
  const hasBook = suggestions.length > 0
  const columns = [
    ...[{ title: words.number }, { title: words.match }],
    ...[words.league, words.starts].map((title) => ({ title, shown: 'wide' as const })),
    { title: words.result },
    ...(hasBook ? [{ title: words.fromBook, shown: 'wide' as const }] : []),
    { title: '' },
  ]
  const isOpen = may('jackpots.results') && (state === 'open' || state === 'closed')
  const resultOf = ({ state: said, score1, score2, isOverdue }: Match) =>
    said === 'played' ? `${String(score1)}:${String(score2)}` : isOverdue ? words.overdue : words.whats[said]
  return (
    <>
      <Rows
        caption={words.matches}
        columns={columns}
        rows={matches.map((match) => ({
          key: match.id,
          cells: [
            match.isReserve ? `${words.reserve} ${String(match.number)}` : String(match.number),
            <div key="match">
              <span className="wrap-anywhere">
                {match.participant1} – {match.participant2}
              </span>
              <div className="text-muted sm:hidden">
                {match.league} · {time(match.startsAt)}
                {hasBook && bookSays(match.id) !== '' && (
                  <div>
                    {words.fromBook}: {bookSays(match.id)}
                  </div>
                )}
              </div>
            </div>,
            match.league,
            time(match.startsAt),
            resultOf(match),
            ...(hasBook ? [bookSays(match.id)] : []),
            isOpen ? <Button onClick={() => setSetting(match)}>{words.set}</Button> : '',
          ],
        }))}
      />
      {setting && <MatchDialog match={setting} state={state} onClose={() => setSetting(null)} />}
    </>
  )
}

/** The book's word beside a match, with its names: the number may be another match's. */
function useBookWords(suggestions: readonly Suggestion[]) {
  const { texts, fill } = useSpeech()
  const words = texts.jackpots
  return (match: string): string => {
    const one = suggestions.find((said) => said.match === match)
    if (!one || one.says === 'away') return ''
    if (one.says === 'unknown') return words.bookUnknown
    const { home, away } = one
    if (one.says === 'played') return `${home} – ${away} ${String(one.score1)}:${String(one.score2)}`
    return fill(one.says === 'open' ? words.bookOpen : words.bookCalledOff, { home, away })
  }
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
