/** The names under which a control finds its hint and its error (Labelled.tsx). */

export const hintId = (id: string) => `${id}-hint`
export const errorId = (id: string) => `${id}-error`

/** What the control names in aria-describedby: an error takes the place of the hint. */
export function describedBy(id: string, { hint, error }: { hint?: unknown; error?: string | undefined }) {
  if (error) return errorId(id)
  return hint ? hintId(id) : undefined
}
