/** The player's last rounds: stake, win, and the proof of each, computed again in this browser. */
import { useState } from 'react'
import { verifyDraws } from '@uwanja/contract/fair/draws'
import { fill } from '@uwanja/i18n/fill'
import type { PlayRound } from '@uwanja/contract/studio/play'
import { useHistory } from '../../instant/page/use-history.ts'
import type { PlayTable } from '../../instant/page/use-play.ts'
import { outcomeText } from './outcome.ts'
import type { TableFacts } from '@uwanja/contract/studio/table'
import { sayer, type Words } from './words.ts'

function Proof({ round, words }: { round: PlayRound; words: Words }) {
  const [told, setTold] = useState<string | null>(null)
  const { seed, commitment, words: playerWords, ranges } = round.proof
  if (seed === null) return null
  async function check(): Promise<void> {
    const verdict = await verifyDraws({ seed: seed!, commitment, words: playerWords, ranges })
    const { checked, notChecked } = words.table
    setTold(verdict.commitmentMatches ? fill(checked, { draws: verdict.draws.join(', ') }) : notChecked)
  }
  return (
    <>
      <p className="hash">
        {seed} · {playerWords}
      </p>
      <button type="button" className="plain" onClick={() => void check()}>
        {words.table.check}
      </button>
      <p role="status" className="hint">
        {told}
      </p>
    </>
  )
}

interface RoundsProps {
  readonly secret: string
  readonly play: PlayTable
  readonly words: Words
  readonly isPlayed: boolean
}

export function Rounds({ secret, play, words, isPlayed }: RoundsProps) {
  const { state } = play
  const history = useHistory(secret, state!.round)
  const { engine } = state!.game.table as TableFacts
  const say = sayer(state?.me ?? null, words)
  // The newest stays out until its outcome was played to the player.
  const over = (history ?? []).filter(({ phase, id }) => phase === 'over' && (isPlayed || id !== state?.round?.id))
  const lineOf = ({ startedMs, costMinor, winMinor }: PlayRound) => {
    const time = new Date(startedMs).toLocaleTimeString(document.documentElement.lang, { timeStyle: 'short' })
    return fill(words.table.historyLine, { time, stake: say(costMinor), won: say(winMinor ?? '0') })
  }
  return (
    <section className="fairness" aria-labelledby="rounds-title">
      <h2 id="rounds-title">{words.table.history}</h2>
      <p className="hint">{words.table.fairHint}</p>
      <dl>
        <dt>{words.table.next}</dt>
        <dd className="hash">{state?.me.commitment}</dd>
      </dl>
      {over.length === 0 && <p className="hint">{words.table.none}</p>}
      {over.map((round) => (
        <details key={round.id}>
          <summary className="figures">{lineOf(round)}</summary>
          {round.view !== null && <p className="figures">{outcomeText(engine, round.view)}</p>}
          <Proof round={round} words={words} />
        </details>
      ))}
    </section>
  )
}
