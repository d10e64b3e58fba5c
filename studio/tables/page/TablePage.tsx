/** The page of a single-player table: the game, the stake, what came of it, past rounds with their proof, the info. */
import { useEffect, useState } from 'react'
import { fill } from '@uwanja/i18n/fill'
import type { PlayRound } from '@uwanja/contract/studio/play'
import { usePlay, type PlayTable } from '../../instant/page/use-play.ts'
import type { PageStart } from '../../pages/start.ts'
import { SoundSwitch } from '../../pages/SoundSwitch.tsx'
import { useTitle } from '../../pages/use-title.ts'
import { BlackjackGame } from '../../games/blackjack/page/BlackjackGame.tsx'
import { DiceGame } from '../../games/dice/page/DiceGame.tsx'
import { HiLoGame } from '../../games/hi-lo/page/HiLoGame.tsx'
import { KenoGame } from '../../games/keno/page/KenoGame.tsx'
import { PlinkoGame } from '../../games/plinko/page/PlinkoGame.tsx'
import { RouletteGame } from '../../games/roulette/page/RouletteGame.tsx'
import { News } from './News.tsx'
import { Rounds } from './Rounds.tsx'
import type { TableFacts } from '@uwanja/contract/studio/table'
import { StakePicker } from './StakePicker.tsx'
import { problemText, sayer, type GameProps, type Words } from './words.ts'

const GAMES = {
  roulette: RouletteGame,
  blackjack: BlackjackGame,
  'hi-lo': HiLoGame,
  keno: KenoGame,
  plinko: PlinkoGame,
  dice: DiceGame,
} as const

/** How long each game plays its outcome to the player. */
const SHOW_MS: Readonly<Record<TableFacts['engine'], number>> = {
  roulette: 3_200,
  blackjack: 0,
  'hi-lo': 0,
  keno: 1_600,
  plinko: 2_000,
  dice: 500,
}

/** True once the outcome of a round that came while this page was open was played; at once for any other. */
function usePlayed(round: PlayRound | null, isFresh: boolean, showMs: number): boolean {
  const id = round?.phase === 'over' && isFresh ? round.id : null
  const [played, setPlayed] = useState<string | null>(null)
  useEffect(() => {
    if (id === null) return
    const timer = setTimeout(() => setPlayed(id), showMs)
    return () => clearTimeout(timer)
  }, [id, showMs])
  return id === null || played === id || showMs === 0
}

function Info({ play, words }: { play: PlayTable; words: Words }) {
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

interface TableProps {
  readonly secret: string
  readonly play: PlayTable
  readonly words: Words
}

function Table({ secret, play, words }: TableProps) {
  const { game, me, round } = play.state!
  const { engine } = game.table as TableFacts
  const [stake, setStake] = useState('100.00')
  // What was there when the page was opened is not played again.
  const [first] = useState(round)
  const isFresh = round?.id !== first?.id || round?.step !== first?.step
  const isPlayed = usePlayed(round, isFresh, SHOW_MS[engine])
  const Game = GAMES[engine]
  const say = sayer(me, words)
  const isOn = round?.phase === 'live' || round?.phase === 'asked'
  const mayOpen = !play.isSending && play.problem !== 'network' && isPlayed && !isOn
  const props: GameProps = { play, round, isFresh, words, stake, say, mayOpen }
  return (
    <div className={`night game table-${engine}`}>
      <header className="bar">
        <h1>{game.name}</h1>
        <SoundSwitch label={words.studio.sound} />
        <p className="balance">
          <span>{words.studio.balance}</span> <strong className="figures">{say(me.balanceMinor)}</strong>
        </p>
      </header>
      <main>
        <Game {...props} />
        <News play={play} isFresh={isFresh} words={words} isPlayed={isPlayed} />
        <StakePicker stake={stake} change={setStake} play={play} words={words} />
        {me.currency === null && <p className="hint practice">{words.studio.practice}</p>}
      </main>
      <aside>
        <Rounds secret={secret} play={play} words={words} isPlayed={isPlayed} />
        <Info play={play} words={words} />
      </aside>
    </div>
  )
}

export function TablePage({ start: { secret, error }, words }: { start: PageStart; words: Words }) {
  const play = usePlay(secret)
  useTitle(play.state?.game.name)
  if (play.state) return <Table secret={secret} play={play} words={words} />
  const { problem } = play
  return (
    <main className="night waiting-room" role="status">
      {error
        ? words.studio.launch[error]
        : problem
          ? problemText(problem, null, words)
          : secret === ''
            ? words.studio.why['no-session']
            : words.studio.connecting}
    </main>
  )
}
