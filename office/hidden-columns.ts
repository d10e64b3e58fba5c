/** Which columns somebody left out, kept on this machine by the table's name and the columns' places. */

type Visibility = Record<string, boolean>

const keyOf = (name: string) => `officeColumns.${name}`

export function hiddenColumns(name: string | undefined): Visibility {
  if (name === undefined) return {}
  try {
    const places: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '[]')
    return Object.fromEntries((Array.isArray(places) ? places : []).map((place) => [String(place), false]))
  } catch {
    return {}
  }
}

export function keepHidden(name: string | undefined, visibility: Visibility): void {
  if (name === undefined) return
  const places = Object.keys(visibility).filter((place) => visibility[place] === false)
  try {
    if (places.length === 0) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), JSON.stringify(places))
  } catch {
    // Nothing to keep it in: it lives as long as the page.
  }
}
