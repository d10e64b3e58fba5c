/** `banner.iconImageData` as an address: the specification does not say whether it is a data: address or bare base64. Pure. */

const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}$/
const STARTS: readonly (readonly [start: string, type: string])[] = [
  ['iVBORw0KGgo', 'png'],
  ['/9j/', 'jpeg'],
  ['UklGR', 'webp'],
  ['R0lGOD', 'gif'],
]

/** Empty: it is no picture that a browser shows without running anything. */
export function bannerAddress(raw: unknown): string {
  if (typeof raw !== 'string') return ''
  if (/^data:image\/(?:png|jpe?g|webp|gif);base64,/i.test(raw)) return raw
  const type = STARTS.find(([start]) => raw.startsWith(start))?.[1]
  return type && BASE64.test(raw) ? `data:image/${type};base64,${raw}` : ''
}
