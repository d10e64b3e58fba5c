/**
 * The XML that EGT's calls are made of, read strictly: elements and text. A document type, an entity beyond the five
 * that XML itself has, an attribute, a comment, CDATA or an instruction is refused: nobody needs them here, and each has
 * been somebody's hole.
 */
export interface Element {
  readonly name: string
  /** Empty when there are children. */
  readonly text: string
  readonly children: readonly Element[]
}

/** Callbacks are flat; the list of games is rows in a root. */
const DEEPEST = 3
const DECLARATION = /^﻿?\s*(?:<\?xml version="1\.0"(?: encoding="utf-8")?\s*\?>)?\s*/i
const NAME = /[A-Za-z][A-Za-z0-9]{0,63}/y
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The root, or null when it is not such XML. */
export function readXml(raw: string): Element | null {
  const start = DECLARATION.exec(raw)?.[0].length ?? 0
  const read = readElement(raw, start, 1)
  return read && raw.slice(read.end).trim() === '' ? read.element : null
}

interface Read {
  readonly element: Element
  readonly end: number
}

function readElement(raw: string, start: number, depth: number): Read | null {
  if (raw[start] !== '<' || depth > DEEPEST) return null
  NAME.lastIndex = start + 1
  const name = NAME.exec(raw)?.[0]
  if (name === undefined) return null
  let at = start + 1 + name.length
  if (raw.startsWith('/>', at)) return { element: { name, text: '', children: [] }, end: at + 2 }
  if (raw[at] !== '>') return null
  const children: Element[] = []
  const textStart = ++at
  for (;;) {
    const next = raw.indexOf('<', at)
    if (next < 0) return null
    const between = raw.slice(at, next)
    if (raw.startsWith('</', next)) {
      if (!raw.startsWith(`</${name}>`, next)) return null
      const text = children.length > 0 ? '' : textOf(raw.slice(textStart, next))
      if (text === null || (children.length > 0 && between.trim() !== '')) return null
      return { element: { name, text, children }, end: next + name.length + 3 }
    }
    const child = between.trim() === '' ? readElement(raw, next, depth + 1) : null
    if (!child) return null
    children.push(child.element)
    at = child.end
  }
}

/** With the five entities resolved; null when there is another one. */
function textOf(raw: string): string | null {
  let isGood = true
  const text = raw.replace(/&([^;&]{0,8};?)/g, (_all, rawName: string) => {
    const letter = rawName.endsWith(';') ? ENTITIES[rawName.slice(0, -1)] : undefined
    isGood &&= letter !== undefined
    return letter ?? ''
  })
  return isGood ? text : null
}

/** The children of a flat element by name; null when a child has children or a name comes twice. */
export function fieldsOf(element: Element): Readonly<Record<string, string>> | null {
  const fields: Record<string, string> = Object.create(null)
  for (const { name, text, children } of element.children) {
    if (children.length > 0 || Object.hasOwn(fields, name)) return null
    fields[name] = text
  }
  return fields
}

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (letter) => `&${Object.keys(ENTITIES).find((name) => ENTITIES[name] === letter)!};`)

const flat = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, text]) => `<${name}>${escaped(text)}</${name}>`)
    .join('')

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'

export function xmlOf(root: string, fields: Readonly<Record<string, string>>): string {
  return `${HEAD}<${root}>${flat(fields)}</${root}>`
}

/** @param fields Stand before the rows. */
export function xmlRows(
  root: string,
  fields: Readonly<Record<string, string>>,
  row: string,
  rows: readonly Readonly<Record<string, string>>[],
): string {
  const all = rows.map((one) => `<${row}>${flat(one)}</${row}>`).join('')
  return `${HEAD}<${root}>${flat(fields)}${all}</${root}>`
}
