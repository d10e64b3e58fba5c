/** How a sport company's callback ended, for its line in the log and for the metrics. */
import type { MovedOrProblem, SportAnswer } from '@uwanja/providers/sports/plug'
import type { CallbackLine } from '../wire/callback-line.ts'

type Answered = SportAnswer | Extract<MovedOrProblem, { problem: unknown }>

const outcomeOf = (answer: Answered): string =>
  'problem' in answer ? answer.problem : answer.did === 'refused' ? answer.why : 'ok'

/** `ok`, or why not; a batch has the first of its movements that did not go, and each by its key. */
export function outcomesOf(answer: Answered): Pick<CallbackLine, 'outcome' | 'movements'> {
  if (!('did' in answer && answer.did === 'batch')) return { outcome: outcomeOf(answer) }
  const movements = answer.answers.map((one) => ({ key: one.key, outcome: outcomeOf(one.answer) }))
  return { outcome: movements.find(({ outcome }) => outcome !== 'ok')?.outcome ?? 'ok', movements }
}
