/** Whether what an operator sent is a picture that we serve: its kind and size are read from its own head, and nothing is believed. */
import { createHash } from 'node:crypto'
import { PICTURE_MOST_BYTES, PICTURE_MOST_POINTS } from '@uwanja/contract/operators/promotions'

export interface PictureFile {
  readonly digest: string
  readonly kind: 'png' | 'webp'
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}

type Head = Pick<PictureFile, 'kind' | 'width' | 'height'>

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function pngHead(bytes: Buffer): Head | null {
  if (bytes.length < 57 || !bytes.subarray(0, 8).equals(PNG) || bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  // Cut short, or followed by something that is no picture: its last chunk is empty and ends it.
  if (bytes.toString('latin1', bytes.length - 8, bytes.length - 4) !== 'IEND') return null
  return { kind: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

function webpHead(bytes: Buffer): Head | null {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return null
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return null
  const size = (width: number, height: number): Head => ({ kind: 'webp', width, height })
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return bytes.readUIntBE(23, 3) === 0x9d012a
        ? size(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff)
        : null
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return null
      const bits = bytes.readUInt32LE(21)
      return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
    }
    case 'VP8X':
      return size(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1)
    default:
      return null
  }
}

/** @returns null for whatever is no PNG or WebP of a size that a phone can bear. */
export function pictureOf(base64: string): PictureFile | null {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > PICTURE_MOST_BYTES) return null
  const head = pngHead(bytes) ?? webpHead(bytes)
  const fits = (points: number) => points >= 1 && points <= PICTURE_MOST_POINTS
  if (!head || !fits(head.width) || !fits(head.height)) return null
  return { ...head, bytes, digest: createHash('sha256').update(bytes).digest('hex').slice(0, 32) }
}
