/** Opens each kind of dialog over the gallery itself: how it traps the focus and gives it back can be tried. */
import { useState } from 'react'
import { Button } from '../Button.tsx'
import type { Samples } from './samples/en.ts'
import { SCENES } from './scenes.tsx'

export function DialogOpener({ words }: { words: Samples }) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <div className="flex flex-wrap gap-3">
      {Object.keys(SCENES).map((scene) => (
        <Button key={scene} onClick={() => setOpen(scene)}>
          {scene}
        </Button>
      ))}
      {open !== null && SCENES[open]?.(words, () => setOpen(null))}
    </div>
  )
}
