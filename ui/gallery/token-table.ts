/** The tokens as data: read from the stylesheet's text, with WCAG's contrast and the pairs that must keep it. */

/** The names and values of one block of tokens.css. */
export function tokensOf(css: string, selector: string): Readonly<Record<string, string>> {
  const start = css.indexOf(`${selector} {`)
  const body = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map((m) => [m[1]!, m[2]!]))
}

/** WCAG 2's relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2's ratio of two `#rrggbb`, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** Ink on paper that is read as text: 4.5 at least. */
export const TEXT_ON = [
  ['text', 'ground'],
  ['text', 'surface'],
  ['text', 'raised'],
  ['muted', 'ground'],
  ['muted', 'surface'],
  ['muted', 'raised'],
  ['link', 'ground'],
  ['link', 'surface'],
  ['win', 'surface'],
  ['win', 'win-ground'],
  ['loss', 'surface'],
  ['loss', 'loss-ground'],
  ['text', 'note-ground'],
  ['text', 'win-ground'],
  ['text', 'loss-ground'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-pressed'],
] as const

/** Edges that must be seen: 3 at least. */
export const EDGE_ON = ['control', 'focus'].flatMap((edge) =>
  ['ground', 'surface', 'raised'].map((paper) => [edge, paper] as const),
)
