/** The shell of each page without a script: where one is, what there is, what the visit has cost, and the other languages. */
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { LANGUAGES } from '@uwanja/contract/wire/constants'
import { html, Markup } from '@uwanja/contract/wire/printed'
import { LANGUAGE_NAMES } from '@uwanja/i18n/language'
import { filled, form, saidPart } from './parts.ts'
import { STYLE } from './style.ts'
import type { Shown, Visitor } from './visitor.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** @param origins Where forms may lead beside our own pages: the sportsbooks'. */
export const headersFor = (origins: readonly string[]) => ({
  'content-security-policy':
    `default-src 'none'; style-src ${hashOf(STYLE)}; img-src data:; frame-ancestors 'none'; base-uri 'none'; ` +
    `form-action ${["'self'", ...origins].join(' ')}`,
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
  vary: 'accept-encoding, cookie',
})

interface Framed {
  /** Below /lite. */
  readonly place: string
  /** Null: it could not be asked, or a visitor looks. */
  readonly balance: string | null
  /** What stands before this page, in bytes. */
  readonly costBefore: number
}

function navPart(visitor: Visitor, { place }: Framed): Markup {
  const { texts, words, isPlayer } = visitor
  const own: readonly (readonly [string, string])[] = isPlayer
    ? [
        ['deposit', texts.shell.deposit],
        ['withdraw', texts.shell.withdraw],
        ['sports', words.sports.nav],
        ['jackpot', texts.nav.jackpot],
        ['history', words.history],
        ['inbox', texts.nav.messages],
        ['limits', texts.ownRules.limits.title],
      ]
    : [
        ['login', texts.shell.login],
        ['register', texts.shell.join],
        ['sports', words.sports.nav],
        ['jackpot', texts.nav.jackpot],
      ]
  const here = new Markup(' aria-current="page"')
  return html`<nav aria-label="${texts.shell.mainMenu}">
    ${own.map(([to, text]) => html`<a href="/lite/${to}" ${place === to ? here : ''}>${text}</a>`)}
  </nav>`
}

function footerPart(visitor: Visitor, { place }: Framed): Markup {
  const { texts, words, language, jurisdiction, isPlayer } = visitor
  const { name, contact } = jurisdiction.help
  const others = LANGUAGES.filter((one) => one !== language)
  return html`<footer class="s">
    ${isPlayer ? form(visitor, { action: 'logout', button: texts.shell.logout, look: 'link' }) : ''}
    <p>
      ${others.map(
        (one) => html`<a class="t" lang="${one}" href="/lite/${place}?lang=${one}">${LANGUAGE_NAMES[one].name}</a>`,
      )}
      <a class="t" href="/?full">${words.full}</a><a class="t" href="/Terms">${texts.nav.terms}</a>
      <a class="t" href="/ResponsibleGaming">${texts.nav.responsible}</a>
    </p>
    <p>
      ${texts.shell.adultsOnly} ${filled(texts.footer.help, { name: contact === '' ? name : `${name}, ${contact}` })}
    </p>
    <p>${filled(words.cost, { kb: COST })}</p>
  </footer>`
}

/** Where the meter stands until the page's own weight is known. As long as most figures. */
const COST = '~~~~~'

/** Line breaks of the source are none of the page's. */
const lean = (text: string): string => text.replaceAll(/\s*\n\s*/g, '\n').replaceAll(/ +>/g, '>')

function pageText(visitor: Visitor, framed: Framed, { title, main, againS }: Shown): string {
  const again = againS === undefined ? '' : html`<meta http-equiv="refresh" content="${againS}" />`
  const page = html`<html lang="${visitor.language}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="robots" content="noindex" />
      ${again}
      <title>${title} | Uwanja</title>
      <link rel="icon" href="data:," />
      ${new Markup(`<style>${STYLE}</style>`)}
    </head>
    <body>
      <header>
        <a href="/lite">Uwanja</a>${framed.balance === null ? '' : html`<span class="n">${framed.balance}</span>`}
      </header>
      ${navPart(visitor, framed)}
      <main>
        <h1>${title}</h1>
        ${saidPart(visitor)} ${main}
      </main>
      ${footerPart(visitor, framed)}
    </body>
  </html>`
  return `<!doctype html>${lean(page.text)}`
}

/** Headers and what carries them, about: the same on every page. */
const HEAD_BYTES = 900

/** @param accepted What the browser takes; `cost` is what the visit has cost with this page, in bytes. */
export function packedPage(visitor: Visitor, framed: Framed, shown: Shown, accepted = '') {
  const text = pageText(visitor, framed, shown)
  const isPacked = /\bgzip\b/.test(accepted)
  const pack = (one: string): Buffer => (isPacked ? gzipSync(one) : Buffer.from(one))
  const cost = framed.costBefore + HEAD_BYTES + pack(text).length
  const kb = String(Math.ceil(cost / 1024))
  return { body: pack(text.replace(COST, kb)), encoding: isPacked ? 'gzip' : null, cost }
}
