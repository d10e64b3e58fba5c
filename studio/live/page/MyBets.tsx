/** What the player has staked in this round, and what became of it. */
import { tableBetsOf, type LiveState } from './live-state.ts'
import { TableBets } from './TableBets.tsx'
import type { Words } from './words.ts'

export function MyBets({ state, words }: { state: LiveState; words: Words }) {
  const { table, game, me } = state
  if (!me) return null
  const tableBets = tableBetsOf(state, table.round)
  return (
    <section className="mine" aria-labelledby="mine-title">
      <h2 id="mine-title">{words.live.mine}</h2>
      {tableBets.length === 0 && <p className="hint">{words.live.noBets}</p>}
      <TableBets slips={tableBets} kind={game.kind} programme={table.programme} me={me} words={words} />
    </section>
  )
}
