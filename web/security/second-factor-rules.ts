/** How a refused switch reads, and what the QR code holds (U02). Pure. */

/** The form never reached the rule that compares codes: saying "the code is not correct" would be untrue. */
const DOOR: readonly string[] = [
  'UNAUTHORIZED',
  'SESSION_NOT_BOUND',
  'TOO_MANY_REQUESTS',
  'GENERAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'PASSWORD_CHANGE_REQUIRED',
  'PASSWORD_CONFIRMATION_REQUIRED',
]

/** The texts to show, by key: any refusal is the code (B4), and whoever is slowed down hears of the wait too. */
export function codeRefusal(status: string): readonly string[] {
  if (DOOR.includes(status)) return [status]
  return status === 'TOO_MANY_ATTEMPTS' ? ['Auth_code_is_not_correct', status] : ['Auth_code_is_not_correct']
}

export type QrSource =
  /** A text that we draw. */
  | { readonly kind: 'text'; readonly text: string }
  /** A picture that the server drew. */
  | { readonly kind: 'picture'; readonly src: string }
  | { readonly kind: 'none' }

/** The specification calls it an address and no more: ours is the text of the code, another server's may be a picture. */
export function qrSource(rawQrUrl: string | null | undefined): QrSource {
  const address = (rawQrUrl ?? '').trim()
  if (/^otpauth:\/\//i.test(address)) return { kind: 'text', text: address }
  return /^(https?:\/\/|data:image\/|\/(?!\/))/i.test(address) ? { kind: 'picture', src: address } : { kind: 'none' }
}
