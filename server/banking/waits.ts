/** How long a silent company is left alone between questions. */

const LONGEST_WAIT_S = 3_600

/** An alarm may be so much before its row: the library's clock is not the house's, and it rings a few milliseconds early. */
export const EARLY_S = 2

/** Of a requested withdrawal: the row's own moment, as it was promised; one that waits for a person has none and counts from its start. */
export const isPastHold = (
  { dueInS, ageS }: { readonly dueInS: number | null; readonly ageS: number },
  { withdrawHoldS }: { readonly withdrawHoldS: number },
): boolean => (dueInS === null ? ageS >= withdrawHoldS : dueInS <= 0)

/** Seconds until the next question: doubling from the first wait to one hour, for ever. A person sees it in the office. */
export const nextQuestionS = (firstS: number, tries: number): number =>
  Math.min(firstS * 2 ** Math.min(tries, 12), LONGEST_WAIT_S)
