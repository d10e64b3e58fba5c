/** Whether the server could be reached just now: a state that the frame shows, not an error of one form. */
import { create } from 'zustand'

export type ConnectionState = 'reached' | 'lost'

export const useConnection = create<{ state: ConnectionState }>(() => ({ state: 'reached' }))

export function noteConnection(state: ConnectionState): void {
  if (useConnection.getState().state !== state) useConnection.setState({ state })
}
