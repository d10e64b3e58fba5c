/** Which pages carry the script that opens a company's frame before the site is there (web/early/early-start.ts). */
import { escapeHtml } from './escape-html.ts'

/** Built by itself, and not among the files that are served. */
export const EARLY = 'early.js'

/** Pages that open a company's frame before the site is there, and for whom. */
const EARLY_PAGES = [
  { path: /^(?:\/:\w+)?\/Sports\/(?!MyBets$)\w+$/, whose: 'player' },
  { path: /^\/game\/Start/i, whose: 'anyone' },
] as const

type EarlyFor = (typeof EARLY_PAGES)[number]['whose']

/** A sportsbook's page that could not be made must not hold its scripts from a visitor. */
export function earlyFor(path: string, isWhole: boolean): EarlyFor | null {
  const whose = EARLY_PAGES.find((one) => one.path.test(path))?.whose ?? null
  return whose === 'player' && !isWhole ? null : whose
}

/**
 * The page with the script for that (web/early/early-start.ts). Of sportsbooks there are few, so that there is a line to their
 * origins before that.
 */
export function withEarly(html: string, code: string, whose: EarlyFor, sportsbooks: readonly string[]): string {
  const lines = (whose === 'player' ? sportsbooks : [])
    .map((origin) => `<link rel="preconnect" href="${escapeHtml(origin)}">`)
    .join('')
  return html
    .replace(/<html lang="\w+"/, (tag) => `${tag} data-early="${whose}"`)
    .replace('</head>', () => `${lines}<script>${code}</script></head>`)
}
