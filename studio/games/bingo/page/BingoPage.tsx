/** The bingo page: choose cards, let the balls come, see which patterns are full. */
import { useEffect, useState } from 'react'
import { cardPlaces } from '@uwanja/contract/fair/bingo-card'
import { fill } from '@uwanja/i18n/fill'
import { Frame } from '../../../instant/page/Frame.tsx'
import { WaitingRoom } from '../../../instant/page/WaitingRoom.tsx'
import type { PlayerView, PlayRound } from '@uwanja/contract/studio/play'
import { stakeText } from '../../../instant/page/stakes.ts'
import type { PlayStart } from '../../../instant/page/start.ts'
import type { PlayTexts } from '@uwanja/i18n/en/studio-play'
import { usePlay, type PlayTable } from '../../../instant/page/use-play.ts'
import { paidNews } from '../../../instant/page/words.ts'
import { money } from '../../../pages/money.ts'
import { useTitle } from '../../../pages/use-title.ts'
import { Card } from './Card.tsx'
import type { BingoTable, BingoView } from '@uwanja/contract/studio/bingo'

const CARD_COUNTS = [1, 2, 3, 4] as const
const BALL_MS = 90

/** Four numbers that differ: the first of them are played. */
function freshCards(): readonly number[] {
  const [first] = crypto.getRandomValues(new Uint32Array(1))
  return CARD_COUNTS.map((at) => ((first! + at * 1_234) % 9_999) + 1)
}

/** How many balls of the round are out: all of them at once where motion is not wanted. */
function useBalls(round: PlayRound | null): number {
  const all = (round?.view as BingoView | null)?.drawn.length ?? 0
  const [seen, setSeen] = useState({ id: round?.id, out: all })
  const isNew = seen.id !== round?.id
  const out = isNew ? 0 : seen.out
  useEffect(() => {
    if (out >= all) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(() => setSeen({ id: round?.id, out: isStill ? all : out + 1 }), BALL_MS)
    return () => clearTimeout(timer)
  }, [round?.id, out, all])
  return out
}

function PayTable({ table, stakeMinor, me, texts }: PayProps) {
  return (
    <>
      <p className="hint">{fill(texts.bingo.drawn, { count: table.drawn, all: table.balls })}</p>
      <table>
        <tbody>
          {table.patterns.map(({ name, sets, paysHundredths }) => (
            <tr key={name}>
              <th scope="row">
                {texts.bingo.pattern[name]} ({sets.length})
              </th>
              <td>{money((stakeMinor * BigInt(paysHundredths)) / 100n, me, texts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

interface PayProps {
  readonly table: BingoTable
  readonly stakeMinor: bigint
  readonly me: PlayerView
  readonly texts: PlayTexts
}

/** What the cards made, in words: the patterns of all of them. */
function madeText({ view, stakeMinor }: PlayRound, me: PlayerView, texts: PlayTexts): string {
  const made = (view as BingoView).cards.flatMap((card) => card.made)
  return made
    .map(({ pattern, paysHundredths }) => {
      const win = money((BigInt(stakeMinor) * BigInt(paysHundredths)) / 100n, me, texts)
      return fill(texts.bingo.made, { pattern: texts.bingo.pattern[pattern], win })
    })
    .join(' · ')
}

function Balls({ drawn }: { drawn: readonly number[] }) {
  return (
    <ol className="bingo-balls">
      {drawn.map((ball) => (
        <li key={ball} data-hue={ball % 5}>
          {ball}
        </li>
      ))}
    </ol>
  )
}

interface ActionsProps {
  readonly texts: PlayTexts
  readonly isBusy: boolean
  readonly count: number
  readonly setCount: (count: number) => void
  readonly renew: () => void
  readonly play: () => void
  readonly price: string
}

function Actions({ texts, isBusy, count, setCount, renew, play, price }: ActionsProps) {
  return (
    <>
      <div role="group" aria-label={texts.bingo.cards} className="play-row">
        {CARD_COUNTS.map((cardCount) => (
          <button
            key={cardCount}
            type="button"
            aria-pressed={count === cardCount}
            disabled={isBusy}
            onClick={() => setCount(cardCount)}
          >
            {cardCount}
          </button>
        ))}
        <button type="button" disabled={isBusy} onClick={renew}>
          {texts.bingo.otherCards}
        </button>
      </div>
      <div className="play-row">
        <button type="button" className="main" disabled={isBusy} onClick={play}>
          {isBusy ? texts.bingo.drawing : `${texts.bingo.play} · ${price}`}
        </button>
      </div>
    </>
  )
}

function Hall({ start, table: play, table: { state }, bingo }: HallProps) {
  const { texts } = start
  const { me, round } = state!
  const [stakeMinor, setStake] = useState(5_000n)
  const [numbers, setNumbers] = useState(freshCards)
  const [count, setCount] = useState(1)
  const out = useBalls(round)
  const view = (round?.view ?? null) as BingoView | null
  const isShowing = view !== null && out < view.drawn.length
  const isBusy = play.isSending || isShowing
  const chosen = numbers.slice(0, count)
  // What the cards of the last round made stays in sight until others are chosen.
  const isSame = view !== null && view.cards.map(({ number }) => number).join() === chosen.join()
  const cards = isSame ? view.cards : chosen.map((number) => ({ number, places: cardPlaces(number, bingo), made: [] }))
  const drawn = isSame ? view.drawn.slice(0, out) : []
  // The next round is on its way: what the last one came to is told no more.
  const isOver = isSame && !isBusy
  const won = BigInt(round?.winMinor ?? '0')
  const news = isOver ? paidNews(won, BigInt(round?.costMinor ?? '0'), { me, texts }) : null
  return (
    <Frame
      start={start}
      table={play}
      stakeMinor={stakeMinor}
      setStake={setStake}
      isShowing={isShowing}
      news={news}
      stage={
        <div className="bingo-hall">
          <Balls drawn={drawn} />
          <div className="bingo-cards" data-count={count}>
            {cards.map((card) => (
              <Card key={card.number} card={card} called={new Set(drawn)} table={bingo} texts={texts} isOver={isOver} />
            ))}
          </div>
          {isOver && round && <p className="hint">{madeText(round, me, texts)}</p>}
        </div>
      }
      actions={
        <Actions
          texts={texts}
          isBusy={isBusy}
          count={count}
          setCount={setCount}
          renew={() => setNumbers(freshCards())}
          play={() => void play.open(stakeText(stakeMinor), { cards: chosen })}
          price={money(stakeMinor * BigInt(count), me, texts)}
        />
      }
      payTable={<PayTable table={bingo} stakeMinor={stakeMinor} me={me} texts={texts} />}
      outcome={(past) => (
        <>
          <Balls drawn={(past.view as BingoView).drawn} />
          <p className="hint">{madeText(past, me, texts)}</p>
        </>
      )}
    />
  )
}

interface HallProps {
  readonly start: PlayStart
  readonly table: PlayTable
  readonly bingo: BingoTable
}

export function BingoPage({ start }: { start: PlayStart }) {
  const table = usePlay(start.secret)
  useTitle(table.state?.game.name)
  if (!table.state) return <WaitingRoom start={start} table={table} />
  return <Hall start={start} table={table} bingo={table.state.game.table as BingoTable} />
}
