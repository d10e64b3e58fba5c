/** The choice of a sport above a list; it stands in the address, so that Back and a reload find it. */
import { join } from '@uwanja/ui/looks/join'
import { type Sport, SPORTS, useSports } from '../answers/ask.ts'
import { Link } from '../Link.tsx'
import { useSaid } from '../texts.ts'

interface Props {
  /** Of the page, below the language. */
  readonly path: string
  readonly sport: Sport
  readonly counts?: 'live' | 'ahead'
}

export function SportTabs({ path, sport, counts }: Props) {
  const { texts } = useSaid()
  const { data } = useSports()
  return (
    <nav aria-label={texts.sportsMenu} className="slides flex gap-1 px-2 py-1.5">
      {SPORTS.map((one) => {
        const count = counts && data?.find((row) => row.sport === one)?.[counts]
        return (
          <Link
            key={one}
            to={one === 'football' ? path : `${path}?sport=${one}`}
            aria-current={one === sport ? 'page' : undefined}
            className={join(
              'flex min-h-11 shrink-0 items-center gap-1.5 rounded-full px-3.5 text-sm font-semibold no-underline',
              one === sport ? 'bg-text text-ground' : 'bg-surface text-muted hover:text-text',
            )}
          >
            {texts.sports[one]}
            {count !== undefined && <span className="text-xs font-normal tabular-nums">{count}</span>}
          </Link>
        )
      })}
    </nav>
  )
}
