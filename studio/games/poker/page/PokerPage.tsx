/** The video poker page: five cards, hold what is good, draw once. */
import { useState } from 'react'
import { Frame, type FrameProps } from '../../../instant/page/Frame.tsx'
import type { PlayRound } from '@uwanja/contract/studio/play'
import { stakeText } from '../../../instant/page/stakes.ts'
import type { PlayStart } from '../../../instant/page/start.ts'
import { usePlay, type PlayTable } from '../../../instant/page/use-play.ts'
import { paidNews } from '../../../instant/page/words.ts'
import { WaitingRoom } from '../../../instant/page/WaitingRoom.tsx'
import { useTitle } from '../../../pages/use-title.ts'
import { Hand } from './Hand.tsx'
import { Past } from './Past.tsx'
import { PayRows } from './PayRows.tsx'
import type { PokerTable, PokerView } from '@uwanja/contract/studio/poker'
import { useAdvice, useHolds } from './use-holds.ts'

/** What is to be said of the round: that it waits, or what it came to. */
function newsOf(round: PlayRound | null, isResumed: boolean, { start, play }: TableProps): FrameProps['news'] {
  const { texts } = start
  if (round?.phase === 'live') return isResumed ? { tone: 'note', text: texts.resumed } : null
  if (round?.phase !== 'over' || play.isSending) return null
  const { hand } = round.view as PokerView
  if (hand === null) return { tone: 'note', text: texts.poker.nothing }
  const { tone, text } = paidNews(BigInt(round.winMinor ?? 0), BigInt(round.costMinor ?? 0), {
    me: play.state!.me,
    texts,
  })
  return { tone, text: `${texts.poker.names[hand]} · ${text}` }
}

interface TableProps {
  readonly start: PlayStart
  readonly play: PlayTable
  readonly poker: PokerTable
}

function Table(props: TableProps) {
  const { start, play, poker } = props
  const { texts } = start
  const { round } = play.state!
  const [resumedId] = useState(round?.phase === 'live' ? round.id : null)
  const [stakeMinor, setStake] = useState(() => BigInt(round?.stakeMinor ?? 5_000n))
  const [isAdvised, setAdvised] = useState(false)
  const deal = round?.phase === 'live' ? round : null
  const holds = useHolds(deal?.id ?? null)
  const advice = useAdvice(deal, poker, isAdvised)
  const view = (round?.view ?? null) as PokerView | null
  return (
    <Frame
      start={start}
      table={play}
      stakeMinor={stakeMinor}
      setStake={setStake}
      isShowing={false}
      news={newsOf(round, round?.id === resumedId, props)}
      stage={
        <div className="poker-table">
          <PayRows table={poker} stakeMinor={stakeMinor} made={view?.hand ?? null} texts={texts} />
          <Hand
            roundId={round?.id ?? null}
            view={view}
            holds={holds}
            advice={advice}
            isOpen={deal !== null && !play.isSending}
            texts={texts}
          />
        </div>
      }
      actions={
        <>
          <div className="play-row">
            <button
              type="button"
              className="main"
              disabled={play.isSending}
              onClick={() => void (deal ? play.move(holds.mask) : play.open(stakeText(stakeMinor), null))}
            >
              {deal ? texts.poker.draw : texts.poker.deal}
            </button>
          </div>
          <div className="play-row poker-advice">
            <button type="button" aria-pressed={isAdvised} onClick={() => setAdvised(!isAdvised)}>
              {texts.poker.adviceOn}
            </button>
          </div>
        </>
      }
      payTable={<p className="hint">{texts.poker.rtpAdvice}</p>}
      outcome={(past) => <Past view={past.view as PokerView} texts={texts} />}
    />
  )
}

export function PokerPage({ start }: { start: PlayStart }) {
  const play = usePlay(start.secret)
  useTitle(play.state?.game.name)
  if (!play.state) return <WaitingRoom start={start} table={play} />
  return <Table start={start} play={play} poker={play.state.game.table as PokerTable} />
}
