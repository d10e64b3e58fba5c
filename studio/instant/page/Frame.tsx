/** The frame of an instant game: name and balance above, the game, the stake and the button within a thumb's reach. */
import { useState, type ReactNode } from 'react'
import { fill } from '@uwanja/i18n/fill'
import { History } from './History.tsx'
import { Info } from './Info.tsx'
import type { PlayRound } from '@uwanja/contract/studio/play'
import type { PlayStart } from './start.ts'
import { stepped } from './stakes.ts'
import type { PlayTable } from './use-play.ts'
import { money } from '../../pages/money.ts'
import { Paid } from '../../pages/Paid.tsx'
import { SoundSwitch } from '../../pages/SoundSwitch.tsx'
import { problemText, roundNews } from './words.ts'

type Side = 'info' | 'history'

export interface FrameProps {
  readonly start: PlayStart
  readonly table: PlayTable
  readonly stakeMinor: bigint
  readonly setStake: (minor: bigint) => void
  /** The next round costs nothing, so nobody chooses what. */
  readonly isStakeGiven?: boolean
  /** A round is being shown: the stake stays, and the balance is the one before its win. */
  readonly isShowing: boolean
  /** The newest thing worth saying, spoken once. */
  readonly news: { readonly tone: 'win' | 'loss' | 'note'; readonly text: string } | null
  readonly stage: ReactNode
  readonly actions: ReactNode
  readonly payTable: ReactNode
  readonly outcome: (round: PlayRound) => ReactNode
}

/** The balance that fits what is on the screen: a win that is still rolling is not in it yet. */
function shownBalance({ table, isShowing }: FrameProps): string | null {
  const { me, round } = table.state!
  if (!isShowing || me.balanceMinor === null || !round?.settled) return me.balanceMinor
  return (BigInt(me.balanceMinor) - BigInt(round.winMinor ?? '0')).toString()
}

function StakePicker({ start: { texts }, table, stakeMinor, setStake, isShowing, isStakeGiven }: FrameProps) {
  const { me, round } = table.state!
  const isFixed = isStakeGiven || isShowing || table.isSending || round?.phase === 'live'
  const step = (by: -1 | 1) => setStake(stepped(stakeMinor, by, me))
  return (
    <div role="group" aria-label={texts.stake} className="stake-picker">
      <button type="button" aria-label={texts.less} disabled={isFixed} onClick={() => step(-1)}>
        −
      </button>
      <p>
        <span>{texts.stake}</span> <strong className="figures">{money(stakeMinor, me, texts)}</strong>
      </p>
      <button type="button" aria-label={texts.more} disabled={isFixed} onClick={() => step(1)}>
        +
      </button>
    </div>
  )
}

function News({ start: { texts }, table, news, isShowing }: FrameProps) {
  const { me, round } = table.state!
  const isTold = !isShowing && news !== null && round?.phase === 'over'
  const [wonMinor, stakeMinor] = [BigInt(round?.winMinor ?? '0'), BigInt(round?.costMinor ?? '0')]
  const more = round && !isShowing ? roundNews(round, me, texts) : null
  return (
    <div className="play-news">
      <Paid decided={isTold ? { id: round.id, wonMinor, stakeMinor } : null} say={(minor) => money(minor, me, texts)} />
      <p role="status" className={`news ${news?.tone ?? 'note'}`}>
        {news?.text}
      </p>
      {more && <p className="news note">{more}</p>}
      {me.waiting > 0 && round?.settled && <p className="news note">{fill(texts.waiting, { count: me.waiting })}</p>}
      <p role="alert" className="news loss">
        {table.problem && problemText(table.problem, me, texts)}
      </p>
    </div>
  )
}

export function Frame(props: FrameProps) {
  const { start, table, stage, actions, payTable, outcome } = props
  const { texts } = start
  const [side, setSide] = useState<Side | null>(null)
  const { game, me } = table.state!
  const tab = (which: Side) => (
    <button type="button" aria-expanded={side === which} onClick={() => setSide(side === which ? null : which)}>
      {texts[which]}
    </button>
  )
  return (
    <div className="play" style={{ backgroundColor: game.look.colours[0] }}>
      <header className="play-bar">
        <h1>{game.name}</h1>
        <p className="play-balance">
          <span>{texts.balance}</span> <strong className="figures">{money(shownBalance(props), me, texts)}</strong>
        </p>
      </header>
      <main>
        {stage}
        <News {...props} />
        <StakePicker {...props} />
        {actions}
        {me.currency === null && <p className="hint">{texts.practice}</p>}
        <nav className="play-tabs">
          {tab('info')}
          {tab('history')}
          <SoundSwitch label={texts.sound} />
        </nav>
      </main>
      {side === 'info' && <Info start={start} table={table} payTable={payTable} />}
      {side === 'history' && <History start={start} table={table} outcome={outcome} />}
    </div>
  )
}
