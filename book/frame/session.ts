/**
 * Who plays: the bearer of the launch (`currentSession`). It leaves the address before anything else happens, and is kept for this
 * tab alone, so that a page that is loaded again within the frame still knows it. A launch without one is a visitor's.
 */
import { create } from 'zustand'

const KEY = 'session'

interface Launch {
  readonly bearer: string
  /** The host page, as the launch names it. */
  readonly basePath: string
}
const VISITOR: Launch = { bearer: '', basePath: '' }

/** The launch's own words in an address; null: none stand there. */
export function launchIn(search: string): Launch | null {
  const query = new URLSearchParams(search)
  if (!query.has('currentSession') && !query.has('basePath')) return null
  return { bearer: query.get('currentSession') ?? '', basePath: query.get('basePath') ?? '' }
}

/** The address without what the launch said; of the theme the page's head has taken notice. */
export function withoutLaunch(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('currentSession')
  query.delete('basePath')
  query.delete('theme')
  const left = query.toString()
  return left === '' ? '' : `?${left}`
}

/** A page that is not ours keeps nothing of a session. */
let isKept = false

export const useSession = create<Launch>(() => VISITOR)

function kept(): Launch {
  try {
    const raw: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    const { bearer = '', basePath = '' } = (raw ?? {}) as Partial<Launch>
    return { bearer: String(bearer), basePath: String(basePath) }
  } catch {
    return VISITOR
  }
}

function keep(launch: Launch): void {
  if (!isKept) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify(launch))
  } catch {
    // It lives as long as the page.
  }
}

/** Of the page that draws us: it launched, and launches again. */
export const beginSession = (launch: Launch): void => useSession.setState(launch)

/** Before the first render. @returns whether a launch led here, and not a link of our own. */
export function takeLaunch(): boolean {
  isKept = true
  const launch = launchIn(location.search)
  if (launch) {
    keep(launch)
    const { pathname, search, hash } = location
    history.replaceState(history.state, '', pathname + withoutLaunch(search) + hash)
  }
  useSession.setState(launch ?? kept())
  return launch !== null
}

export const bearer = (): string => useSession.getState().bearer

/** The book no longer knows it: the page goes on as a visitor's. */
export function noteEnded(ended: string): void {
  if (ended === '' || bearer() !== ended) return
  const { basePath } = useSession.getState()
  useSession.setState({ bearer: '', basePath })
  keep({ bearer: '', basePath })
}

/** Can the player bet here, or do they have to log in at the host first? */
export const useIsPlayer = (): boolean => useSession(({ bearer: one }) => one !== '')
