/** What a payment asks of its player next. */
import * as z from 'zod/mini'

/** What the player has to do next: as a company's plug says it, and as the page shows it again after a reload. */
export type WireStep =
  | { readonly next: 'redirect'; readonly url: string }
  | { readonly next: 'show'; readonly show: Readonly<Record<string, string>> }
  | { readonly next: 'ask'; readonly ask: string }

export const redirect = z.object({ next: z.literal('redirect'), url: z.string() })
export const show = z.object({ next: z.literal('show'), show: z.record(z.string(), z.string()) })
export const ask = z.object({ next: z.literal('ask'), ask: z.string() })
export const wireStep = z.discriminatedUnion('next', [redirect, show, ask])
