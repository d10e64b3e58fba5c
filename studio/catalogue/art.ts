/** A title's picture: a scene from its theme in its two colours, with its name. Light, and the same one each time. */
import { gzipSync } from 'node:zlib'
import { glyphSvg, type GlyphName } from '../games/slot/page/glyphs.ts'
import { THEMES, themeOf } from '../games/slot/page/themes.ts'
import { dice, type Dice } from '@uwanja/contract/fair/dice'
import type { Title } from './title.ts'

const WIDTH = 240
const HEIGHT = 180

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign]!)

/** What lies behind the drawing: rays, rings, hills, stripes, dots or a floodlight. */
const GROUNDS: readonly ((colour: string, die: Dice) => string)[] = [
  (colour) =>
    `<path fill="${colour}" d="M120 76L0 0h44zM120 76L88 0h44zM120 76L176 0h44zM120 76l120-46v40zM120 76l120 34v44zM120 76L0 30v40zM120 76L0 110v44z"/>`,
  (colour) =>
    `<g fill="none" stroke="${colour}" stroke-width="12"><circle cx="120" cy="76" r="50"/><circle cx="120" cy="76" r="82"/><circle cx="120" cy="76" r="114"/></g>`,
  (colour, die) => {
    const [left, right] = [70 + die.below(40), 60 + die.below(50)]
    return `<path fill="${colour}" d="M0 ${String(left)}C60 ${String(left - 50)} 110 ${String(right + 70)} 240 ${String(right)}V180H0z"/>`
  },
  (colour) =>
    `<path fill="${colour}" d="M-20 180L120 0h34L14 180zM70 180L210 0h34L104 180zM160 180L300 0h34L194 180z"/>`,
  (colour, die) =>
    Array.from(
      { length: 9 },
      () =>
        `<circle fill="${colour}" cx="${String(die.below(WIDTH))}" cy="${String(die.below(150))}" r="${String(6 + die.below(22))}"/>`,
    ).join(''),
  (colour) => `<path fill="${colour}" d="M30 0h50l100 150H60zM160 0h50l-30 150H60z" opacity=".85"/>`,
]

function glyphAt(name: GlyphName, x: number, y: number, size: number, turn: number): string {
  const scale = (size / 24).toFixed(2)
  const spin = turn === 0 ? '' : ` rotate(${String(turn)} 12 12)`
  return `<g transform="translate(${String(x)} ${String(y)}) scale(${scale})${spin}">${glyphSvg(name)}</g>`
}

/** One large drawing, for slots between two smaller ones of the same theme. */
function scene(title: Title, die: Dice): string {
  if (!Object.hasOwn(THEMES, title.look.motif)) return glyphAt(title.look.motif as GlyphName, 68, 18, 104, 0)
  const { pictures, wild, scatter } = themeOf(title.look.motif)
  const [main, left, right] = die.shuffled<GlyphName>([...pictures, wild, scatter])
  const lean = 6 + die.below(14)
  const low = 52 + die.below(24)
  return glyphAt(left!, 14, low, 56, -lean) + glyphAt(right!, 170, low - 8, 56, lean) + glyphAt(main!, 72, 16, 96, 0)
}

/** One line, or two of about the same length. */
function nameLines(name: string): readonly string[] {
  if (name.length <= 14) return [name]
  const middle = name.length / 2
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const at = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0]
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)]
}

function nameText(name: string): string {
  const lines = nameLines(name)
  const longest = Math.max(...lines.map(({ length }) => length))
  const size = Math.min(lines.length === 1 ? 26 : 21, Math.floor(380 / longest))
  const first = lines.length === 1 ? 162 : 150
  return lines
    .map(
      (line, index) =>
        `<text x="120" y="${String(first + index * (size + 1))}" font-size="${String(size)}" text-anchor="middle">${escaped(line)}</text>`,
    )
    .join('')
}

export function artOf(title: Title): string {
  const die = dice(`art/${title.company}/${title.gameId}`)
  const [dark, light] = title.look.colours
  const ground = die.pick(GROUNDS)(light, die)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}">` +
    `<path fill="${dark}" d="M0 0h240v180H0z"/>${ground}${scene(title, die)}` +
    `<path fill="${dark}" d="M0 124c80-8 160-8 240 0v56H0z" opacity=".88"/>` +
    `<g fill="#f3f6f1" font-family="system-ui,sans-serif" font-weight="800">${nameText(title.name)}</g></svg>`
  )
}

/** A picture in the forms in which it is sent. */
export interface Art {
  readonly plain: string
  readonly gzip: Buffer
}

/** Made once each; a catalogue of pictures is a few megabytes, so only the ones that were asked for lately stay. */
const MOST_KEPT = 600
const kept = new Map<string, Art>()

function drawn(title: Title): Art {
  const plain = artOf(title)
  return { plain, gzip: gzipSync(plain, { level: 9 }) }
}

export function keptArt(title: Title): Art {
  const key = `${title.company}/${title.gameId}`
  const art = kept.get(key) ?? drawn(title)
  kept.delete(key)
  kept.set(key, art)
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
  return art
}
