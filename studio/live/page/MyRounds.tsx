/** The rounds that the player was in before this one: stake, what came back, the outcome and its proof. */
import { useEffect, useState } from 'react'
import { fill } from '@uwanja/i18n/fill'
import { askSlips } from './calls.ts'
import { Check } from './Check.tsx'
import type { LiveState } from './live-state.ts'
import type { LiveMe, SlipView } from '@uwanja/contract/studio/live'
import { Slips } from './Slips.tsx'
import { amount, resultOf, type Words } from './words.ts'

interface Props {
  readonly state: LiveState
  readonly words: Words
  readonly secret: string
}

const sum = (slips: readonly SlipView[], of: (slip: SlipView) => string) =>
  slips.reduce((total, slip) => total + BigInt(of(slip)), 0n)

/** A stake that went back came back too. */
const backOf = ({ state, stakeMinor, wonMinor }: SlipView) => (state === 'returning' ? stakeMinor : (wonMinor ?? '0'))

function Round({ round, slips, state, words, me }: Omit<Props, 'secret'> & RoundProps) {
  const { kind } = state.game
  const past = state.past.find((one) => one.round === round)
  const stake = amount(
    sum(slips, ({ stakeMinor }) => stakeMinor),
    me,
    words,
  )
  return (
    <details>
      <summary className="figures">
        {fill(words.live.roundLine, { round, stake, won: amount(sum(slips, backOf), me, words) })}
      </summary>
      {past && <p>{resultOf(kind, past, words).text}</p>}
      <Slips slips={slips} kind={kind} programme={past?.programme ?? null} me={me} words={words} />
      {past && <Check past={past} words={words} />}
    </details>
  )
}

interface RoundProps {
  readonly round: number
  readonly slips: readonly SlipView[]
  readonly me: LiveMe
}

export function MyRounds({ state, words, secret }: Props) {
  const [slips, setSlips] = useState<readonly SlipView[]>([])
  const { me, table } = state
  useEffect(() => {
    let isStale = false
    void askSlips(secret).then((answer) => !isStale && answer !== 'network' && setSlips(answer.slips ?? []))
    return () => {
      isStale = true
    }
    // What the wallet has answered meanwhile is told with the next round.
  }, [secret, table.round])
  const rounds = [...new Set(slips.map(({ round }) => round))].filter((round) => round < table.round)
  if (!me || rounds.length === 0) return null
  return (
    <section className="mine" aria-labelledby="rounds-title">
      <h2 id="rounds-title">{words.live.myRounds}</h2>
      {rounds.map((round) => (
        <Round
          key={round}
          round={round}
          slips={slips.filter((slip) => slip.round === round)}
          state={state}
          words={words}
          me={me}
        />
      ))}
    </section>
  )
}
