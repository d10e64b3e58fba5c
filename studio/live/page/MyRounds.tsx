/** The rounds that the player was in before this one: stake, what came back, the outcome and its proof. */
import { useEffect, useState } from 'react'
import { fill } from '@uwanja/i18n/fill'
import { askBets } from './calls.ts'
import { Check } from './Check.tsx'
import type { LiveState } from './live-state.ts'
import type { LiveMe, TableBetView } from '@uwanja/contract/studio/live'
import { TableBets } from './TableBets.tsx'
import { amount, resultOf, type Words } from './words.ts'

interface Props {
  readonly state: LiveState
  readonly words: Words
  readonly secret: string
}

const sum = (tableBets: readonly TableBetView[], of: (tableBet: TableBetView) => string) =>
  tableBets.reduce((total, tableBet) => total + BigInt(of(tableBet)), 0n)

/** A stake that went back came back too. */
const backOf = ({ state, stakeMinor, wonMinor }: TableBetView) =>
  state === 'returning' ? stakeMinor : (wonMinor ?? '0')

function Round({ round, slips: tableBets, state, words, me }: Omit<Props, 'secret'> & RoundProps) {
  const { kind } = state.game
  const past = state.past.find((one) => one.round === round)
  const stake = amount(
    sum(tableBets, ({ stakeMinor }) => stakeMinor),
    me,
    words,
  )
  return (
    <details>
      <summary className="figures">
        {fill(words.live.roundLine, { round, stake, won: amount(sum(tableBets, backOf), me, words) })}
      </summary>
      {past && <p>{resultOf(kind, past, words).text}</p>}
      <TableBets slips={tableBets} kind={kind} programme={past?.programme ?? null} me={me} words={words} />
      {past && <Check past={past} words={words} />}
    </details>
  )
}

interface RoundProps {
  readonly round: number
  readonly slips: readonly TableBetView[]
  readonly me: LiveMe
}

export function MyRounds({ state, words, secret }: Props) {
  const [tableBets, setTableBets] = useState<readonly TableBetView[]>([])
  const { me, table } = state
  useEffect(() => {
    let isStale = false
    void askBets(secret).then((answer) => !isStale && answer !== 'network' && setTableBets(answer.slips ?? []))
    return () => {
      isStale = true
    }
    // What the wallet has answered meanwhile is told with the next round.
  }, [secret, table.round])
  const rounds = [...new Set(tableBets.map(({ round }) => round))].filter((round) => round < table.round)
  if (!me || rounds.length === 0) return null
  return (
    <section className="mine" aria-labelledby="rounds-title">
      <h2 id="rounds-title">{words.live.myRounds}</h2>
      {rounds.map((round) => (
        <Round
          key={round}
          round={round}
          slips={tableBets.filter((tableBet) => tableBet.round === round)}
          state={state}
          words={words}
          me={me}
        />
      ))}
    </section>
  )
}
