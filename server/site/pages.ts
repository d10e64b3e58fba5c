/** The HTML of the site's pages: the built page, filled in for a path and a language, made once and kept. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Language } from '@uwanja/contract/wire/constants'
import type { FirstNow } from '@uwanja/contract/site/home'
import type { FirstGames } from '@uwanja/contract/site/lobbies'
import { addressIn, pageLinks } from '@uwanja/contract/wire/page-addresses'
import type { Links, Operator } from '../settings/operator.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { EARLY, earlyFor, withEarly } from './early-pages.ts'
import { escapeHtml, escapeInSingle } from './escape-html.ts'
import { firstAnswers } from './first-answers.ts'
import { firstStyles, type StylePiece } from './first-styles.ts'
import { LITE, liteRefresh, plainBars } from './plain-pages.ts'
import { BARE, BARE_PAGE, type RenderedPage, type SiteRenderer } from './renderer.ts'

/** What a page is made of. */
interface Made {
  readonly path: string | null
  readonly language: Language
  readonly games: string
  readonly isMobile: boolean
}

/** A page in every form in which it is sent. */
export interface Page {
  readonly etag: string
  /** The same for all that the page is made of but what is on now: a worker that names it hears whether its page may stay. */
  readonly shell: string
  readonly plain: Buffer
  /** First quickly made, then well. */
  br: Buffer
  readonly gzip: Buffer
  /** Hashes for the policy: of what stands in the page itself. */
  readonly inline: { readonly styles: readonly string[]; readonly scripts: readonly string[] }
  /** `known`: of a path without parameters; these are few, so a browser may keep them. `missing`: of no row at all. */
  readonly place: 'known' | 'any' | 'missing'
}

export interface SitePages {
  readonly version: string
  page(asked: PageRequest): Promise<Page>
}

export interface PageRequest {
  readonly url: string
  readonly language: Language
  /** Lists of games differ by the device. */
  readonly isMobile: boolean
  /** Nothing behind the path says that something else than a page's beginning is to be shown. */
  readonly isStart: boolean
}

/** What the build says of the files (tools/finish-site.mjs). */
interface SiteFiles {
  readonly version: string
  readonly screens: Readonly<Record<string, readonly string[]>>
  /** By how much a screen says (first, player, all), then by language. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  /** Paths of screens -> how much they say. */
  readonly says: Readonly<Record<string, string>>
}

export interface PageOptions {
  readonly jurisdiction: Jurisdiction
  readonly operator: Operator
  readonly links: Links
  /** Countries from which a webview may open the site. */
  readonly location: { readonly countries: readonly string[] }
  /** Who is shown the responsible-gambling notice. */
  readonly responsible: 'webview' | 'everywhere'
  /** Origins of the payment companies' own pages, to which the site may send a player. */
  readonly payPages: readonly string[]
  /** Origins of the sportsbooks' frames, and the address of the widget's script. */
  readonly sports: { readonly frames: readonly string[]; readonly widget: string }
  readonly publicUrl: string
  readonly hasWorker: boolean
  readonly renderer: () => Promise<SiteRenderer>
  /** What a lobby and the first screen show first; null for any other path, and while a lobby is empty. */
  readonly firstGames: (path: string, isMobile: boolean, language: Language) => Promise<FirstGames | FirstNow | null>
  /** A page that cannot be rendered is still a page: the browser does it all. */
  readonly onFault: (error: unknown) => void
}

/** The best takes three times as long and saves a fiftieth more: nobody waits for it, and who comes later has it. */
const [QUICK, BEST] = [10, constants.BROTLI_MAX_QUALITY]

const brotli = (plain: Buffer, quality: number) =>
  promisify(brotliCompress)(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  })

/** What the page must know before its first call: the jurisdiction, in a meta tag (web/jurisdiction.ts reads it). */
function marketJson({ jurisdiction, operator, links, location, responsible, payPages, sports }: PageOptions): string {
  const { country, prefix, currency, zone, sampleNumber: sampleMobile, firstLanguage, help, regulators } = jurisdiction
  const place = { country, prefix, currency, zone, sampleMobile, firstLanguage, help, regulators }
  return JSON.stringify({
    ...place,
    operator,
    links,
    location,
    responsible,
    payPages,
    lite: LITE,
    sports: { ...sports, widget: sports.widget === '' ? '' : new URL(sports.widget).origin },
  })
}

function hashesOf(html: string, tag: 'style' | 'script'): string[] {
  const found = [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))]
  return found.map(([, content]) => `'sha256-${createHash('sha256').update(content!).digest('base64')}'`)
}

/** Chats want a place behind the language. */
const OG_LOCALES: Readonly<Record<Language, string>> = { en: 'en_NG', sw: 'sw_TZ', zh: 'zh_CN' }

/** Title, description, and what search engines and chats read. `path` is the table's spelling. */
function headOf(
  path: string,
  language: Language,
  page: RenderedPage,
  { publicUrl, jurisdiction }: PageOptions,
): string {
  const site = { origin: publicUrl, first: jurisdiction.firstLanguage }
  const [title, description] = [escapeHtml(page.title), escapeHtml(page.description)]
  const links = pageLinks(site, path, language).map(
    ({ rel, hreflang, href }) =>
      `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escapeHtml(href)}">`,
  )
  return [
    ...links,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="Uwanja">`,
    `<meta property="og:locale" content="${OG_LOCALES[language]}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${escapeHtml(addressIn(site, path, language))}">`,
    `<meta property="og:image" content="${escapeHtml(publicUrl)}/share.png">`,
    `<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
  ].join('')
}

/** A path with parameters stands at addresses without number; `*` is that of an address without a row. */
const placeOf = (path: string | null): Page['place'] =>
  path === '*' ? 'missing' : path === null || path.includes(':') ? 'any' : 'known'

const NOT_FOR_SEARCH = '<meta name="robots" content="noindex">'
const preloads = (files: readonly string[]) =>
  files.map((file) => `<link rel="modulepreload" crossorigin href="${escapeHtml(file)}">`).join('')

const OWN_SCRIPT = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/
const OWN_PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g

const OWN_SHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/

/** Data, which no policy of scripts is about; in JSON a tag can only begin within a text. */
const dataBlock = (id: string, json: string) =>
  json === '' ? '' : `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`

/** Its stylesheet and scripts are named, and index.html's own script fetches them. */
function later(html: string, needed: readonly string[]): string {
  const [sheet, main] = [OWN_SHEET, OWN_SCRIPT].map((own) => own.exec(html)?.[1] ?? [])
  const files = [sheet!, [...html.matchAll(OWN_PRELOAD)].map(([, file]) => file!), needed, main!].flat().join(' ')
  return html
    .replace(OWN_SCRIPT, '')
    .replace(OWN_PRELOAD, '')
    .replace(OWN_SHEET, (link) => `<noscript>${link.trim()}</noscript>`)
    .replace(/<html lang="\w+"/, (tag) => `${tag} data-files="${escapeHtml(files)}"`)
}

const withStyles = (html: string, sheet: readonly StylePiece[], isPhone: boolean): string =>
  html.replace('</head>', () => `<style>${firstStyles(sheet, html, isPhone)}</style></head>`)

const withWords = (html: string, words: string, data: string, language: Language): string =>
  html.replace('<div id="root"></div>', () => `<div id="root" data-language="${language}">${words}</div>${data}`)

const titled = (html: string, { title, description }: RenderedPage): string =>
  html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_all, before: string) => before + escapeHtml(description))

/** Not among the files that are served, as little as the two above. */
const STYLE_PIECES = 'style-pieces.json'
const NO_FILES = JSON.stringify({ version: '', screens: {}, texts: {}, says: {} } satisfies SiteFiles)

function textOf(folder: string, name: string): string | null {
  const file = join(folder, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** @param folder Of the built site, with its index.html. */
export function sitePages(folder: string, options: PageOptions): SitePages {
  const jurisdiction = marketJson(options)
  const built = readFileSync(join(folder, 'index.html'), 'utf8')
  const index = (options.hasWorker ? built : built.replace(/\s*<meta name="uwanja-worker"[^>]*>/, '')).replace(
    '</head>',
    () => `<meta name="uwanja-market" content='${escapeInSingle(jurisdiction)}'></head>`,
  )
  const early = textOf(folder, EARLY) ?? ''
  const files = JSON.parse(textOf(folder, 'site-files.json') ?? NO_FILES) as SiteFiles
  const sheet = JSON.parse(textOf(folder, STYLE_PIECES) ?? '[]') as StylePiece[]

  async function make(renderer: SiteRenderer, { path, language, games, isMobile }: Made): Promise<Page> {
    const page = await renderer.render({ path, language, jurisdiction, games, isMobile }).catch((error: unknown) => {
      options.onFault(error)
      return BARE_PAGE
    })
    const head = path !== null && page.isForSearch ? headOf(path, language, page, options) : NOT_FOR_SEARCH
    const texts = files.texts[files.says[path ?? ''] ?? 'all'] ?? {}
    const needed = [...(texts[language] ?? []), ...(files.screens[path ?? ''] ?? [])]
    let html = index.replace('<html lang="en">', `<html lang="${language}" data-lite="">`)
    if (page.title !== '') html = titled(html, page)
    const isWhole = page.html !== ''
    const whose = early === '' ? null : earlyFor(path ?? '', isWhole)
    const isLater = isWhole || whose !== null
    if (isLater) html = later(html, needed)
    if (isWhole) html = withWords(html, page.html, dataBlock('uwanja-games', games), language)
    const links = isLater ? '' : preloads(needed)
    html = html.replace('<body>', (tag) => tag + plainBars(language))
    html = html.replace(
      '</head>',
      () => `${page.title === '' ? '' : head}${links}${liteRefresh(path, language)}</head>`,
    )
    if (whose !== null) html = withEarly(html, early, whose, options.sports.frames)
    if (isLater) html = withStyles(html, sheet, isMobile)
    const made = await pageOf(html, placeOf(path), [index, head, page.title, language, path, isMobile])
    // What is on now makes the first screen's page another one in seconds.
    if (path !== '/' || games === '') brotli(made.plain, BEST).then((best) => (made.br = best), options.onFault)
    return made
  }

  const gamesOf = firstAnswers(options)
  const kept = new Map<string, { readonly games: string; readonly making: Promise<Page> }>()
  /** The footer names the year, so a process that lives long makes its pages anew each day. */
  let day = 0
  return {
    version: files.version,
    async page(asked) {
      const { url, language, isMobile, isStart } = asked
      const renderer = await options.renderer().catch((error: unknown) => {
        options.onFault(error)
        return BARE
      })
      const path = renderer.pathOf(url)
      const games = path !== null && isStart ? await gamesOf(path, isMobile, language) : ''
      const today = Math.floor(Date.now() / 86_400_000)
      if (today !== day) kept.clear()
      day = today
      // A page without its games is another one than the page with them: one address must not put out the other's.
      const key = [language, path, isMobile, games === ''].join()
      const known = kept.get(key)
      if (known?.games === games) return known.making
      const making = make(renderer, { path, language, games, isMobile })
      kept.set(key, { games, making })
      making.catch(() => kept.delete(key))
      return making
    },
  }
}

const digestOf = (said: string | Buffer): string => createHash('sha256').update(said).digest('base64url').slice(0, 27)

/** @param shell All that it is made of but what is on now. */
async function pageOf(html: string, place: Page['place'], shell: readonly unknown[]): Promise<Page> {
  const plain = Buffer.from(html)
  const [br, zipped] = await Promise.all([brotli(plain, QUICK), promisify(gzip)(plain)])
  const inline = { styles: hashesOf(html, 'style'), scripts: hashesOf(html, 'script') }
  return { etag: `"${digestOf(plain)}"`, shell: digestOf(shell.join('\n')), plain, br, gzip: zipped, inline, place }
}
