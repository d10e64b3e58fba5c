/** How many of a page's rows wait for somebody, beside the menu's word: it describes the link, whose name stays the page's. */
import { useSpeech } from '../speech.ts'
import { useLight } from './use-light.ts'
import { WAITING } from './waiting.ts'

export function WaitingBadge({ path }: { path: string }) {
  const { texts } = useSpeech()
  const { data } = useLight()
  const queue = WAITING.find((one) => one.path === path)
  const count = queue && data ? queue.count(data) : 0
  if (!queue || count === 0) return null
  return (
    <span
      aria-hidden="true"
      title={`${count} ${queue.say(texts)}`}
      className="ml-auto rounded-full bg-loss px-2 text-sm font-bold text-surface tabular-nums"
    >
      {count}
      <span hidden id={`waiting${path.replaceAll('/', '-')}`}>{`${count} ${queue.say(texts)}`}</span>
    </span>
  )
}
