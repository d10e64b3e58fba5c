/**
 * Reads that many ask for at the same moment: who comes in one turn of the loop, or while a question is under way, is asked for
 * together with everybody else who waits. Nobody is told what was read before they asked.
 */
const MOST = 64

interface Waiting<Key, Answer> {
  readonly key: Key
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** @param read Answers in the order of the keys. When it fails all who were asked for with it hear so. */
export function gathered<Key, Answer>(
  read: (keys: readonly Key[]) => Promise<readonly Answer[]>,
): (key: Key) => Promise<Answer> {
  let waiting: Waiting<Key, Answer>[] = []
  let isUnderWay = false

  async function ask(all: readonly Waiting<Key, Answer>[]): Promise<void> {
    try {
      const answers = await read(all.map(({ key }) => key))
      all.forEach(({ resolve }, at) => resolve(answers[at]!))
    } catch (error) {
      for (const { reject } of all) reject(error)
    }
  }

  async function askAll(): Promise<void> {
    await new Promise(setImmediate)
    while (waiting.length > 0) {
      const now = waiting.slice(0, MOST)
      waiting = waiting.slice(MOST)
      await ask(now)
    }
    isUnderWay = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (isUnderWay) return
      isUnderWay = true
      void askAll()
    })
}
