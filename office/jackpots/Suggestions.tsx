/** Takes over all results that the book suggests for a round's matches, once somebody has looked at them. */
import { useState } from 'react'
import type { Suggestion } from '@uwanja/contract/operators/jackpots'
import { office } from '@uwanja/contract/operators/office'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'

/** Those that are taken over, as they are sent. */
function seenOf(suggestions: readonly Suggestion[]) {
  return suggestions.flatMap(({ match, says, score1, score2, isSuggested }) =>
    isSuggested && (says === 'played' || says === 'called-off') ? [{ match, says, score1, score2 }] : [],
  )
}

export function Suggestions({ id, suggestions }: { id: string; suggestions: readonly Suggestion[] }) {
  const { texts, fill } = useSpeech()
  const { may } = useMe()
  const [isTaking, setTaking] = useState(false)
  const words = texts.jackpots
  const seen = seenOf(suggestions)
  return (
    <>
      {suggestions.some(({ says }) => says === 'away') && <Alert tone="info">{words.bookAway}</Alert>}
      {may('jackpots.results') && seen.length > 0 && (
        <div>
          <Button onClick={() => setTaking(true)}>{words.takeAll}</Button>
        </div>
      )}
      {isTaking && (
        <WhyDialog
          row={office.takeJackpotSuggestions}
          values={{ id, seen }}
          title={words.takeAll}
          lead={`${fill(words.takeCount, { count: String(seen.length) })} ${words.takeLead}`}
          confirm={words.takeAll}
          onClose={() => setTaking(false)}
        />
      )}
    </>
  )
}
