/** The shell of each light page: words, links that keep the visit, and what its small script is told. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { moneyText } from '@uwanja/contract/wire/amounts'
import type { Markup } from '@uwanja/contract/wire/printed'
import { html, Markup as Made } from '@uwanja/contract/wire/printed'
import { type BookLite, loadBookLite } from '@uwanja/i18n/book-lite'
import { type BookMarkets, loadBookMarkets } from '@uwanja/i18n/book-markets'
import { type BookReasons, loadBookReasons } from '@uwanja/i18n/book-reasons'
import type { Language } from '@uwanja/i18n/language'
import type { Theme } from './address.ts'
import { SCRIPT } from './script.ts'
import type { Visit } from './store.ts'
import { STYLE } from './style.ts'

export interface LiteTexts {
  readonly language: Language
  readonly texts: BookLite
  readonly names: BookMarkets
  readonly reasons: BookReasons
}

export const saidIn = async (language: Language): Promise<LiteTexts> => ({
  language,
  texts: await loadBookLite(language),
  names: await loadBookMarkets(language),
  reasons: await loadBookReasons(language),
})

/** Messages of the frame protocol beside those that every page says. */
type FrameMessage = 'betPlaced' | 'betCashedOut'

export interface Shown {
  readonly title: string
  readonly main: Markup
  readonly http?: number
  /** The page asks for itself again after so many seconds. */
  readonly againS?: number
  readonly says?: FrameMessage
}

export interface Framed {
  /** Null: nobody's, so there is no slip. */
  readonly visit: Visit | null
  readonly isPlayer: boolean
  /** Of the page, and its values, without the visit. */
  readonly place: string
  readonly search: string
  readonly hosts: readonly string[]
  readonly note: string | null
  /** Chosen on the page around it; null: the device's. */
  readonly theme: Theme | null
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
export const headersFor = (framedBy: readonly string[]) => ({
  'content-security-policy':
    `default-src 'none'; script-src ${hashOf(SCRIPT)}; style-src ${hashOf(STYLE)}; img-src data:; ` +
    `frame-ancestors ${framedBy.join(' ') || "'none'"}; base-uri 'none'; form-action 'self'`,
  // The visit stands in the address.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  vary: 'accept-encoding',
})

const NAV = ['live', 'today', 'leagues', 'results', 'slip', 'bets'] as const
const PLACES: Readonly<Record<(typeof NAV)[number], string>> = {
  live: 'live',
  today: 'today',
  leagues: 'leagues',
  results: 'results',
  slip: 'slip',
  bets: 'my-bets',
}

const navPart = ({ texts }: LiteTexts, { place, visit }: Framed): Markup =>
  html`<nav aria-label="${texts.title}">
    ${NAV.map((name) => {
      const mark = name === 'slip' ? ` (${String(visit?.slip.picks.length ?? 0)})` : ''
      const here = place === PLACES[name] ? new Made(' aria-current="page"') : ''
      // What a window lays out apart, a text browser would write as one word.
      return html`<a href="${PLACES[name]}" ${here}>${texts.nav[name]}${mark}</a> `
    })}
    ${visit?.wayBack ? html`<a href="${visit.wayBack}">${texts.account}</a>` : ''}
  </nav>`

interface Around {
  readonly hosts: readonly string[]
  readonly wayBack: string | null
}
type Door = readonly [path: string, go: string, text: string]

/**
 * Links out of the frame open a page of their own where no script takes them to the page around it. Without a page around it they
 * lead to the account's light pages.
 */
function doorLink({ hosts: [site], wayBack }: Around, [path, go, text]: Door): Markup | string {
  if (wayBack !== null) return html`<a class="b" href="${wayBack}${path}">${text}</a>`
  return site === undefined
    ? ''
    : html`<a class="b" href="${site}${path}" target="_blank" rel="noopener" data-go="${go}">${text}</a>`
}

const doorPart = ({ texts }: LiteTexts, { hosts, isPlayer, visit }: Framed): Markup | string => {
  const around = { hosts, wayBack: visit?.wayBack ?? null }
  if (isPlayer || hosts[0] === undefined) return ''
  return html`<p class="s">
    ${around.wayBack === null ? texts.visitor : ''} ${doorLink(around, ['/login', 'goToLogin', texts.login])}
    ${doorLink(around, ['/register', 'goToRegister', texts.register])}
  </p>`
}

export const depositLink = ({ texts }: LiteTexts, around: Around): Markup | string =>
  doorLink(around, ['/deposit', 'goToDeposit', texts.deposit])

export const findPart = ({ texts }: LiteTexts, value = ''): Markup =>
  html`<form class="f" action="search" role="search">
    <label
      >${texts.findWhat}<input type="search" name="text" minlength="2" maxlength="60" required value="${value}"
    /></label>
    <button>${texts.find}</button>
  </form>`

/** Line breaks of the source are none of the page's. */
const lean = (text: string): string => text.replaceAll(/\s*\n\s*/g, '\n')

export function pageText(said: LiteTexts, framed: Framed, { title, main, againS, says }: Shown): string {
  const again = againS === undefined ? '' : html`<meta http-equiv="refresh" content="${againS}" />`
  const { place, search, hosts, visit, note, theme } = framed
  const root = new Made(`lang="${said.language}"${theme === null ? '' : ` data-theme="${theme}"`}`)
  const page = html`<html ${root}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      ${again}
      <title>${title}</title>
      <link rel="icon" href="data:," />
      ${new Made(`<style>${STYLE}</style>`)}
    </head>
    <body
      data-host="${hosts.join(' ')}"
      data-count="${visit?.slip.picks.length ?? 0}"
      data-place="/${place}"
      data-search="${search}"
      data-say="${says}"
    >
      ${visit ? navPart(said, framed) : ''}
      <main>
        <h1>${title}</h1>
        ${note === null ? '' : notePart(note, 'good')} ${visit ? doorPart(said, framed) : ''} ${main}
      </main>
      ${new Made(`<script>${SCRIPT}</script>`)}
    </body>
  </html>`
  return `<!doctype html>${lean(page.text)}`
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** As the browser takes it, smallest first. */
export async function packed(text: string, accepted = ''): Promise<{ body: Buffer; encoding: string | null }> {
  const plain = Buffer.from(text)
  if (/\bbr\b/.test(accepted)) return { body: await promisify(brotliCompress)(plain, BROTLI), encoding: 'br' }
  if (/\bgzip\b/.test(accepted)) return { body: await promisify(gzip)(plain), encoding: 'gzip' }
  return { body: plain, encoding: null }
}

export const money = (minor: number, currency: string): string => moneyText(BigInt(minor), currency)
export const oddsText = (odds: number): string => (odds / 1000).toFixed(odds % 10 === 0 ? 2 : 3)

export function timePart(iso: string, { language }: LiteTexts): Markup {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return html`<time datetime="${iso}">${format.format(new Date(iso))}</time>`
}

export const notePart = (text: string, tone: 'plain' | 'good' = 'plain'): Markup =>
  html`<p class="w ${tone === 'good' ? 'g' : ''}" role="status">${text}</p>`
