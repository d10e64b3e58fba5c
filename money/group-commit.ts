/**
 * Group commit: callers that arrive while a batch is under way share the next one, so that one COMMIT serves them all.
 * A batch never holds two items that depend on each other; a batch that fails is run again item by item, so one bad
 * item never fails its neighbours.
 */
interface Waiting<Item, Answer> {
  readonly item: Item
  readonly answer: (answer: Answer) => void
}

export interface Groups<Item, Answer> {
  /** What must not meet in one batch. `shared` marks may meet each other, `alone` marks meet nobody. */
  marks(item: Item): { readonly alone: readonly string[]; readonly shared: readonly string[] }
  /** All or nothing: answers in the order of the items, or throws and nothing has happened (or nobody knows). */
  run(items: readonly Item[]): Promise<readonly Answer[]>
  /** The answer for an item that failed even alone. */
  fault(item: Item, error: unknown): Answer
  readonly most: number
}

export function groupCommit<Item, Answer>(groups: Groups<Item, Answer>): (item: Item) => Promise<Answer> {
  let queue: Waiting<Item, Answer>[] = []
  let running = false

  function takeBatch(): Waiting<Item, Answer>[] {
    const alone = new Set<string>()
    const shared = new Set<string>()
    const batch: Waiting<Item, Answer>[] = []
    const rest: Waiting<Item, Answer>[] = []
    for (const waiting of queue) {
      const marks = groups.marks(waiting.item)
      const clash =
        marks.alone.some((mark) => alone.has(mark) || shared.has(mark)) || marks.shared.some((mark) => alone.has(mark))
      // Marks of a passed-over item count too: a third item must not overtake it.
      for (const mark of marks.alone) alone.add(mark)
      for (const mark of marks.shared) shared.add(mark)
      if (clash || batch.length >= groups.most) rest.push(waiting)
      else batch.push(waiting)
    }
    queue = rest
    return batch
  }

  async function runAlone({ item, answer }: Waiting<Item, Answer>): Promise<void> {
    try {
      answer((await groups.run([item]))[0]!)
    } catch (error) {
      answer(groups.fault(item, error))
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
        const answers = await groups.run(batch.map((waiting) => waiting.item))
        batch.forEach((waiting, index) => waiting.answer(answers[index]!))
      } catch (error) {
        if (batch.length === 1) batch[0]!.answer(groups.fault(batch[0]!.item, error))
        else for (const waiting of batch) await runAlone(waiting)
      }
    }
    running = false
  }

  return (item) =>
    new Promise<Answer>((answer) => {
      queue.push({ item, answer })
      if (!running) void drain()
    })
}
