/** What the readable pages of our two APIs share: markup that escapes by itself, and one style sheet. No scripts. */

/** Text that is markup already; everything else is escaped when it is put in. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | null | undefined | readonly Part[]

const LETTERS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function toText(part: Part): string {
  if (part instanceof Markup) return part.text
  if (part === null || part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replace(/[&<>"']/g, (letter) => LETTERS[letter]!)
  return part.map(toText).join('')
}

/** `html\`<p>${raw}</p>\``: whatever is put in is text, unless it is markup made in the same way. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(texts.reduce((whole, text, index) => `${whole}${toText(parts[index - 1])}${text}`))
}

/** JSON as people read it. */
export const jsonBlock = (value: unknown): Markup =>
  html`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`

export const codeBlock = (text: string): Markup => html`<pre tabindex="0"><code>${text}</code></pre>`

/** A table that scrolls inside itself on a narrow screen. */
export function tableOf(heads: readonly string[], rows: readonly (readonly Part[])[]): Markup {
  const head = heads.map((text) => html`<th scope="col">${text}</th>`)
  const body = rows.map(
    (cells) =>
      html`<tr>
        ${cells.map((cell) => html`<td>${cell}</td>`)}
      </tr>`,
  )
  return html`<div class="wide" tabindex="0">
    <table>
      <thead>
        <tr>
          ${head}
        </tr>
      </thead>
      <tbody>
        ${body}
      </tbody>
    </table>
  </div>`
}

/** A whole page. @param page.lead What the reader has before them, ahead of the contents. @param page.styleHref Where PAGE_STYLE is served: a strict policy allows no style in the page. */
export function printedPage(page: {
  readonly title: string
  readonly lead: Markup
  readonly styleHref: string
  readonly nav: Markup
  readonly main: Markup
}): string {
  const { title, lead, styleHref, nav, main } = page
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${styleHref}" />
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          ${lead}
          <nav aria-label="Contents">${nav}</nav>
        </header>
        <main>${main}</main>
      </body>
    </html>`.text
}

export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#fbfaf7, #14171a); --raised: light-dark(#ffffff, #1c2125); --line: light-dark(#d9d5cb, #363d43);
  --text: light-dark(#1d2327, #e9e7e1); --soft: light-dark(#545b61, #a9b0b6); --accent: light-dark(#0b6b3a, #62d394);
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--ground); color: var(--text);
  font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; margin: .5rem 0; } h2 { margin: 2.5rem 0 .5rem; } h3 { margin: 0 0 .25rem; font-size: 1.1rem; }
h4 { margin: 1rem 0 .25rem; font-size: .9rem; color: var(--soft); }
a { color: var(--accent); } a:focus-visible, [tabindex]:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
nav ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
nav li a { display: inline-block; padding: .5rem 0; }
article { background: var(--raised); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; margin: .75rem 0; }
code { font: .875rem/1.5 ui-monospace, monospace; }
pre { background: var(--ground); border: 1px solid var(--line); border-radius: .375rem; padding: .75rem; margin: 0; overflow-x: auto;
  overflow-wrap: normal; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .9rem; overflow-wrap: normal; }
td:last-child { min-width: 12rem; } td:last-child code { overflow-wrap: anywhere; }
th, td { text-align: left; vertical-align: top; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); }
.marks { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0; padding: 0; list-style: none; }
.marks li { border: 1px solid var(--line); border-radius: 1rem; padding: 0 .625rem; font-size: .8rem; color: var(--soft); }
.later { opacity: .8; border-style: dashed; } p { margin: .25rem 0 .5rem; }
`
