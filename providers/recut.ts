/** Signed calls cut otherwise: the bytes that somebody who has caught one may make of it without knowing the key. For tests. */
import fc from 'fast-check'
import type { RawCallback } from './plugs.ts'

type Fields = readonly (readonly [name: string, value: unknown])[]

/** A body as its fields and back; null where it has none to cut (XML under a password signs nothing). */
function formOf(rawBody: string): { readonly fields: Fields; write(fields: Fields): string } | null {
  if (rawBody.startsWith('<')) return null
  if (!rawBody.startsWith('{')) {
    const write = (fields: Fields) =>
      new URLSearchParams(fields.map(([name, value]): [string, string] => [name, textOf(value)])).toString()
    return { fields: [...new URLSearchParams(rawBody)], write }
  }
  // Written by hand, because an object cannot hold a name twice, and a body can.
  const write = (fields: Fields) =>
    `{${fields.map((pair) => pair.map((one) => JSON.stringify(one)).join(':')).join(',')}}`
  return { fields: Object.entries(JSON.parse(rawBody) as object), write }
}

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Names that an attacker would try: the wires' own with something behind them, and what is special to JavaScript. */
const NAMES = [
  'x',
  'tidx',
  '',
  '__proto__',
  'constructor',
  'toString',
  'hmac',
  'amount',
  'tid',
  'type',
  'data',
  'length',
]

type Cut = (fields: Fields) => Fields

/** One cut; the numbers choose where. */
const cut: fc.Arbitrary<Cut> = fc
  .record({
    how: fc.constantFrom('move', 'swap', 'rename', 'add', 'split', 'drop', 'nest', 'list', 'type', 'twice'),
    at: fc.nat(),
    to: fc.nat(),
    letters: fc.nat(),
    name: fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 6 })),
    isSorted: fc.boolean(),
  })
  .map(({ how, at, to, letters, name, isSorted }): Cut => (given) => {
    const fields = isSorted ? given.toSorted(([left], [right]) => (left < right ? -1 : 1)) : given
    if (fields.length === 0) return fields
    const index = at % fields.length
    const [field, raw] = fields[index]!
    const value = textOf(raw)
    const place = letters % (value.length + 1)
    const [before, behind] = [value.slice(0, place), value.slice(place)]
    const put = (...pairs: Fields) => fields.toSpliced(index, 1, ...pairs)
    switch (how) {
      case 'move': {
        // Into the neighbour that comes next: under values joined without names the text stays the same.
        const next = (index + 1) % fields.length
        const [nextName, nextRaw] = fields[next]!
        return put([field, before]).toSpliced(next, 1, [nextName, behind + textOf(nextRaw)])
      }
      case 'swap': {
        const other = to % fields.length
        return put([field, fields[other]![1]]).toSpliced(other, 1, [fields[other]![0], raw])
      }
      case 'rename':
        return put([name, raw])
      case 'add':
        return [...fields, [name, letters % 2 ? '' : behind]]
      case 'split':
        return put([field, before], [`${field}${name}`, behind])
      case 'drop':
        return put()
      case 'nest':
        return put([field, { a: before, b: behind }])
      case 'list':
        return put([field, [before, behind]])
      case 'type':
        return put([field, value !== '' && Number.isFinite(Number(value)) ? Number(value) : null])
      case 'twice':
        return [...fields, [field, before]]
    }
  })

/** Where the list of what is signed travels along, unsigned itself: two names made one that holds the first one's value. */
function joinedNames(headers: RawCallback['headers'], fields: Fields, at: number) {
  const header = headers['signed-fields']
  const names = typeof header === 'string' ? header.split(',') : []
  const [left, right] = [names[at % names.length], names[(at % names.length) + 1]]
  if (left === undefined || right === undefined) return null
  const joined = `${left}=${textOf(Object.fromEntries(fields)[left])}&${right}`
  return {
    names: names.toSpliced(at % names.length, 2, joined).join(','),
    field: [joined, Object.fromEntries(fields)[right]] as const,
  }
}

/** Calls that carry the proof of this one and say it otherwise. */
export function recuts(good: RawCallback): fc.Arbitrary<RawCallback> | null {
  const form = formOf(good.rawBody)
  if (!form) return null
  return fc
    .record({ cuts: fc.array(cut, { maxLength: 3 }), at: fc.nat(), joinsNames: fc.boolean() })
    .map(({ cuts, at, joinsNames }) => {
      const joined = joinsNames ? joinedNames(good.headers, form.fields, at) : null
      const fields = cuts.reduce((so, one) => one(so), joined ? [...form.fields, joined.field] : form.fields)
      const headers = joined ? { ...good.headers, 'signed-fields': joined.names } : good.headers
      return { ...good, headers, rawBody: form.write(fields) }
    })
}
