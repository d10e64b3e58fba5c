/** The star of a match or a league. */
import { join } from '@uwanja/ui/looks/join'
import { fill } from '@uwanja/i18n/fill'
import { Star as Mark } from 'lucide-react'
import { useFavourites } from './favourites.ts'
import { useSaid } from './texts.ts'

interface Props {
  readonly kind: 'matches' | 'leagues'
  readonly id: string
  readonly name: string
  readonly className?: string
}

export function Star({ kind, id, name, className }: Props) {
  const { texts } = useSaid()
  const isOn = useFavourites((all) => all[kind].includes(id))
  const toggle = useFavourites((all) => all.toggle)
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={fill(isOn ? texts.unstar : texts.star, { name })}
      onClick={() => toggle(kind, id)}
      className={join('flex size-11 shrink-0 items-center justify-center text-muted hover:text-text', className)}
    >
      <Mark size={18} aria-hidden="true" className={isOn ? 'fill-floodlight text-control' : ''} />
    </button>
  )
}
