/** The page of a single-player table: the game, the stake, what came of it, past rounds with their proof, the info. */
import { useEffect, useState } from 'react'
import { decimalText, parseAmount } from '@uwanja/contract/amounts'
import { fill } from '@uwanja/i18n/fill'
import type { PageStart } from '../zeppelin/session.ts'
import { useTitle } from '../use-title.ts'
import { BlackjackGame } from './games/BlackjackGame.tsx'
import { DiceGame } from './games/DiceGame.tsx'
import { HiLoGame } from './games/HiLoGame.tsx'
import { KenoGame } from './games/KenoGame.tsx'
import { PlinkoGame } from './games/PlinkoGame.tsx'
import { RouletteGame } from './games/RouletteGame.tsx'
import { Rounds } from './Rounds.tsx'
import type { TableFacts } from './shapes.ts'
import { usePlay, type Play } from './use-play.ts'
import { problemText, sayer, type GameProps, type Words } from './words.ts'

const GAMES = {
  roulette: RouletteGame,
  blackjack: BlackjackGame,
  'hi-lo': HiLoGame,
  keno: KenoGame,
  plinko: PlinkoGame,
  dice: DiceGame,
} as const

const STAKES = ['10.00', '20.00', '50.00', '100.00', '200.00', '500.00', '1000.00', '5000.00'] as const

/** Steps through usual stakes; any other can be typed. */
function StakePicker({
  stake,
  change,
  play,
  words,
}: {
  stake: string
  change: (stake: string) => void
  play: Play
  words: Words
}) {
  const minor = parseAmount(stake, 'NGN')?.minor ?? 0n
  const known = STAKES.map((one) => parseAmount(one, 'NGN')!.minor)
  const less = known.findLast((one) => one < minor)
  const more = known.find((one) => one > minor)
  const isFixed = play.state?.round?.phase === 'live'
  const step = (to: bigint | undefined, label: string, sign: string) => (
    <button
      type="button"
      className="plain"
      aria-label={label}
      disabled={to === undefined || isFixed}
      onClick={() => to !== undefined && change(decimalText(to))}
    >
      {sign}
    </button>
  )
  return (
    <div className="stake-picker">
      {step(less, words.table.less, '−')}
      <label>
        {words.table.stake}
        <input
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={stake}
          disabled={isFixed}
          onChange={(event) => change(event.target.value.trim())}
        />
      </label>
      {step(more, words.table.more, '+')}
    </div>
  )
}

/** What came of the newest round, when it is over and its outcome was played. */
function News({ play, words, isPlayed }: { play: Play; words: Words; isPlayed: boolean }) {
  const { state, problem, isFresh } = play
  const round = state?.round
  const say = sayer(state?.me ?? null, words)
  const stake = round ? say(round.costMinor) : ''
  const [won, cost] = [BigInt(round?.winMinor ?? '0'), BigInt(round?.costMinor ?? '0')]
  const isWon = round?.phase === 'over' && won > cost
  const end = isWon ? words.table.won : won > 0n ? words.table.part : words.table.lost
  const told =
    round?.phase === 'live' && !isFresh
      ? words.table.unfinished
      : round?.phase === 'over' && isPlayed
        ? fill(end, { won: say(round.winMinor ?? '0'), stake })
        : round?.phase === 'returning'
          ? words.studio.why[round.why === 'no-answer' ? 'no-answer' : 'void']
          : null
  return (
    <div className="result">
      <p role="status" className={told ? `news ${isWon && isPlayed ? 'win' : 'note'}` : ''}>
        {told}
        {told && round?.wasLeft ? ` ${words.table.left}` : ''}
        {told && round?.disputed ? ` ${fill(words.studio.disputed, { code: round.disputed, round: round.id })}` : ''}
      </p>
      <p role="alert" className="problem">
        {problem && problemText(problem, state?.me ?? null, words)}
      </p>
    </div>
  )
}

/** How long each game plays its outcome to the player. */
const SHOW_MS: Readonly<Record<TableFacts['engine'], number>> = {
  roulette: 3_200,
  blackjack: 0,
  'hi-lo': 0,
  keno: 1_600,
  plinko: 2_000,
  dice: 500,
}

/** True once the newest round's outcome was played; at once for rounds that this page did not open. */
function usePlayed(play: Play, showMs: number): boolean {
  const id = play.state?.round?.phase === 'over' && play.isFresh ? play.state.round.id : null
  const [played, setPlayed] = useState<string | null>(null)
  useEffect(() => {
    if (id === null) return
    const timer = setTimeout(() => setPlayed(id), showMs)
    return () => clearTimeout(timer)
  }, [id, showMs])
  return id === null || played === id || showMs === 0
}

function Info({ play, words }: { play: Play; words: Words }) {
  const { game } = play.state!
  const facts = game.table as TableFacts
  const { table } = words
  const rule =
    facts.engine === 'blackjack'
      ? table.blackjackRule
      : facts.engine === 'hi-lo'
        ? fill(table.hiLoRule, { count: facts.mostGuesses })
        : facts.engine === 'roulette'
          ? words.live.wheelRule
          : null
  return (
    <section aria-labelledby="info-title">
      <h2 id="info-title">{words.live.info}</h2>
      {rule && <p className="hint">{rule}</p>}
      <p className="hint">{fill(table.returns, { percent: (game.rtpBasisPoints / 100).toFixed(2) })}</p>
      {game.topWinHundredths !== null && (
        <p className="hint">{fill(table.topWin, { times: game.topWinHundredths / 100 })}</p>
      )}
    </section>
  )
}

export function TablePage({ start, words }: { start: PageStart; words: Words }) {
  const play = usePlay(start.secret)
  const [stake, setStake] = useState('100.00')
  const { state, link } = play
  const engine = (state?.game.table as TableFacts | undefined)?.engine
  const isPlayed = usePlayed(play, engine ? SHOW_MS[engine] : 0)
  useTitle(state?.game.name)
  if (!state || !engine) {
    const waiting =
      link === 'gone' ? words.studio.why['no-session'] : link === 'lost' ? words.studio.lost : words.studio.connecting
    return (
      <main className="night waiting-room" role="status">
        {start.error ? words.studio.launch[start.error] : waiting}
      </main>
    )
  }
  const Game = GAMES[engine]
  const say = sayer(state.me, words)
  const mayOpen =
    link === 'live' && !play.isBusy && isPlayed && state.round?.phase !== 'live' && state.round?.phase !== 'asked'
  const props: GameProps = { play, round: state.round, words, stake, say, mayOpen }
  return (
    <div className={`night game table-${engine}`}>
      <header className="bar">
        <h1>{state.game.name}</h1>
        <p className="balance">
          <span>{words.studio.balance}</span>{' '}
          <strong className="figures">{state.me.balanceMinor === null ? '–' : say(state.me.balanceMinor)}</strong>
        </p>
      </header>
      <main>
        {link === 'lost' && (
          <p role="alert" className="news loss">
            {words.studio.lost}
          </p>
        )}
        <Game {...props} />
        <News play={play} words={words} isPlayed={isPlayed} />
        <StakePicker stake={stake} change={setStake} play={play} words={words} />
        {state.me.currency === null && <p className="hint practice">{words.studio.practice}</p>}
      </main>
      <aside>
        <Rounds play={play} words={words} isPlayed={isPlayed} />
        <Info play={play} words={words} />
      </aside>
    </div>
  )
}
