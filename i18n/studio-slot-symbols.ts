/** The names of what stands on the slots' reels: no other game needs them. */
import type { Loaders } from './studio-language.ts'
import type { SlotSymbolTexts } from './en/studio-slot-symbols.ts'

export const SLOT_SYMBOL_TEXTS: Loaders<SlotSymbolTexts> = {
  en: async () => (await import('./en/studio-slot-symbols.ts')).en,
  sw: async () => (await import('./sw/studio-slot-symbols.ts')).sw,
  zh: async () => (await import('./zh/studio-slot-symbols.ts')).zh,
}
