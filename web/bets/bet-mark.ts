/** How a mark of a bet or a selection looks. */
import { TONE_LOOKS } from '../history/use-row-words.ts'
import { toneOf } from './bets-rules.ts'

/** Of a status or a result. */
export const markLook = (raw: unknown): string =>
  `inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${TONE_LOOKS[toneOf(raw)]}`
