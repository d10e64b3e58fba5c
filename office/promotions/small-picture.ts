/** A picture of this device, drawn anew in the browser: small enough for players' bundles, and nothing but a picture any more. */
import { PICTURE_MOST_BYTES } from '@uwanja/contract/operators/promotions'

const WIDTHS = [960, 720, 480] as const
const QUALITIES = [0.85, 0.7, 0.5] as const

function drawn(image: ImageBitmap, width: number): HTMLCanvasElement {
  const scale = Math.min(1, width / image.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

const blobOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, 'image/webp', quality))

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (const one of bytes) text += String.fromCharCode(one)
  return btoa(text)
}

/** @returns base64, or null where it cannot be made small enough. Rejects for what is no picture. */
export async function smallPicture(file: File, mostBytes = PICTURE_MOST_BYTES): Promise<string | null> {
  const image = await createImageBitmap(file)
  for (const width of WIDTHS) {
    const canvas = drawn(image, width)
    for (const quality of QUALITIES) {
      const blob = await blobOf(canvas, quality)
      if (blob && blob.size <= mostBytes) return base64Of(blob)
    }
  }
  return null
}
