/** Lays what stands in the HTML where answers lie, as if the book had just said it. */
import { bookRead } from '@uwanja/contract/book/read'
import { answerKey, answers } from './answers/answers.ts'
import { layInList, layInWhole } from './answers/ask.ts'
import type { First } from './first.ts'

const HEARD = { sports: () => undefined, live: layInList, events: layInList, event: layInWhole } as const

export function takeFirst(firsts: readonly First[]): void {
  for (const { need, data } of firsts) {
    HEARD[need.call](data, performance.now())
    answers.setState({ [answerKey(bookRead[need.call], need.values)]: { state: 'there', data, atMs: Date.now() } })
  }
}
