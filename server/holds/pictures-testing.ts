/** Pictures for tests: honest ones, and those that somebody sends who means harm. Made here, so that no file of a stranger is needed. */
import { crc32, deflateSync } from 'node:zlib'
import jpeg from 'jpeg-js'
import { PNG } from 'pngjs'

const drawing = (width: number, height: number) => {
  const data = Buffer.alloc(width * height * 4, 255)
  for (let at = 0; at < data.length; at += 4) data[at] = at % 251
  return { width, height, data }
}

export const aJpeg = (width = 64, height = 48): Buffer => Buffer.from(jpeg.encode(drawing(width, height), 90).data)

/** Half of it clear. */
export function aPng(width = 64, height = 48): Buffer {
  const png = new PNG({ width, height })
  png.data.fill(0)
  png.data.fill(255, 0, png.data.length / 2)
  return PNG.sync.write(png)
}

/** As if a camera had written `text` beside the picture, and somebody `tail` behind it. */
export const withWords = (picture: Buffer, text: string, tail: string): Buffer => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(text.length + 2)
  const words = Buffer.concat([Buffer.from([0xff, 0xfe]), length, Buffer.from(text)])
  return Buffer.concat([picture.subarray(0, 2), words, picture.subarray(2), Buffer.from(tail)])
}

/** The same file, whose head says that it is as large as this. */
export function jpegThatSays(width: number, height: number): Buffer {
  const bytes = Buffer.from(aJpeg())
  const at = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, at + 5)
  bytes.writeUInt16BE(width, at + 7)
  return bytes
}

function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const summed = Buffer.concat([Buffer.from(name), content])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(summed))
  return Buffer.concat([length, summed, sum])
}

export function pngThatSays(width: number, height: number, { interlaced = 0, unpacked = 1_000 } = {}): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, interlaced], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = chunk('IDAT', deflateSync(Buffer.alloc(unpacked)))
  return Buffer.concat([signature, chunk('IHDR', head), data, chunk('IEND', Buffer.alloc(0))])
}
