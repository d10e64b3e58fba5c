/**
 * Of the processes on one database one is the first in line: it does whenever it is due what is done beside the calls and by one as well as by
 * several. Every other does the same more rarely, each in a way that lets no two of them do anything twice, so nothing waits for a
 * first that hangs, and it matters little that for a moment nobody is.
 */
import type pg from 'pg'

export interface FirstInLine {
  isFirst(): boolean
  /** A line is open. It is tried at once, and then until it is so: whoever was first has gone when their line has. */
  begin(line: pg.Client): Promise<void>
  lost(): void
}

const LOCK = 867530913
const LOOK_MS = 2_000

export function firstInLine(): FirstInLine {
  let tried: pg.Client | null = null
  let holds = false
  let looking: NodeJS.Timeout | undefined
  const lost = () => {
    tried = null
    holds = false
    clearInterval(looking)
  }
  return {
    isFirst: () => holds,
    async begin(line) {
      lost()
      tried = line
      const look = async () => {
        const { rows } = await line.query<{ is: boolean }>('select pg_try_advisory_lock($1) as is', [LOCK])
        if (tried !== line || !rows[0]!.is) return
        holds = true
        clearInterval(looking)
      }
      await look()
      if (holds || tried !== line) return
      // A line that fails is told of by whoever opened it.
      looking = setInterval(() => void look().catch(() => {}), LOOK_MS)
      looking.unref()
    },
    lost,
  }
}
