/** The settings of playing by itself: rounds, a stop, start and stop. */
import { useState } from 'react'
import { parseAmount } from '@uwanja/contract/wire/amounts'
import { fill } from '@uwanja/i18n/fill'
import type { StudioTexts } from '@uwanja/i18n/en/studio'
import { ROUNDS, type AutoPlay } from './auto-play.ts'

interface Props {
  readonly auto: AutoPlay | null
  /** An automatic cash-out is set: nobody taps for the player. */
  readonly isReady: boolean
  readonly name: (label: string) => string
  readonly texts: StudioTexts
  readonly start: (left: number, stopLossMinor: bigint | null) => void
  readonly stop: () => void
}

export function AutoPlayBox({ auto, isReady, name, texts, start, stop }: Props) {
  const [rounds, setRounds] = useState<number>(10)
  const [loss, setLoss] = useState('')
  const lossMinor = loss === '' ? null : (parseAmount(loss, 'NGN')?.minor ?? null)
  const isBad = loss !== '' && lossMinor === null
  if (auto) {
    return (
      <button type="button" className="plain auto-stop" onClick={stop}>
        {fill(texts.autoStop, { left: auto.left })}
      </button>
    )
  }
  return (
    <details className="auto-play">
      <summary>{name(texts.autoPlay)}</summary>
      <div className="pair">
        <label>
          {name(texts.autoRounds)}
          <select value={rounds} onChange={(event) => setRounds(Number(event.target.value))}>
            {ROUNDS.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <label>
          {name(texts.stopLoss)}
          <input
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={loss}
            aria-invalid={isBad}
            onChange={(event) => setLoss(event.target.value.trim())}
          />
        </label>
      </div>
      {!isReady && <p className="hint">{texts.autoNeeds}</p>}
      <button type="button" className="plain" disabled={!isReady || isBad} onClick={() => start(rounds, lossMinor)}>
        {texts.autoStart}
      </button>
    </details>
  )
}
