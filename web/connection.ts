/** Whether the server could be reached just now: a state that the frame shows, not an error of one form. */
import { create } from 'zustand'

export type ConnectionState = 'reached' | 'lost'

export const useConnection = create<{ state: ConnectionState }>(() => ({ state: 'reached' }))

/** A visitor's page asks nothing by itself: while the line is lost, it tries. Any answer is one. */
const TRY_MS = 3_000
const tryAgain = (): void =>
  void fetch('/api/openapi.json', { method: 'HEAD', cache: 'no-store' }).then(
    () => noteConnection('reached'),
    () => undefined,
  )
let trying: ReturnType<typeof setInterval> | undefined

export function noteConnection(state: ConnectionState): void {
  if (useConnection.getState().state === state) return
  useConnection.setState({ state })
  clearInterval(trying)
  if (state === 'lost') trying = setInterval(tryAgain, TRY_MS)
}
