/** The eleven messages of a sportsbook's frame, read loosely: what cannot be read is nothing. Pure. */
import type { Appearance } from '@uwanja/ui/appearance'
import { heightOf, safePlace } from './sports-rules.ts'

const FROM_FRAME = 'OMFE:'
const TO_FRAME = 'GMCMS:'

export type FrameMessage =
  | { readonly says: 'height'; readonly px: number }
  | { readonly says: 'overlay'; readonly isShown: boolean }
  | { readonly says: 'go'; readonly to: '/register' | '/login' | '/deposit' }
  | { readonly says: 'money' | 'top' }
  | { readonly says: 'moved'; readonly place: string; readonly offset: number }
  | { readonly says: 'betslip'; readonly count: number | null }
  | { readonly says: 'no betslip' }

const field = (payload: unknown, name: string): unknown =>
  typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>)[name] : undefined

/** A bare number, or one in a field. */
function numberIn(payload: unknown, name: string): number | null {
  const raw = typeof payload === 'object' ? field(payload, name) : payload
  const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

function countIn(payload: unknown): number | null {
  const count = numberIn(payload, 'count')
  return count !== null && count >= 0 ? Math.floor(count) : null
}

function placeIn(payload: unknown): FrameMessage | null {
  const part = (name: string): string => {
    const raw = field(payload, name)
    return typeof raw === 'string' ? raw : ''
  }
  const asked = part('pathname') + part('search') + part('hash')
  const place = safePlace(asked)
  if (asked !== place || typeof payload !== 'object') return null
  return { says: 'moved', place, offset: numberIn(payload, 'offset') ?? 0 }
}

const READERS: Readonly<Record<string, (payload: unknown) => FrameMessage | null>> = {
  setIFrameHeight(payload) {
    const px = heightOf(numberIn(payload, 'height'))
    return px === null ? null : { says: 'height', px }
  },
  showOverlay: () => ({ says: 'overlay', isShown: true }),
  hideOverlay: () => ({ says: 'overlay', isShown: false }),
  goToRegister: () => ({ says: 'go', to: '/register' }),
  goToLogin: () => ({ says: 'go', to: '/login' }),
  // Ours: money is short on the slip.
  goToDeposit: () => ({ says: 'go', to: '/deposit' }),
  betPlaced: () => ({ says: 'money' }),
  betCashedOut: () => ({ says: 'money' }),
  locationChanged: placeIn,
  scrollTop: () => ({ says: 'top' }),
  updateBetslipSelectionsCount(payload) {
    const count = countIn(payload)
    return count === null ? null : { says: 'betslip', count }
  },
  betslipInitialized: (payload) => ({ says: 'betslip', count: countIn(payload) }),
  betslipDestroyed: () => ({ says: 'no betslip' }),
}

/** @returns what the frame says, and whether it names its messages with the prefix; null: nothing that we know. */
export function readMessage(raw: unknown): { readonly message: FrameMessage; readonly isPrefixed: boolean } | null {
  const type = field(raw, 'type')
  if (typeof type !== 'string') return null
  const isPrefixed = type.startsWith(FROM_FRAME)
  const name = isPrefixed ? type.slice(FROM_FRAME.length) : type
  const message = Object.hasOwn(READERS, name) ? READERS[name]!(field(raw, 'payload')) : null
  return message && { message, isPrefixed }
}

const typeOf = (name: string, isPrefixed: boolean): string => (isPrefixed ? `${TO_FRAME}${name}` : name)

/** The messages to the frame, named as the frame names its own. */
export const goToBetslip = (isPrefixed: boolean) => ({ type: typeOf('goToBetslip', isPrefixed) })
/** Ours: the colours that the player has chosen here. */
export const setTheme = (theme: Appearance, isPrefixed: boolean) => ({
  type: typeOf('setTheme', isPrefixed),
  payload: { theme },
})
