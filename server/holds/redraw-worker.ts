/** The worker thread that decodes one picture of a stranger's and draws it anew as a JPEG. It knows no key and no database. */
import { parentPort, workerData } from 'node:worker_threads'
import jpeg from 'jpeg-js'
import { PNG } from 'pngjs'

interface Drawing {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

const { bytes, kind, mostPoints, mostBytes } = workerData as {
  readonly bytes: Uint8Array
  readonly kind: 'jpeg' | 'png'
  readonly mostPoints: number
  readonly mostBytes: number
}
/** What a picture of the most points takes, and a little. */
const MOST_MEMORY_MB = 400
const QUALITIES = [80, 60, 40, 20]

function decoded(): Drawing {
  if (kind === 'png') return onWhite(PNG.sync.read(Buffer.from(bytes)))
  const { width, height, data } = jpeg.decode(bytes, {
    useTArray: true,
    formatAsRGBA: true,
    tolerantDecoding: false,
    maxResolutionInMP: mostPoints / 1_000_000,
    maxMemoryUsageInMB: MOST_MEMORY_MB,
  })
  // The decoder hands comments of the file on, and the encoder would write them again.
  return { width, height, data }
}

/** A JPEG lets nothing shine through: without this, what was clear would be black. */
function onWhite({ width, height, data }: Drawing): Drawing {
  for (let at = 0; at < data.length; at += 4) {
    const clear = 255 - data[at + 3]!
    if (clear === 0) continue
    for (let part = at; part < at + 3; part++) data[part] = (data[part]! * (255 - clear) + 255 * clear) / 255
  }
  return { width, height, data }
}

function encoded(drawing: Drawing): Uint8Array | null {
  for (const quality of QUALITIES) {
    const { data } = jpeg.encode(drawing, quality)
    if (data.length <= mostBytes) return data
  }
  return null
}

/** What cannot be decoded is no fault of ours: it is answered, and nothing of it is written anywhere. */
function drawn(): Uint8Array | null {
  let drawing: Drawing
  try {
    drawing = decoded()
  } catch {
    return null
  }
  return encoded(drawing)
}

parentPort!.postMessage(drawn())
