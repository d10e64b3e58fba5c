/**
 * Payments, and returns of parked money, whose step is due, by company and direction: each of these lines goes at its own pace, several at once, so that a
 * company that is silent holds up nobody but itself. An alarm only brings a payment into its line; the row decides when its turn
 * comes. Memory only: what is lost with the process is due by its row, and is found there.
 */

export interface Alarm {
  /** Whose step it is; the same alarm twice is one. */
  readonly key: string
  /** Company and direction. */
  readonly line: string
  /** How often it was asked about before: who was asked about less goes first. */
  readonly tries: number
  step(): Promise<void>
}

export interface Lanes {
  ring(alarm: Alarm): void
  /** None begins any more; resolves when those under way have ended. */
  stop(): Promise<void>
}

interface Line {
  readonly waiting: Map<string, Alarm>
  readonly running: Set<string>
  /** In a row. */
  silences: number
  closedUntilMs: number
  wake: NodeJS.Timeout | undefined
}

interface LaneRules {
  /** Of one line. */
  readonly atOnce: number
  /** A step that took so long has met silence. */
  readonly silentAfterMs: number
  onFault(error: unknown): void
  readonly now?: () => number
}

/** So many silences in a row, and the line tries one at a time, after pauses that double. */
const SILENCES = 8
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1_000, 15_000]
/** More need no place in memory: their rows are looked for again. */
const MOST_WAITING = 5_000

/** Whoever was asked about less goes first. */
function takeNext({ waiting }: Line): Alarm | null {
  let first: Alarm | null = null
  for (const alarm of waiting.values()) if (first === null || alarm.tries < first.tries) first = alarm
  if (first) waiting.delete(first.key)
  return first
}

const pauseMs = (silences: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(silences - SILENCES, 10), LONGEST_PAUSE_MS)

export function openLanes({ atOnce, silentAfterMs, onFault, now = () => performance.now() }: LaneRules): Lanes {
  const lines = new Map<string, Line>()
  const under = new Set<Promise<void>>()
  let isStopped = false

  const lineOf = (name: string): Line => {
    const known = lines.get(name)
    if (known) return known
    const line: Line = { waiting: new Map(), running: new Set(), silences: 0, closedUntilMs: 0, wake: undefined }
    lines.set(name, line)
    return line
  }

  function isOpen(line: Line): boolean {
    if (line.running.size >= (line.silences >= SILENCES ? 1 : atOnce)) return false
    const waitMs = line.closedUntilMs - now()
    if (waitMs <= 0) return true
    if (line.waiting.size > 0) {
      line.wake ??= setTimeout(() => {
        line.wake = undefined
        go(line)
      }, waitMs)
      line.wake.unref()
    }
    return false
  }

  function go(line: Line): void {
    while (!isStopped && line.waiting.size > 0 && isOpen(line)) {
      const { key, step } = takeNext(line)!
      const beganMs = now()
      line.running.add(key)
      const run: Promise<void> = step()
        .catch(onFault)
        .finally(() => {
          under.delete(run)
          line.running.delete(key)
          line.silences = now() - beganMs >= silentAfterMs ? line.silences + 1 : 0
          line.closedUntilMs = line.silences < SILENCES ? 0 : now() + pauseMs(line.silences)
          go(line)
        })
      under.add(run)
    }
  }

  return {
    ring(alarm) {
      const line = lineOf(alarm.line)
      if (isStopped || line.running.has(alarm.key) || line.waiting.size >= MOST_WAITING) return
      line.waiting.set(alarm.key, alarm)
      go(line)
    },
    async stop() {
      isStopped = true
      for (const { wake } of lines.values()) clearTimeout(wake)
      await Promise.all(under)
    },
  }
}
