/**
 * Group commit: callers that arrive while a batch is under way share the next one, so that one COMMIT serves them all.
 * A batch never holds two items that depend on each other; a batch that fails is run again item by item, so one bad
 * item never fails its neighbours. A batch that is not answered in time is nobody's any more: its items are answered as
 * unknown, and the next batch goes on without it.
 */
/** So many batches' worth of the queue are looked at for one batch. */
const LOOKED_AT = 8

/** Longer than this, or than the batch before took, nobody is waited for. */
const LINGER_MS = 5

interface Waiting<Item, Answer> {
  readonly item: Item
  readonly sinceMs: number
  readonly answer: (answer: Answer) => void
}

interface Marks {
  readonly alone: readonly string[]
  readonly shared: readonly string[]
}

export interface Groups<Item, Answer> {
  /** What must not meet in one batch. `shared` marks may meet each other, `alone` marks meet nobody. */
  marks(item: Item): Marks
  /** All or nothing: answers in the order of the items, or throws and nothing has happened (or nobody knows). */
  run(items: readonly Item[]): Promise<readonly Answer[]>
  /** The answer for an item that failed even alone, or of which nobody knows in time. */
  fault(item: Item, error: unknown): Answer
  /** Of two kinds that wait each has every second place, so that however many of the one keep none of the other waiting. Absent: all are one. */
  kindOf?(item: Item): 0 | 1
  /** The answer for an item before which so many wait already that it is not taken; null: it is. Absent: all are. */
  crowded?(item: Item, waiting: number): Answer | null
  readonly most: number
  /** How long a batch may take, in milliseconds. */
  readonly limitMs: number
}

/** What the last groups did: whoever asks whether the path of money is open looks at them. Moments by `performance.now()`. */
export interface GroupsNow {
  /** When the group began that is under way; null: none is. */
  readonly sinceMs: number | null
  readonly last: { readonly atMs: number; readonly isDone: boolean } | null
  /** Who waits for the next ones, and since when the first of them. */
  readonly queue: { readonly waiting: number; readonly sinceMs: number | null }
}

export interface GroupCommit<Item, Answer> {
  (item: Item): Promise<Answer>
  now(): GroupsNow
}

/** A group was not answered within its limit. */
export class GroupSilent extends Error {}

/** Its late end, good or bad, is nobody's: the same keys tell what became of it. */
async function inTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const silent = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new GroupSilent(`a group was not answered within ${limitMs} ms`)), limitMs)
  })
  return Promise.race([work, silent]).finally(() => clearTimeout(timer))
}

/** Runs groups within their limit, and knows what the last ones did. */
function watched<Item, Answer>(groups: Groups<Item, Answer>) {
  let sinceMs: number | null = null
  let last: GroupsNow['last'] = null

  async function run(items: readonly Item[]): Promise<readonly Answer[]> {
    sinceMs = performance.now()
    let isDone = false
    try {
      const answers = await inTime(groups.run(items), groups.limitMs)
      isDone = true
      return answers
    } finally {
      sinceMs = null
      last = { atMs: performance.now(), isDone }
    }
  }
  return { run, now: () => ({ sinceMs, last }) }
}

/**
 * Those whom the last batch answered mostly ask again: over a network some milliseconds later. Without a pause batches would
 * alternate between a few and the others, and each costs the database nearly as much as a full one.
 */
function lingering(waiting: () => number) {
  let arrived = () => {}
  async function until(wanted: number, mostMs: number): Promise<void> {
    await new Promise(setImmediate)
    if (waiting() >= wanted || mostMs < 1) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, mostMs)
      arrived = () => {
        if (waiting() < wanted) return
        clearTimeout(timer)
        resolve()
      }
    })
    arrived = () => {}
  }
  return { until, arrived: () => arrived() }
}

/** Marks of those who wait in one queue, and how many have each. */
function counted() {
  const counts = { alone: new Map<string, number>(), shared: new Map<string, number>() }
  const add = (marks: Marks, by: 1 | -1): void => {
    for (const name of ['alone', 'shared'] as const)
      for (const mark of marks[name]) {
        const count = (counts[name].get(mark) ?? 0) + by
        if (count > 0) counts[name].set(mark, count)
        else counts[name].delete(mark)
      }
  }
  const clashes = ({ alone, shared }: Marks): boolean =>
    alone.some((mark) => counts.alone.has(mark) || counts.shared.has(mark)) ||
    shared.some((mark) => counts.alone.has(mark))
  return { add, clashes }
}

/**
 * In which queue an item waits: behind whatever it clashes with, so that the win of a bet that waits never comes before it; else among
 * its kind.
 */
function openPlaces<Item>({ kindOf, marks }: Pick<Groups<Item, unknown>, 'kindOf' | 'marks'>) {
  const waiting = [counted(), counted()] as const
  return {
    enter(item: Item): 0 | 1 {
      if (!kindOf) return 0
      const own = marks(item)
      const place = waiting[0].clashes(own) ? 0 : waiting[1].clashes(own) ? 1 : kindOf(item)
      waiting[place].add(own, 1)
      return place
    },
    leave(place: 0 | 1, own: Marks): void {
      if (kindOf) waiting[place].add(own, -1)
    },
  }
}

/** When both kinds wait and one of them has run out, a batch stays so small: somebody waits for the few. */
const MIXED = 32

type Queues<Item, Answer> = readonly [Waiting<Item, Answer>[], Waiting<Item, Answer>[]]

/** Kinds by turns, each in its order; whoever has waited longest begins, so that a clash with the other kind passes nobody over twice. */
function* byTurns<Item, Answer>(queues: Queues<Item, Answer>) {
  const looked: [number, number] = [0, 0]
  const sinceMs = (kind: 0 | 1): number => queues[kind][0]?.sinceMs ?? Infinity
  for (let kind: 0 | 1 = sinceMs(0) <= sinceMs(1) ? 0 : 1; ; kind = kind === 0 ? 1 : 0) {
    const from = looked[kind] < queues[kind].length ? kind : kind === 0 ? 1 : 0
    const next = queues[from][looked[from]++]
    if (!next) return
    yield { kind: from, next, isOneLeft: queues.some((queue, at) => looked[at as 0 | 1] >= queue.length) } as const
  }
}

/** The next batch, off the queues: in their order, but for those that clash with one before them. */
function takeBatch<Item, Answer>(
  queues: Queues<Item, Answer>,
  groups: Pick<Groups<Item, Answer>, 'marks' | 'most'>,
  leave: (place: 0 | 1, marks: Marks) => void,
): Waiting<Item, Answer>[] {
  const alone = new Set<string>()
  const shared = new Set<string>()
  const batch: Waiting<Item, Answer>[] = []
  const passed: Queues<Item, Answer> = [[], []]
  const looked: [number, number] = [0, 0]
  const isMixed = queues.every(({ length }) => length > 0)
  // The queue may be long because the database is slow: looking through all of it for each batch would make it longer.
  for (const { kind, next, isOneLeft } of byTurns(queues)) {
    const marks = groups.marks(next.item)
    const clash =
      marks.alone.some((mark) => alone.has(mark) || shared.has(mark)) || marks.shared.some((mark) => alone.has(mark))
    // Marks of a passed-over item count too: a third item must not overtake it.
    for (const mark of marks.alone) alone.add(mark)
    for (const mark of marks.shared) shared.add(mark)
    if (clash) passed[kind].push(next)
    else {
      batch.push(next)
      leave(kind, marks)
    }
    looked[kind]++
    const isFull = batch.length === groups.most || looked[0] + looked[1] === groups.most * LOOKED_AT
    if (isFull || (isMixed && isOneLeft && batch.length >= MIXED)) break
  }
  queues.forEach((queue, at) => queue.splice(0, looked[at as 0 | 1], ...passed[at as 0 | 1]))
  return batch
}

export function groupCommit<Item, Answer>(groups: Groups<Item, Answer>): GroupCommit<Item, Answer> {
  const queues: Queues<Item, Answer> = [[], []]
  const queued = (): number => queues[0].length + queues[1].length
  let running = false
  const places = openPlaces(groups)
  const { run, now } = watched(groups)
  const linger = lingering(queued)

  /** One after the other. After one that nobody answered nobody will answer the others either. */
  async function runEach(batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    let silent: GroupSilent | null = null
    for (const { item, answer } of batch) {
      try {
        if (silent) throw silent
        answer((await run([item]))[0]!)
      } catch (error) {
        if (error instanceof GroupSilent) silent = error
        answer(groups.fault(item, error))
      }
    }
  }

  async function drain(): Promise<void> {
    running = true
    let wanted = 0
    let tookMs = 0
    while (queued() > 0) {
      await linger.until(Math.min(wanted, groups.most), Math.min(tookMs, LINGER_MS))
      const batch = takeBatch(queues, groups, places.leave)
      const beganMs = performance.now()
      try {
        const answers = await run(batch.map((waiting) => waiting.item))
        batch.forEach((waiting, index) => waiting.answer(answers[index]!))
      } catch (error) {
        if (batch.length === 1 || error instanceof GroupSilent)
          for (const { item, answer } of batch) answer(groups.fault(item, error))
        else await runEach(batch)
      }
      tookMs = performance.now() - beganMs
      wanted = batch.length + queued()
    }
    running = false
  }

  const commit = async (item: Item): Promise<Answer> => {
    const turnedAway = groups.crowded?.(item, queued()) ?? null
    if (turnedAway !== null) return turnedAway
    return new Promise<Answer>((answer) => {
      queues[places.enter(item)].push({ item, answer, sinceMs: performance.now() })
      if (!running) void drain()
      else linger.arrived()
    })
  }
  function waiting(): GroupsNow['queue'] {
    const since = queues.flatMap(([first]) => (first ? [first.sinceMs] : []))
    return { waiting: queued(), sinceMs: since.length > 0 ? Math.min(...since) : null }
  }
  return Object.assign(commit, { now: () => ({ ...now(), queue: waiting() }) })
}
