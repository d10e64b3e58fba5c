/** What the launch page asks for, and which addresses it opens (specification B2, B7; decisions.md 18). Pure. */
import { CONSTANTS } from '@uwanja/contract/constants'
import type { Language } from '@uwanja/i18n/language'

/** A launch makes a one-time token: asked once, never again by itself, never from memory. */
export const LAUNCH_ONCE = { retry: false, staleTime: Infinity, gcTime: 0 } as const

export interface LaunchRequest {
  readonly productId: string
  readonly gameId: string
  readonly lang: Language
  readonly freeplay: '0' | '1'
}

/** {var} of the route is the productId; without it the launcher's own product is meant. */
export function launchRequest(productId: string | undefined, query: URLSearchParams, lang: Language): LaunchRequest {
  return {
    productId: productId ?? String(CONSTANTS.zeppelinProductId),
    gameId: query.get('gameId') ?? '',
    lang,
    freeplay: freePlayOf(query),
  }
}

/** Anything but 1 is real play. */
export function freePlayOf(query: URLSearchParams): '0' | '1' {
  return query.get('freeplay') === '1' ? '1' : '0'
}

/** A frame opens web addresses and nothing else; which of them the page's policy allows is the server's list. */
export function gameAddress(rawUrl: unknown): string | null {
  if (typeof rawUrl !== 'string') return null
  try {
    const url = new URL(rawUrl)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
  } catch {
    return null
  }
}
