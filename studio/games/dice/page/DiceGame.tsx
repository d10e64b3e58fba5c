/** Dice by oneself: choose a chance and a side, roll. */
import { useState } from 'react'
import { fill } from '@uwanja/i18n/fill'
import type { DiceFacts, DiceView, DiceSelection } from '@uwanja/contract/studio/table'
import { isWin } from '../../../pages/payout.ts'
import type { GameProps } from '../../../tables/page/words.ts'

const number = (hundredths: number) => (hundredths / 100).toFixed(2)

export function DiceGame({ play, round, words, stake, mayOpen }: GameProps) {
  const facts = play.state!.game.table as DiceFacts
  const [selection, setSelection] = useState<DiceSelection>(
    (round?.wish as DiceSelection | null) ?? { side: 'under', chance: 4_850 },
  )
  const roll = (round?.view as DiceView | null)?.roll ?? null
  const { side, chance } = selection
  const limit = side === 'under' ? chance : 10_000 - chance
  const isWon = round !== null && isWin(round.winMinor, round.costMinor)
  return (
    <>
      <section className="stage dice" aria-label={words.live.table}>
        <p className={`rolled figures ${roll === null ? '' : isWon ? 'good' : 'bad'}`} key={round?.id}>
          {roll !== null && number(roll)}
        </p>
        <p className="sr" role="status">
          {roll !== null && fill(words.table.rolled, { roll: number(roll) })}
        </p>
        <div className="scale" aria-hidden="true">
          <span
            className="wins"
            style={
              side === 'under'
                ? { left: 0, width: `${String(chance / 100)}%` }
                : { right: 0, width: `${String(chance / 100)}%` }
            }
          />
          {roll !== null && <span className="mark" style={{ left: `${String(roll / 100)}%` }} />}
        </div>
      </section>
      <label>
        {fill(words.table.chanceLabel, { chance: number(chance) })}
        <input
          type="range"
          min={facts.lowest}
          max={facts.highest}
          step={50}
          value={chance}
          onChange={(event) => setSelection({ ...selection, chance: Number(event.target.value) })}
        />
      </label>
      <div className="choices">
        {(['under', 'over'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="plain"
            aria-pressed={side === one}
            onClick={() => setSelection({ ...selection, side: one })}
          >
            {fill(words.table[one], { limit: number(one === 'under' ? chance : 10_000 - chance) })}
          </button>
        ))}
      </div>
      <p className="hint">{fill(words.table.pays, { times: (9_700 / chance).toFixed(4) })}</p>
      <button type="button" className="main" disabled={!mayOpen} onClick={() => void play.open(stake, selection)}>
        {words.table.play.dice} · {fill(words.table[side], { limit: number(limit) })}
      </button>
    </>
  )
}
