/** A plain picture for a race of the demonstration: a running track in one colour, written as a PNG by hand. */
import { crc32, deflateSync } from 'node:zlib'

const [WIDTH, HEIGHT] = [360, 120]

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Lanes that lean, light lines between them. */
function isLine(x: number, y: number): boolean {
  return (x + 2 * y) % 60 < 3
}

/** @returns a data: address. */
export function raceBanner(colour: string): string {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  const rows = Array.from({ length: HEIGHT }, (_row, y) => {
    const pixels = Array.from({ length: WIDTH }, (_pixel, x) =>
      channels.map((channel) => (isLine(x, y) ? 235 : Math.round(channel * (0.75 + (0.25 * x) / WIDTH)))),
    )
    // Each row begins with the number of its filter: none.
    return Buffer.from([0, ...pixels.flat()])
  })
  const head = Buffer.alloc(13)
  head.writeUInt32BE(WIDTH, 0)
  head.writeUInt32BE(HEIGHT, 4)
  // Eight bits a channel, three of them.
  head.set([8, 2, 0, 0, 0], 8)
  const png = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return `data:image/png;base64,${png.toString('base64')}`
}
