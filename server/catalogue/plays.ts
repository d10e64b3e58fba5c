/** The projection of what is played: which games by whom, and when last. */
import type { Projection } from '../runtime/projections.ts'
import { writePlays, type Play } from './plays-store.ts'

export const PLAYS: Projection = {
  name: 'plays',
  async write(tx, journals) {
    const plays = journals.flatMap(({ kind, source, playerId, at, details }): Play[] => {
      const code = details['game']
      const isPlay = kind === 'wager.staked' && playerId !== null && typeof code === 'string' && code !== ''
      return isPlay ? [{ company: source, code, playerId, at }] : []
    })
    if (plays.length > 0) await writePlays(tx, plays)
  },
}
