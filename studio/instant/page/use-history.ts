/** The player's last rounds of this game, asked for again whenever the newest one comes or changes. */
import { useEffect, useState } from 'react'
import { askHistory } from './calls.ts'
import type { PlayRound } from '@uwanja/contract/studio/play'

/** Newest first; null: not known yet. */
export function useHistory(secret: string, newest: PlayRound | null): readonly PlayRound[] | null {
  const [rounds, setRounds] = useState<readonly PlayRound[] | null>(null)
  useEffect(() => {
    let isStale = false
    void askHistory(secret).then((answer) => {
      if (!isStale && answer !== 'network') setRounds(answer.rounds ?? [])
    })
    return () => {
      isStale = true
    }
  }, [secret, newest?.id, newest?.phase, newest?.settled])
  return rounds
}
