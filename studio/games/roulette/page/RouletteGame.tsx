/** Roulette by oneself: taps lay chips, the wheel turns once. */
import { useRef, useState } from 'react'
import { parseAmount } from '@uwanja/contract/wire/amounts'
import { fill } from '@uwanja/i18n/fill'
import { RouletteBoard } from './RouletteBoard.tsx'
import { Wheel } from './Wheel.tsx'
import type { RouletteFacts, RouletteView } from '@uwanja/contract/studio/table'
import type { GameProps } from '../../../tables/page/words.ts'

const TURNS_MS = 3_000

export function RouletteGame({ play, round, isFresh, words, stake, say, mayOpen }: GameProps) {
  const [taps, setTaps] = useState<readonly string[]>([])
  const spin = useRef<{ readonly id: string | null; readonly sinceMs: number }>({ id: null, sinceMs: 0 })
  const facts = play.state!.game.table as RouletteFacts
  const stakeMinor = parseAmount(stake, 'NGN')?.minor ?? 0n
  const chips: Record<string, number> = {}
  for (const spot of taps) chips[spot] = (chips[spot] ?? 0) + 1
  const lying = new Map(Object.entries(chips).map(([spot, count]) => [spot, stakeMinor * BigInt(count)]))
  const pocket = (round?.view as RouletteView | null)?.pocket ?? null
  /** Asked each frame: the wheel turns from the moment at which a round of this page first shows. */
  const turned = (perfMs: number) => {
    const id = round?.id ?? null
    if (id !== spin.current.id) spin.current = { id, sinceMs: isFresh ? perfMs : perfMs - TURNS_MS }
    return (perfMs - spin.current.sinceMs) / TURNS_MS
  }
  return (
    <>
      <Wheel pocket={pocket} turned={turned} isTold={mayOpen} words={words} />
      <RouletteBoard
        words={words}
        kind="live-roulette"
        programme={null}
        odds={facts.odds}
        placed={new Map()}
        lying={lying}
        isOpen={mayOpen && taps.length < 40}
        onTap={(spot) => setTaps((before) => [...before, spot])}
      />
      <div className="bet-bar">
        <p className="hint">{fill(words.table.chips, { total: say(stakeMinor * BigInt(taps.length)) })}</p>
        <div className="tools">
          <button type="button" disabled={taps.length === 0} onClick={() => setTaps(taps.slice(0, -1))}>
            {words.live.undo}
          </button>
          <button type="button" disabled={taps.length === 0} onClick={() => setTaps([])}>
            {words.live.clear}
          </button>
        </div>
        <button
          type="button"
          className="main"
          disabled={!mayOpen || taps.length === 0}
          onClick={() => void play.open(stake, { chips })}
        >
          {words.table.play.roulette}
        </button>
      </div>
    </>
  )
}
