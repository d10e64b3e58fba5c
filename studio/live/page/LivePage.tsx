/** The page of a shared table: what happens above, where to stake below, the player's bets, results, players, proof. */
import { useState } from 'react'
import { fill } from '@uwanja/i18n/fill'
import type { PageStart } from '../../pages/start.ts'
import { Paid } from '../../pages/Paid.tsx'
import { payoutOf } from '../../pages/payout.ts'
import { SoundSwitch } from '../../pages/SoundSwitch.tsx'
import { useTitle } from '../../pages/use-title.ts'
import { Aside } from './Aside.tsx'
import { BetBar } from './BetBar.tsx'
import { Board } from './boards/Board.tsx'
import { EMPTY, type Draft } from './draft.ts'
import { Heard } from './Heard.tsx'
import { outcomeOf, type LiveState } from './live-state.ts'
import { MyRounds } from './MyRounds.tsx'
import { MyBets } from './MyBets.tsx'
import { Stage } from './stages/Stage.tsx'
import { leftMsOf, useBeat, useLive } from './use-live.ts'
import { amount, type Words } from './words.ts'

function Header({ state, words }: { state: LiveState; words: Words }) {
  return (
    <header className="bar">
      <h1>
        {state.game.name} <span className="round">{fill(words.live.roundNamed, { round: state.table.round })}</span>
      </h1>
      <SoundSwitch label={words.studio.sound} />
      {state.me && (
        <p className="balance">
          <span>{words.studio.balance}</span>{' '}
          <strong className="figures">{amount(state.me.balanceMinor, state.me, words)}</strong>
        </p>
      )}
    </header>
  )
}

/** How long stakes, or choices, are still open. */
function Countdown({ state, words }: { state: LiveState; words: Words }) {
  const perfMs = useBeat(250)
  const { phase, untilMs, sinceMs } = state.table
  const leftMs = leftMsOf(state, perfMs)
  const isOpen = phase === 'betting' || phase === 'deciding'
  const text = fill(words.live.phase[phase], { seconds: Math.ceil(leftMs / 1000) })
  return (
    <div className={`countdown is-${phase}`}>
      <p role="timer">{text}</p>
      <span className="track" aria-hidden="true">
        <span style={{ width: `${String(isOpen && untilMs ? (100 * leftMs) / (untilMs - sinceMs) : 0)}%` }} />
      </span>
    </div>
  )
}

/** What became of the newest round in which the player had something at stake, spoken once. */
function News({ state, words }: { state: LiveState; words: Words }) {
  const { round } = state.table
  const found = [round, round - 1].map((one) => ({ one, of: outcomeOf(state, one) })).find(({ of }) => of)
  const waiting = state.me?.waiting ?? 0
  const say = (minor: bigint) => amount(minor, state.me, words)
  const { won = 0n, stake = 0n } = found?.of ?? {}
  const tone = payoutOf(won, stake)
  return (
    <div className="result">
      <Paid decided={found?.of ? { id: String(found.one), wonMinor: won, stakeMinor: stake } : null} say={say} />
      <div role="status">
        {found?.of && (
          <p className={`news ${tone === 'won' ? 'win' : tone === 'lost' ? 'loss' : 'note'}`}>
            {fill(words.live.news[tone], { round: found.one, won: say(won), stake: say(stake) })}
          </p>
        )}
        {waiting > 0 && (
          <p className="news note">
            {fill(waiting === 1 ? words.studio.waitingOne : words.studio.waitingMany, { count: waiting })}
          </p>
        )}
      </div>
    </div>
  )
}

export function LivePage({ start, words }: { start: PageStart; words: Words }) {
  const { state, link } = useLive(start.secret)
  const [draft, setDraft] = useState<Draft>(EMPTY)
  useTitle(state?.game.name)
  if (!state) {
    return (
      <main className="night waiting-room" role="status">
        {start.error
          ? words.studio.launch[start.error]
          : link === 'lost'
            ? start.secret
              ? words.studio.lost
              : words.studio.why['no-session']
            : words.studio.connecting}
      </main>
    )
  }
  const kind = state.game.kind
  return (
    <div className={`night game ${kind}`}>
      <Header state={state} words={words} />
      <main>
        <Stage state={state} words={words} />
        <Countdown state={state} words={words} />
        <Heard state={state} words={words} />
        {link === 'lost' && (
          <p role="alert" className="news loss">
            {words.studio.lost}
          </p>
        )}
        <News state={state} words={words} />
        <Board state={state} words={words} draft={draft} setDraft={setDraft} />
        {state.me && (
          <BetBar
            key={kind}
            state={state}
            words={words}
            draft={draft}
            setDraft={setDraft}
            secret={start.secret}
            isLive={link === 'live'}
          />
        )}
        {state.me?.currency === null && <p className="hint practice">{words.studio.practice}</p>}
      </main>
      <aside>
        <MyBets state={state} words={words} />
        <MyRounds state={state} words={words} secret={start.secret} />
        <Aside state={state} words={words} />
      </aside>
    </div>
  )
}
