/** Sound and tremble of a game, remembered on this phone: off until somebody wants them. */
import { useState } from 'react'
import { feel, sound } from './feel.ts'

export function SoundSwitch({ label }: { label: string }) {
  const [isOn, setOn] = useState(feel.isOn)
  return (
    <button
      type="button"
      className="sound"
      aria-pressed={isOn}
      onClick={() => {
        feel.set(!isOn)
        setOn(!isOn)
        sound('other')
      }}
    >
      {label}
    </button>
  )
}
