/**
 * Group commit: callers that arrive while a batch is under way share the next one, so that one COMMIT serves them all.
 * A batch never holds two items that depend on each other; a batch that fails is run again item by item, so one bad
 * item never fails its neighbours. A batch that is not answered in time is nobody's any more: its items are answered as
 * unknown, and the next batch goes on without it.
 */
/** So many batches' worth of the queue are looked at for one batch. */
const LOOKED_AT = 8

interface Waiting<Item, Answer> {
  readonly item: Item
  readonly answer: (answer: Answer) => void
}

export interface Groups<Item, Answer> {
  /** What must not meet in one batch. `shared` marks may meet each other, `alone` marks meet nobody. */
  marks(item: Item): { readonly alone: readonly string[]; readonly shared: readonly string[] }
  /** All or nothing: answers in the order of the items, or throws and nothing has happened (or nobody knows). */
  run(items: readonly Item[]): Promise<readonly Answer[]>
  /** The answer for an item that failed even alone, or of which nobody knows in time. */
  fault(item: Item, error: unknown): Answer
  readonly most: number
  /** How long a batch may take, in milliseconds. */
  readonly limitMs: number
}

/** What the last groups did: whoever asks whether the path of money is open looks at them. Moments by `performance.now()`. */
export interface GroupsNow {
  /** When the group began that is under way; null: none is. */
  readonly sinceMs: number | null
  readonly last: { readonly atMs: number; readonly isDone: boolean } | null
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
  return { run, now: (): GroupsNow => ({ sinceMs, last }) }
}

export function groupCommit<Item, Answer>(groups: Groups<Item, Answer>): GroupCommit<Item, Answer> {
  const queue: Waiting<Item, Answer>[] = []
  let running = false
  const { run, now } = watched(groups)

  function takeBatch(): Waiting<Item, Answer>[] {
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
    while (queue.length > 0) {
      // Those whom the last batch answered ask again in this turn of the loop: without the pause they would miss this
      // batch, and batches would alternate between one and all the others.
      await new Promise(setImmediate)
      const batch = takeBatch()
      try {
        const answers = await run(batch.map((waiting) => waiting.item))
        batch.forEach((waiting, index) => waiting.answer(answers[index]!))
      } catch (error) {
        if (batch.length === 1 || error instanceof GroupSilent)
          for (const { item, answer } of batch) answer(groups.fault(item, error))
        else await runEach(batch)
      }
    }
    running = false
  }

  const commit = (item: Item): Promise<Answer> =>
    new Promise<Answer>((answer) => {
      queue.push({ item, answer })
      if (!running) void drain()
    })
  return Object.assign(commit, { now })
}
