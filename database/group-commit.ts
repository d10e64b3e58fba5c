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

export interface Groups<Item, Answer> {
  /** What must not meet in one batch. `shared` marks may meet each other, `alone` marks meet nobody. */
  marks(item: Item): { readonly alone: readonly string[]; readonly shared: readonly string[] }
  /** All or nothing: answers in the order of the items, or throws and nothing has happened (or nobody knows). */
  run(items: readonly Item[]): Promise<readonly Answer[]>
  /** The answer for an item that failed even alone, or of which nobody knows in time. */
  fault(item: Item, error: unknown): Answer
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

/** The next batch, off the queue: in their order, but for those that clash with one before them. */
function takeBatch<Item, Answer>(
  queue: Waiting<Item, Answer>[],
  groups: Pick<Groups<Item, Answer>, 'marks' | 'most'>,
): Waiting<Item, Answer>[] {
  const alone = new Set<string>()
  const shared = new Set<string>()
  const batch: Waiting<Item, Answer>[] = []
  const passed: Waiting<Item, Answer>[] = []
  let looked = 0
  // The queue may be long because the database is slow: looking through all of it for each batch would make it longer.
  while (looked < queue.length && looked < groups.most * LOOKED_AT && batch.length < groups.most) {
    const waiting = queue[looked++]!
    const marks = groups.marks(waiting.item)
    const clash =
      marks.alone.some((mark) => alone.has(mark) || shared.has(mark)) || marks.shared.some((mark) => alone.has(mark))
    // Marks of a passed-over item count too: a third item must not overtake it.
    for (const mark of marks.alone) alone.add(mark)
    for (const mark of marks.shared) shared.add(mark)
    if (clash) passed.push(waiting)
    else batch.push(waiting)
  }
  queue.splice(0, looked, ...passed)
  return batch
}

export function groupCommit<Item, Answer>(groups: Groups<Item, Answer>): GroupCommit<Item, Answer> {
  const queue: Waiting<Item, Answer>[] = []
  let running = false
  const { run, now } = watched(groups)
  const linger = lingering(() => queue.length)

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
    while (queue.length > 0) {
      await linger.until(Math.min(wanted, groups.most), Math.min(tookMs, LINGER_MS))
      const batch = takeBatch(queue, groups)
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
      wanted = batch.length + queue.length
    }
    running = false
  }

  const commit = async (item: Item): Promise<Answer> => {
    const turnedAway = groups.crowded?.(item, queue.length) ?? null
    if (turnedAway !== null) return turnedAway
    return new Promise<Answer>((answer) => {
      queue.push({ item, answer, sinceMs: performance.now() })
      if (!running) void drain()
      else linger.arrived()
    })
  }
  const waiting = () => ({ waiting: queue.length, sinceMs: queue[0]?.sinceMs ?? null })
  return Object.assign(commit, { now: () => ({ ...now(), queue: waiting() }) })
}
