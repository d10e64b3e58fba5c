/** What a bet's codes say: kind, result of a pick, answer of the wallet. Pure. */
import type { BetLife } from '@uwanja/contract/book/desk-watch'
import { named, type Speech } from '../speech.ts'

type Kinds = Pick<BetLife['bet'], 'kind' | 'mayFail'> & {
  readonly sizes: readonly number[]
  readonly legs: readonly unknown[]
}

export function kindText({ texts, fill }: Speech, { kind, sizes, legs, mayFail }: Kinds): string {
  const words = texts.trading
  if (kind === 'system') return fill(words.systemOf, { sizes: sizes.join(', '), legs: String(legs.length) })
  if (kind === 'flex') return fill(words.flexOf, { count: String(mayFail ?? 0) })
  return words.betKinds[kind]
}

type Result = 'won' | 'lost' | 'void' | 'half-won' | 'half-lost' | 'dead-heat'

/** Of "r v f": right or not, the share that is void, and the factor of a shared place. */
function gradeOf(result: string): Result {
  const [r, v, f] = result.split(' ')
  if (v === '1') return 'void'
  if (v === '1/2') return r === '1' ? 'half-won' : 'half-lost'
  if (r === '0') return 'lost'
  return f === '1' ? 'won' : 'dead-heat'
}

export function resultText({ texts }: Speech, result: string | null, voidCase: string | null): string {
  const words = texts.trading
  if (result === null) return '–'
  const grade = words.pickResults[gradeOf(result)]
  return voidCase === null ? grade : `${grade} · ${named(words.voidCases, voidCase)}`
}

/** What the wallet said. A stake that it did not take was answered, too. */
export function answerText({ texts }: Speech, { state, code }: Pick<BetLife['movements'][number], 'state' | 'code'>) {
  const words = texts.trading
  const said = named(words.movementState, state)
  if (code === null || code === 'OK') return said
  return `${state === 'answered' ? words.walletRefused : said}: ${named(words.walletSaid, code)}`
}
