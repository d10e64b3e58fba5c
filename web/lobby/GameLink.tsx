/**
 * A game's picture and name: a link to the game, for money, which a tap turns into its sheet. Without a script, or its files, it
 * leads there; React makes no link of an address that runs as our own page.
 */
import { useState, type ComponentType, type ReactNode } from 'react'
import { withAllTexts } from '../texts/language.ts'
import type { Game } from './game.ts'
import type { Hall, SheetProps } from './launch-rules.ts'

type Props = { game: Game; hall: Hall; className: string; children: ReactNode }

export function GameLink({ game, hall, className, children }: Props) {
  const [Sheet, setSheet] = useState<ComponentType<SheetProps> | null>(null)

  async function show(): Promise<void> {
    const GameSheet = await withAllTexts(async () => (await import('./GameSheet.tsx')).GameSheet)
    setSheet(() => GameSheet)
  }

  return (
    <>
      <a
        href={game.url}
        aria-haspopup="dialog"
        className={className}
        onClick={(event) => {
          // Another tab or window was asked for: the browser opens the game there.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          show().catch(() => location.assign(game.url))
        }}
      >
        {children}
      </a>
      {Sheet && <Sheet game={game} hall={hall} onClosed={() => setSheet(null)} />}
    </>
  )
}
