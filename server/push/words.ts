/** What a phone shows: no amount, no name, no number, because a locked screen is read by others. Pure. */
import type { PushKind, PushShown } from '@uwanja/contract/site/push'
import { fill } from '@uwanja/i18n/fill'
import { isLanguage } from '@uwanja/i18n/language'
import { TEXTS } from '@uwanja/i18n/languages'
import type { PushWhat } from './notes.ts'

interface Said {
  readonly kind: PushKind
  readonly what: PushWhat
  readonly tag: string
  readonly path: string
  readonly language: string
}

/** @param all About one phone and of one kind, at least one. Of several bets one line says how many. */
export function shownOf(all: readonly [Said, ...Said[]]): PushShown {
  const [first] = all
  const lang = isLanguage(first.language) ? first.language : 'en'
  const isOne = all.length === 1
  const { title, body } = TEXTS[lang].pushWords[isOne ? first.what : 'betsDecided']
  const [tag, path] = isOne ? [first.tag, first.path] : ['bets', '/bets']
  return { title, body: fill(body, { count: all.length }), tag, path, lang }
}

const isOfBets = ({ kind, what }: Said): boolean => kind === 'bets' && what !== 'jackpotEnded'

/** Each alone, but for a phone's bets, which go together: a jackpot's tickets stand on another page. */
export function together<One extends Said & { readonly id: bigint; readonly subscriptionId: bigint }>(
  due: readonly One[],
): [One, ...One[]][] {
  const groups = new Map<string, [One, ...One[]]>()
  for (const one of due) {
    const name = isOfBets(one) ? `bets ${one.subscriptionId}` : `${one.id}`
    const group = groups.get(name)
    if (group) group.push(one)
    else groups.set(name, [one])
  }
  return [...groups.values()]
}
