/** A program's time: a clock that people can shift, and one that a test turns by hand. */

/** What everything in the sandbox and the studio waits on; nothing here calls setTimeout itself. */
export interface Clock {
  /** Unix milliseconds, shifts included. */
  now(): number
  /** Runs `fn` once, when `ms` have passed on this clock (a shift counts as passing). Answers how to call it off. */
  after(ms: number, fn: () => void): () => void
  /** Runs `fn` every `ms` on the wall, for what says that we live: a clock that is held or shifted does not change that. */
  each(ms: number, fn: () => void): () => void
}

export interface ShiftableClock extends Clock {
  /**
   * Unix milliseconds without the shifts. Signatures carry and check this one, because the clock of the company at
   * the other end is not ours to shift: a shifted timestamp would be refused there for ever after.
   */
  wallMs(): number
  /** Moves the clock forward and runs what became due, in order. Never back: books would be out of order. */
  shift(ms: number): void
  shiftedMs(): number
  /**
   * Held, time stands still but for shifts: what is under way waits for as long as somebody looks at it. Let go, the clock
   * is where it would have been, and what became due runs.
   */
  hold(isHeld: boolean): void
  isHeld(): boolean
  /** Forgets every timer; nothing fires any more. */
  stop(): void
}

/** A clock that a test turns: `advance` lets time pass, on the wall as well. */
export interface ManualClock extends ShiftableClock {
  advance(ms: number): void
}

interface Timer {
  readonly dueMs: number
  readonly order: number
  readonly fn: () => void
}

/** The timers of a clock, earliest first; those due at the same moment run in the order in which they were set. */
function timerList() {
  const timers = new Set<Timer>()
  let order = 0
  const earliest = (): Timer | undefined => {
    let first: Timer | undefined
    for (const timer of timers) {
      if (!first || timer.dueMs < first.dueMs || (timer.dueMs === first.dueMs && timer.order < first.order))
        first = timer
    }
    return first
  }
  return {
    earliest,
    add(dueMs: number, fn: () => void): () => void {
      const timer = { dueMs, order: order++, fn }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    /** Takes out the earliest timer that is due by then. */
    takeDue(byMs: number): Timer | undefined {
      const first = earliest()
      if (!first || first.dueMs > byMs) return undefined
      timers.delete(first)
      return first
    },
    clear: () => timers.clear(),
  }
}

/** The real clock, plus whatever it has been shifted by. */
export function openClock(): ShiftableClock {
  // Node fires a longer delay at once, so a far timer is armed in steps of this size.
  const LONGEST_MS = 2_000_000_000
  const timers = timerList()
  let shifted = 0
  let armed: NodeJS.Timeout | undefined
  let heldAtMs: number | null = null
  const beats = new Set<NodeJS.Timeout>()
  const now = () => (heldAtMs ?? Date.now()) + shifted

  function arm(): void {
    clearTimeout(armed)
    const next = timers.earliest()
    if (!next || (heldAtMs !== null && next.dueMs > now())) return
    armed = setTimeout(run, Math.min(Math.max(next.dueMs - now(), 0), LONGEST_MS))
  }
  function run(): void {
    try {
      // The limit is read once, so that a timer which sets itself again at once cannot keep this loop for ever.
      const untilMs = now()
      for (let due = timers.takeDue(untilMs); due; due = timers.takeDue(untilMs)) due.fn()
    } finally {
      arm()
    }
  }
  return {
    now,
    wallMs: () => Date.now(),
    shiftedMs: () => shifted,
    after(ms, fn) {
      const cancel = timers.add(now() + ms, fn)
      arm()
      return () => {
        cancel()
        arm()
      }
    },
    each(ms, fn) {
      const beat = setInterval(fn, ms)
      beats.add(beat)
      return () => {
        clearInterval(beat)
        beats.delete(beat)
      }
    },
    shift(ms) {
      if (!(ms >= 0)) throw new RangeError('the clock only moves forward')
      shifted += ms
      run()
    },
    hold(isHeld) {
      if (isHeld) heldAtMs ??= Date.now()
      else heldAtMs = null
      run()
    },
    isHeld: () => heldAtMs !== null,
    stop() {
      timers.clear()
      clearTimeout(armed)
      for (const beat of beats) clearInterval(beat)
    },
  }
}

/** A clock for tests: it stands still until `advance` or `shift`, which run what is due, each at its own moment. */
export function manualClock(startMs = Date.UTC(2026, 0, 1)): ManualClock {
  const timers = timerList()
  let wall = startMs
  let shifted = 0
  let isHeld = false
  function runUntil(untilMs: number, step: (nowMs: number) => void): void {
    for (let due = timers.takeDue(untilMs); due; due = timers.takeDue(untilMs)) {
      step(due.dueMs)
      due.fn()
    }
    step(untilMs)
  }
  const now = () => wall + shifted
  const after = (ms: number, fn: () => void) => timers.add(now() + ms, fn)
  return {
    now,
    wallMs: () => wall,
    shiftedMs: () => shifted,
    after,
    each(ms, fn) {
      let cancel = () => {}
      const beat = () => {
        cancel = after(ms, beat)
        fn()
      }
      cancel = after(ms, beat)
      return () => cancel()
    },
    advance: (ms) => runUntil(now() + ms, (nowMs) => (wall = Math.max(wall, nowMs - shifted))),
    shift(ms) {
      if (!(ms >= 0)) throw new RangeError('the clock only moves forward')
      runUntil(now() + ms, (nowMs) => (shifted = Math.max(shifted, nowMs - wall)))
    },
    // It stands still anyway.
    hold: (held) => void (isHeld = held),
    isHeld: () => isHeld,
    stop: () => timers.clear(),
  }
}
