/** Zeppelin's page: the flight, the player's panel, the others, and the proof. */
import { multiplierText } from '@uwanja/contract/fair/fairness'
import { fill } from '@uwanja/i18n/fill'
import type { StudioTexts } from '@uwanja/i18n/en/studio'
import type { PageStart } from '../../../pages/start.ts'
import { Bets } from './Bets.tsx'
import { Fairness } from './Fairness.tsx'
import { MyBets } from './MyBets.tsx'
import { PastRounds } from './PastRounds.tsx'
import { Players } from './Players.tsx'
import { Sky } from './Sky.tsx'
import { SoundSwitch } from '../../../pages/SoundSwitch.tsx'
import { Paid, type Decided } from '../../../pages/Paid.tsx'
import type { TableState } from './table-state.ts'
import { useTable } from './use-table.ts'
import { money } from '../../../pages/money.ts'
import { stakeNotice, type StakeNotice } from './words.ts'

function Header({ table, texts }: { table: TableState; texts: StudioTexts }) {
  return (
    <header className="bar">
      <h1>
        Zeppelin <span className="round">{fill(texts.round, { round: table.round.round })}</span>
      </h1>
      <SoundSwitch label={texts.sound} />
      {table.me && (
        <p className="balance">
          <span>{texts.balance}</span>{' '}
          <strong className="figures">{money(table.me.balanceMinor, table.me, texts)}</strong>
        </p>
      )}
    </header>
  )
}

/** The newest thing worth saying, spoken once by a screen reader; never the running number. */
function newsOf({ round, past, me }: TableState, texts: StudioTexts): readonly StakeNotice[] {
  const mine = [me?.stake, me?.second].flatMap((stake) => {
    if (!me || !stake || stake.round < round.round - 1) return []
    const crash = past.find((other) => other.round === stake.round)?.crash ?? null
    return stakeNotice(stake, me, crash, texts) ?? []
  })
  if (mine.length > 0 || round.crash === null) return mine
  return [{ tone: 'note', text: fill(texts.crashNews, { round: round.round, crash: multiplierText(round.crash) }) }]
}

/** Both bets of the newest round that has decided ones: together they are a win or none. */
function decidedOf({ me }: TableState): Decided | null {
  const over = [me?.stake, me?.second].filter((stake) => stake?.state === 'won' || stake?.state === 'lost')
  const newest = Math.max(...over.map((stake) => stake!.round))
  const mine = over.flatMap((stake) => (stake?.round === newest ? [stake] : []))
  if (mine.length === 0) return null
  const sum = (minors: readonly string[]) => minors.reduce((total, minor) => total + BigInt(minor), 0n)
  return {
    id: mine.map(({ id }) => id).join(' '),
    wonMinor: sum(mine.map(({ wonMinor }) => wonMinor ?? '0')),
    stakeMinor: sum(mine.map(({ stakeMinor }) => stakeMinor)),
  }
}

function Result({ table, texts }: { table: TableState; texts: StudioTexts }) {
  const news = newsOf(table, texts)
  const waiting = table.me?.waiting ?? 0
  return (
    <div className="result">
      <Paid decided={decidedOf(table)} say={(minor) => money(minor, table.me, texts)} />
      <div role="status">
        {news.map(({ tone, text }, at) => (
          <p key={at} className={`news ${tone}`}>
            {text}
          </p>
        ))}
        {waiting > 0 && (
          <p className="news note">{fill(waiting === 1 ? texts.waitingOne : texts.waitingMany, { count: waiting })}</p>
        )}
      </div>
    </div>
  )
}

export function GamePage({ start, texts }: { start: PageStart; texts: StudioTexts }) {
  const { table, bets, link } = useTable(start.secret)
  if (!table) {
    return (
      <main className="night waiting-room" role="status">
        {start.error ? texts.launch[start.error] : link === 'lost' ? texts.lost : texts.connecting}
      </main>
    )
  }
  return (
    <div className="night game">
      <Header table={table} texts={texts} />
      <PastRounds past={table.past} lang={start.lang} texts={texts} />
      <main>
        <Sky table={table} texts={texts} />
        {link === 'lost' && (
          <p role="alert" className="news loss">
            {texts.lost}
          </p>
        )}
        <Result table={table} texts={texts} />
        {table.me ? (
          <Bets table={table} secret={start.secret} isLive={link === 'live'} texts={texts} />
        ) : (
          <p className="news note">{start.error ? texts.launch[start.error] : texts.watching}</p>
        )}
        {table.me?.currency === null && <p className="hint practice">{texts.practice}</p>}
      </main>
      <aside>
        {table.me && <MyBets bets={bets} me={table.me} past={table.past} lang={start.lang} texts={texts} />}
        <Players round={table.round} texts={texts} />
        <Fairness round={table.round} last={table.past[0]} lang={start.lang} texts={texts} />
      </aside>
    </div>
  )
}
