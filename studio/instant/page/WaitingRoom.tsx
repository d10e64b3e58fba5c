/** Before there is a game to show: what is being waited for, or why there is none. */
import type { PlayStart } from './start.ts'
import type { PlayTable } from './use-play.ts'
import { problemText } from './words.ts'

export function WaitingRoom({ start, table }: { start: PlayStart; table: PlayTable }) {
  const { texts, secret, error } = start
  const why =
    secret === '' ? texts.launch[error ?? 'none'] : table.problem ? problemText(table.problem, null, texts) : null
  return (
    <main className="play waiting-room" role="status">
      {why ?? texts.loading}
    </main>
  )
}
