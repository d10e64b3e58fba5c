/**
 * The rules that a player has set themselves, for every page and menu: null while nobody is logged in or nothing is known. A
 * visitor's page needs no more than this; what asks the server is a player's (follow-rules.ts, use-rules.ts).
 */
import type { Reply } from '@uwanja/contract/wire/call'
import type { everyPage } from '@uwanja/contract/site/every-page'
import { create } from 'zustand'
import type { Loose } from '../send.ts'

export type Rules = NonNullable<Loose<Reply<typeof everyPage.getRules>>>

export const useOwnRules = create<{ readonly rules: Rules | null }>(() => ({ rules: null }))

/** Not playing by a promise of one's own: what it is, and until when. */
export function restrictionOf(
  rules: Rules | null | undefined,
): { kind: 'timeOut' | 'exclusion'; until: string } | null {
  if (rules?.exclusion?.until) return { kind: 'exclusion', until: rules.exclusion.until }
  return rules?.timeOutUntil ? { kind: 'timeOut', until: rules.timeOutUntil } : null
}

/** Excluded themselves: shown no way to play. */
export const useIsExcluded = (): boolean => useOwnRules(({ rules }) => restrictionOf(rules)?.kind === 'exclusion')
