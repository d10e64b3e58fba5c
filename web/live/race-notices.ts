/** That the points of a race changed, for the page that shows it; nobody else listens, so nobody else downloads anything for it. */
type Listener = (raceId: number) => void
const listeners = new Set<Listener>()

export function publishRaceNotice(raceId: number): void {
  for (const listener of listeners) listener(raceId)
}

export function onRaceNotice(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
