/**
 * Writes values into a text: `{name}`, `{count, plural, one {…} other {…}}`, `{kind, select, a {…} other {…}}` and
 * `<tag>…</tag>`, as ICU's messages have them. A test holds all texts against use-intl's own writer.
 */
import { numberWriter, pluralRules } from './formatters.ts'

type Value = unknown
type Values = Readonly<Record<string, Value>>
type Written = readonly Value[]

class Reader {
  private at = 0
  private readonly text: string
  private readonly values: Values
  private readonly locale: string
  constructor(text: string, values: Values, locale: string) {
    this.text = text
    this.values = values
    this.locale = locale
  }

  /** Up to the end, a closing brace or a closing tag. @param count What # stands for. */
  read(count: string | null): Written {
    const out: Value[] = []
    const say = (letters: string) => out.push(letters)
    while (this.at < this.text.length) {
      const letter = this.text[this.at]!
      if (letter === '}' || this.text.startsWith('</', this.at)) return out
      if (letter === "'") say(this.quoted(count !== null))
      else if (letter === '{') out.push(...this.argument())
      else if (letter === '<' && /^<\w/.test(this.text.slice(this.at, this.at + 2))) out.push(...this.tag(count))
      else {
        say(letter === '#' && count !== null ? count : letter)
        this.at += 1
      }
    }
    return out
  }

  /** '' is an apostrophe; a brace, a tag or # after one begins a quotation; else it is what it looks like. */
  private quoted(hasCount: boolean): string {
    const next = this.text[this.at + 1] ?? ''
    if (next === "'") return this.take(2, "'")
    if (!(hasCount ? /[{}<>#]/ : /[{}<>]/).test(next)) return this.take(1, "'")
    const [, inside = '', end = ''] = /^'((?:[^']|'')*)('?)/.exec(this.text.slice(this.at))!
    return this.take(1 + inside.length + end.length, inside.replaceAll("''", "'"))
  }

  private take(length: number, as: string): string {
    this.at += length
    return as
  }

  private match(shape: RegExp): readonly string[] {
    const found = shape.exec(this.text.slice(this.at))
    if (!found) throw new Error(`cannot read "${this.text}" from ${this.at}`)
    this.at += found[0].length
    return found
  }

  private argument(): Written {
    const [, name = '', kind = ''] = this.match(/^\{\s*(\w+)\s*(?:,\s*(plural|select|selectordinal)\s*,\s*)?/)
    if (!Object.hasOwn(this.values, name)) throw new Error(`no value for ${name} in "${this.text}"`)
    const value = this.values[name]
    if (kind === '') {
      this.match(/^\}/)
      return [typeof value === 'object' ? value : String(value)]
    }
    const branches = new Map<string, number>()
    const number = kind === 'select' ? null : numberWriter(this.locale).format(Number(value))
    while (!/^\s*\}/.test(this.text.slice(this.at))) {
      branches.set(this.match(/^\s*([\w=-]+)\s*\{/)[1]!, this.at)
      this.read(number)
      this.match(/^\}/)
    }
    this.match(/^\s*\}/)
    const begin = branches.get(this.branch(kind, value, branches)) ?? branches.get('other')
    if (begin === undefined) throw new Error(`no branch of ${name} for ${String(value)} in "${this.text}"`)
    const end = this.at
    this.at = begin
    const out = this.read(number)
    this.at = end
    return out
  }

  private branch(kind: string, value: Value, branches: ReadonlyMap<string, number>): string {
    if (kind === 'select' || branches.has(`=${String(value)}`))
      return kind === 'select' ? String(value) : `=${String(value)}`
    const type = kind === 'plural' ? 'cardinal' : 'ordinal'
    return pluralRules(this.locale, type).select(Number(value))
  }

  private tag(count: string | null): Written {
    const [, name = ''] = this.match(/^<(\w+)>/)
    const inside = joined(this.read(count))
    this.match(new RegExp(`^</${name}>`))
    const make = this.values[name]
    if (typeof make !== 'function') throw new Error(`no function for <${name}> in "${this.text}"`)
    const made = (make as (chunks: readonly Value[]) => Value)(typeof inside === 'string' ? [inside] : inside)
    return Array.isArray(made) ? made : [made]
  }
}

/** Neighbouring letters become one text; a text alone is no list. */
function joined(parts: Written): string | readonly Value[] {
  const out: Value[] = []
  for (const part of parts) {
    const last = out.at(-1)
    if (typeof part === 'string' && typeof last === 'string') out[out.length - 1] = last + part
    else out.push(part)
  }
  if (out.length === 0) return ''
  return out.length === 1 && typeof out[0] === 'string' ? out[0] : out
}

/** @returns a text, or a list of texts and what the tags' functions made. @throws when the text or its values do not fit. */
export function formatMessage(text: string, values: Values, locale: string): unknown {
  if (!/['{<]/.test(text)) return text
  const written = joined(new Reader(text, values, locale).read(null))
  return Array.isArray(written) && written.length === 1 ? written[0] : written
}
