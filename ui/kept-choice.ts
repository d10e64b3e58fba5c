/** A choice that a browser keeps: the colours, the language of a page that no server draws. */

/** Null: nothing was kept, or it is no choice any more. Storage may be closed (private windows, full disks). */
export function keptChoice<const Choice extends string>(key: string, among: readonly Choice[]): Choice | null {
  try {
    return oneOf(among, localStorage.getItem(key))
  } catch {
    return null
  }
}

/** The address says it (`?lang=sw`), else the kept choice, else it is the first. */
export function firstChoice<const Choice extends string>(
  key: string,
  among: readonly [Choice, ...Choice[]],
  parameter: string,
): Choice {
  const asked = new URLSearchParams(location.search).get(parameter)
  return oneOf(among, asked) ?? keptChoice(key, among) ?? among[0]
}

/** @param choice Null: as it is for those who never chose. */
export function keepChoice(key: string, choice: string | null): void {
  try {
    if (choice === null) localStorage.removeItem(key)
    else localStorage.setItem(key, choice)
  } catch {
    // Nothing to keep it in: it lives as long as the page.
  }
}

const oneOf = <Choice extends string>(among: readonly Choice[], raw: string | null): Choice | null =>
  among.find((choice) => choice === raw) ?? null
