/** A photo of this device, drawn anew before it leaves: small enough for a slow line, and nothing of what the camera wrote beside it. */
import { PICTURE } from '@uwanja/contract/site/holds'
import { newKey } from '../once.ts'

export interface Photo {
  readonly name: string
  /** As it is sent; also what the preview shows. */
  readonly base64: string
  readonly kb: number
  /** Sent again after a lost line it is the same picture. */
  readonly key: string
}

const HEAD = 'data:image/jpeg;base64,'
const QUALITIES = [0.85, 0.7, 0.55, 0.4] as const

export const addressOf = ({ base64 }: Photo): string => HEAD + base64

function drawn(image: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, PICTURE.longSide / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const brush = canvas.getContext('2d')!
  // What is clear in a screenshot would be black in a JPEG.
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Rejects for what this browser cannot draw: it is no photo, or none of a kind that we take. */
export async function photoOf(file: File): Promise<Photo> {
  const image = await createImageBitmap(file)
  const canvas = drawn(image)
  image.close()
  let base64 = ''
  for (const quality of QUALITIES) {
    base64 = canvas.toDataURL('image/jpeg', quality).slice(HEAD.length)
    if (base64.length * 0.75 <= PICTURE.sentBytes) break
  }
  return { name: file.name, base64, kb: Math.ceil((base64.length * 0.75) / 1_000), key: newKey() }
}
