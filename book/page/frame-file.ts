/** The frame's built page as a file: its styles within it, what was rendered and first answered put into it, and its policy. */
import { createHash } from 'node:crypto'
import type { First, RenderedFrame } from './frame-renderer.ts'

export interface BuiltFrame {
  /** As it was built, but for its styles and hosts: the browser does everything. */
  readonly bare: string
  page(rendered: RenderedFrame, firsts: readonly First[]): string
  readonly headers: Readonly<Record<string, string>>
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function headersFor(page: string, framedBy: readonly string[]): Readonly<Record<string, string>> {
  const hashes = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, code = '']) => hashOf(code))
  return {
    'content-security-policy': [
      "default-src 'none'",
      ['script-src', "'self'", ...hashes('script')].join(' '),
      ['style-src', "'self'", ...hashes('style')].join(' '),
      // React writes style attributes into the HTML, and an attribute loads nothing.
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${framedBy.join(' ') || "'none'"}`,
    ].join('; '),
    // A session stands in the address of its frame.
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    vary: 'Accept-Encoding',
  }
}

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

/** The chunks of each language, asked for with the page and not after its script. */
function languageLinks(manifest: Manifest): (language: string) => string {
  return (language) =>
    Object.entries(manifest)
      .filter(([name]) => new RegExp(`i18n/${language}/book-(?:frame|markets)\\.ts$`).test(name))
      .map(([, { file }]) => `<link rel="modulepreload" crossorigin href="/frame/${file}">`)
      .join('')
}

/** What the page's head names of its program; styles are not among it. */
const PROGRAM = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g

/** @param read A built file's text, by its name. */
export function builtFrame(read: (name: string) => string, framedBy: readonly string[]): BuiltFrame {
  const hosts = escaped(framedBy.join(' '))
  const bare = read('index.html')
    // On a slow line each file of its own is a journey.
    .replace(
      /\s*<link rel="stylesheet"[^>]*href="\/frame\/([^"]+)">/,
      (_link, name: string) => `\n    <style>${read(name).trim()}</style>`,
    )
    .replace('<html lang="en">', `<html lang="en" data-hosts="${hosts}">`)
  const links = languageLinks(JSON.parse(read('.vite/manifest.json')) as Manifest)
  const program = (bare.match(PROGRAM) ?? []).map((tag) => tag.trim()).join('')
  const words = bare.replace(PROGRAM, '')
  return {
    bare,
    headers: headersFor(bare, framedBy),
    page({ html, skin, language, title }, firsts) {
      // A text of somebody's must not end the element in which it stands.
      const first = JSON.stringify(firsts).replaceAll('<', '\\u003c')
      // The program is named where the odds have come: named in the head it would take their line.
      const answers = `<script type="application/json" id="first">${first}</script>${links(language)}${program}`
      const parts: Readonly<Record<string, string>> = {
        '<html lang="en"': `<html lang="${language}" data-skin="${escaped(skin)}"`,
        '<title>Uwanja</title>': `<title>${escaped(title)}</title>`,
        '<div id="root"></div>': `<div id="root">${html}</div>${answers}`,
      }
      return Object.entries(parts).reduce((page, [mark, part]) => page.replace(mark, () => part), words)
    },
  }
}
