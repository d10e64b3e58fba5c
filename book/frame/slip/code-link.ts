/** Where a booking code leads: the page around the frame, at the place that loads it; without one our own page. */
import { hostPage } from '../host.ts'
import { go, pathTo, usePlace } from '../place.ts'
import { useSession } from '../session.ts'

const CODE_PARAM = 'code'

/** Did a link that somebody shared lead here? */
export const hasCode = (search: string): boolean => new URLSearchParams(search).has(CODE_PARAM)

/** The code in the address, which then leaves it; null: there is none. */
export function takeCode(): string | null {
  const { pathname, search } = usePlace.getState()
  const query = new URLSearchParams(search)
  const code = query.get(CODE_PARAM)
  if (code === null) return null
  query.delete(CODE_PARAM)
  go(query.size > 0 ? `${pathname}?${query.toString()}` : pathname, { isSamePage: true })
  return code
}

export function linkOfCode(code: string): string {
  const place = `/?${CODE_PARAM}=${code}`
  const host = hostPage(useSession.getState().basePath)
  if (host === null) return new URL(pathTo(usePlace.getState(), place), location.href).href
  host.searchParams.set('at', place)
  return host.href
}
