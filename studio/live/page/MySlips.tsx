/** What the player has staked in this round, and what became of it. */
import { slipsOf, type LiveState } from './live-state.ts'
import { Slips } from './Slips.tsx'
import type { Words } from './words.ts'

export function MySlips({ state, words }: { state: LiveState; words: Words }) {
  const { table, game, me } = state
  if (!me) return null
  const slips = slipsOf(state, table.round)
  return (
    <section className="mine" aria-labelledby="mine-title">
      <h2 id="mine-title">{words.live.mine}</h2>
      {slips.length === 0 && <p className="hint">{words.live.noBets}</p>}
      <Slips slips={slips} kind={game.kind} programme={table.programme} me={me} words={words} />
    </section>
  )
}
