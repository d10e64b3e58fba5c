/** The place from which screen readers take what is said by the way. */
import { useAnnounced } from './announce.ts'

export function Announcer() {
  const { said } = useAnnounced()
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}
