/** What kind of picture bytes are and how large, read from their own head before anything decodes them. Nothing is believed. */
import { PICTURE } from '@uwanja/contract/site/holds'

export interface Head {
  readonly kind: 'jpeg' | 'png'
  readonly width: number
  readonly height: number
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function pngHead(bytes: Buffer): Head | null {
  if (bytes.length < 57 || !bytes.subarray(0, 8).equals(PNG) || bytes.readUInt32BE(8) !== 13) return null
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  // Of interlaced ones the decoder unpacks as much as there is, without a bound; no camera and no browser makes them.
  if (bytes[28] !== 0) return null
  return { kind: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Stand alone, without a length: TEM, the restarts, begin and end. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)
/** Frames that the decoder knows: baseline, extended and progressive. The others (lossless, arithmetic) are no photos. */
const FRAMES = [0xc0, 0xc1, 0xc2]
/** Tables that stand between the frames' numbers. */
const isOtherFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegHead(bytes: Buffer): Head | null {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return null
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1]!
    // Filled up with 0xff.
    if (marker === 0xff) at++
    else if (isBare(marker)) at += 2
    else if (FRAMES.includes(marker)) {
      const isPlain = bytes[at + 4] === 8
      return isPlain ? { kind: 'jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) } : null
    } else if (isOtherFrame(marker) || marker === 0xda) return null
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

/** @returns null for whatever is no JPEG or PNG of a size that is decoded here. */
export function headOf(bytes: Buffer): Head | null {
  if (bytes.length > PICTURE.mostBytes) return null
  const head = jpegHead(bytes) ?? pngHead(bytes)
  if (!head) return null
  const { width, height } = head
  const fits = (side: number) => side >= 1 && side <= PICTURE.mostSide
  return fits(width) && fits(height) && width * height <= PICTURE.mostPoints ? head : null
}
