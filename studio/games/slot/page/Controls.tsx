/** The slot's buttons: spin, spin by itself, turbo, and the bought feature. */
import { useState } from 'react'
import { fill } from '@uwanja/i18n/fill'
import type { PlayTexts } from '@uwanja/i18n/en/studio-play'
import { AUTO_COUNTS, type AutoRules, type AutoRun } from './auto.ts'

export interface ControlsProps {
  readonly texts: PlayTexts
  readonly isBusy: boolean
  /** What the large button does. */
  readonly says: string
  readonly auto: AutoRun | null
  readonly isTurbo: boolean
  readonly setTurbo: (isTurbo: boolean) => void
  readonly spin: () => void
  readonly startAuto: (count: number, rules: AutoRules) => void
  readonly stopAuto: () => void
  /** Null: this slot sells none. */
  readonly buy: { readonly label: string; readonly act: () => void } | null
}

const START: AutoRules = { stopFree: true, stopWin: true, stopLoss: true }

function AutoPanel({ texts, startAuto }: Pick<ControlsProps, 'texts' | 'startAuto'>) {
  const [rules, setRules] = useState(START)
  return (
    <fieldset className="auto-panel">
      <legend>{texts.slot.autoTitle}</legend>
      {(['stopFree', 'stopWin', 'stopLoss'] as const).map((rule) => (
        <label key={rule} className="check">
          <input
            type="checkbox"
            checked={rules[rule]}
            onChange={(event) => setRules({ ...rules, [rule]: event.target.checked })}
          />{' '}
          {texts.slot[rule]}
        </label>
      ))}
      <div className="play-row">
        {AUTO_COUNTS.map((count) => (
          <button
            key={count}
            type="button"
            aria-label={fill(texts.slot.autoSpins, { count })}
            onClick={() => startAuto(count, rules)}
          >
            {count}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

export function Controls(props: ControlsProps) {
  const { texts, isBusy, auto, isTurbo, setTurbo, says, spin, startAuto, stopAuto, buy } = props
  const [isChoosing, setChoosing] = useState(false)
  const say = texts.slot
  return (
    <>
      <div className="play-row">
        <button
          type="button"
          aria-expanded={isChoosing}
          disabled={isBusy || auto !== null}
          onClick={() => setChoosing(!isChoosing)}
        >
          {say.auto}
        </button>
        {auto ? (
          <button type="button" className="main" onClick={stopAuto}>
            {fill(say.stop, { left: auto.left })}
          </button>
        ) : (
          <button type="button" className="main" disabled={isBusy} onClick={spin}>
            {isBusy ? say.spinning : says}
          </button>
        )}
        <button type="button" aria-pressed={isTurbo} onClick={() => setTurbo(!isTurbo)}>
          {say.turbo}
        </button>
      </div>
      {isChoosing && !auto && (
        <AutoPanel
          texts={texts}
          startAuto={(count, rules) => {
            setChoosing(false)
            startAuto(count, rules)
          }}
        />
      )}
      {buy && !auto && (
        <button type="button" disabled={isBusy} onClick={buy.act}>
          {buy.label}
        </button>
      )}
    </>
  )
}
