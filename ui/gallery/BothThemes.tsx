/** Night and day beside each other, in frames as wide as a window: a part asks its window how wide it is. */
import { addressOf, type View } from './address.ts'

const THEMES = ['dark', 'light'] as const

export function BothThemes({ view, width }: { view: View; width: string }) {
  return (
    <main className="flex gap-4 overflow-x-auto px-4 py-6 sm:px-6">
      {THEMES.map((theme) => (
        <iframe
          key={theme}
          title={`${theme}, ${width} wide`}
          src={addressOf({ ...view, theme, width: null })}
          style={{ width: `${width}px` }}
          className="h-[85dvh] shrink-0 rounded-lg border border-line"
        />
      ))}
    </main>
  )
}
