/**
 * The rules of a page's first words, which stand in the page itself: with the whole stylesheet in it, a page takes one journey more
 * on a line that has just been opened. The sheet itself comes with the scripts, and is kept (index.html, web/main.tsx).
 */

/** A piece of the sheet, as the build has taken it apart (tools/first-styles.mjs says what each means). */
export interface StylePiece {
  readonly within: readonly string[]
  readonly css: string
  readonly needs?: readonly (readonly string[])[]
  readonly defines?: string
  readonly uses?: readonly string[]
}

const CLASSES = /class="([^"]*)"/g
const TAGS = /<(\w+)((?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'))?)*)/g
const ATTRIBUTES = /\s([\w:-]+)(?:=(?:"[^"]*"|'[^']*'))?/g
const VARIABLE = /var\((--[\w-]+)/g
const SCRIPT = /<script>([^]*?)<\/script>/g
const TEXT_IN_CODE = /(["'`])([^"'`\n]*)\1/g

const LETTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const asWritten = (attribute: string) =>
  attribute.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => LETTERS[name]!)

/** Its elements, .classes and [attributes], and whatever may be one of those that its own scripts make. */
function namesIn(html: string): Set<string> {
  const found = new Set<string>()
  const listed = (list: string) => list.split(/\s+/)
  for (const [, name, attributes] of html.matchAll(TAGS)) {
    found.add(name!)
    for (const [, attribute] of attributes!.matchAll(ATTRIBUTES)) found.add(`[${attribute}]`)
  }
  for (const [, list] of html.matchAll(CLASSES)) for (const name of listed(asWritten(list!))) found.add(`.${name}`)
  for (const [, code] of html.matchAll(SCRIPT))
    for (const [, , text] of code!.matchAll(TEXT_IN_CODE))
      for (const name of listed(text!)) found.add(name).add(`.${name}`).add(`[${name}]`)
  return found
}

/** Without what stands around it twice where neighbours stand in the same. */
function written(pieces: readonly StylePiece[]): string {
  let open: readonly string[] = []
  let css = ''
  for (const piece of [...pieces, { within: [], css: '' }]) {
    const { within } = piece
    const shared = open.findIndex((one, at) => one !== within[at])
    const kept = shared === -1 ? open.length : shared
    css +=
      '}'.repeat(open.length - kept) +
      within
        .slice(kept)
        .map((one) => `${one}{`)
        .join('') +
      piece.css
    open = within
  }
  return css
}

const FROM_WIDTH = /^@media \(min-width:([\d.]+)rem\)$/
/** 1,024 pixels, which no phone has on its side either. */
const MORE_THAN_PHONES_REM = 64
const isForPhones = ({ within }: StylePiece) =>
  !within.some((one) => Number(FROM_WIDTH.exec(one)?.[1] ?? 0) >= MORE_THAN_PHONES_REM)

/** @param html A whole page. @returns what of the sheet it needs before it is touched, in the sheet's order. */
export function firstStyles(whole: readonly StylePiece[], html: string, isPhone: boolean): string {
  const sheet = isPhone ? whole.filter(isForPhones) : whole
  const names = namesIn(html)
  const isAsked = ({ needs, defines }: StylePiece) =>
    defines === undefined && (needs === undefined || needs.some((all) => all.every((name) => names.has(name))))
  const chosen = new Set(sheet.filter(isAsked))
  const wanted = new Set([...html.matchAll(VARIABLE)].map(([, name]) => name!))
  for (const { uses } of chosen) for (const name of uses ?? []) wanted.add(name)
  // A set is gone through to its end, whatever comes to it meanwhile: variables are made of others.
  for (const name of wanted)
    for (const piece of sheet)
      if (piece.defines === name) {
        chosen.add(piece)
        for (const more of piece.uses ?? []) wanted.add(more)
      }
  return written(sheet.filter((piece) => chosen.has(piece)))
}
