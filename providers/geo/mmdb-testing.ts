/** Writes a tiny database in MaxMind's format (version 2, IPv4, 24-bit records), for the test of the file adapter. */

type Value = string | number | readonly Value[] | { readonly [name: string]: Value }

const TYPES = { string: 2, uint32: 6, map: 7, array: 11 } as const

function control(type: number, size: number): Buffer {
  if (size >= 29) return Buffer.concat([Buffer.from([(type << 5) | 29, size - 29])])
  return type > 7 ? Buffer.from([size, type - 7]) : Buffer.from([(type << 5) | size])
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    const bytes = Buffer.from(value)
    return Buffer.concat([control(TYPES.string, bytes.length), bytes])
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return Buffer.concat([control(TYPES.uint32, 4), bytes])
  }
  if (Array.isArray(value)) return Buffer.concat([control(TYPES.array, value.length), ...value.map(encode)])
  const entries = Object.entries(value)
  return Buffer.concat([
    control(TYPES.map, entries.length),
    ...entries.flatMap(([name, of]) => [encode(name), encode(of)]),
  ])
}

/** @param records One for each first octet: {41: {…}} is 41.0.0.0/8. */
export function tinyDatabase(records: Readonly<Record<number, Value>>): Buffer {
  const NOWHERE = -1
  const nodes: [number, number][] = [[NOWHERE, NOWHERE]]
  const leaves: { node: number; bit: 0 | 1; offset: number }[] = []
  let data = Buffer.alloc(0)
  for (const [octet, record] of Object.entries(records)) {
    let node = 0
    for (let depth = 7; depth >= 0; depth -= 1) {
      const bit = ((Number(octet) >> depth) & 1) as 0 | 1
      if (depth === 0) leaves.push({ node, bit, offset: data.length })
      else {
        if (nodes[node]![bit] === NOWHERE) nodes[node]![bit] = nodes.push([NOWHERE, NOWHERE]) - 1
        node = nodes[node]![bit]
      }
    }
    data = Buffer.concat([data, encode(record)])
  }
  const count = nodes.length
  for (const { node, bit, offset } of leaves) nodes[node]![bit] = count + 16 + offset
  const tree = Buffer.alloc(count * 6)
  nodes.forEach((pair, at) =>
    pair.forEach((value, side) => tree.writeUIntBE(value === NOWHERE ? count : value, at * 6 + side * 3, 3)),
  )
  const metadata = encode({
    node_count: count,
    record_size: 24,
    ip_version: 4,
    database_type: 'Test-Country',
    languages: ['en'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    description: { en: 'A test' },
  })
  return Buffer.concat([tree, Buffer.alloc(16), data, Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'), metadata])
}
