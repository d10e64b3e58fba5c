/** One slider: the browser's own, for thumbs and arrow keys, with its number beside it and the feed's word. */
import { useId } from 'react'
import { useSpeech } from '../speech.ts'

interface Props {
  readonly label: string
  /** What the feed expects. */
  readonly said: number | undefined
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
}

export function Slider({ label, said, value, min, max, step, onChange }: Props) {
  const { texts, fill } = useSpeech()
  const id = useId()
  const feed = said === undefined ? '' : fill(texts.trading.feedSays, { value: said.toFixed(2) })
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="text-lg font-bold tabular-nums">
          {value.toFixed(2)}
        </output>
        <span className="text-sm text-muted">{feed}</span>
      </div>
      <input
        id={id}
        type="range"
        className="h-11 w-full accent-(--primary)"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  )
}
