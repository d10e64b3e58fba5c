/** What a slot starts with: as every game that one plays alone, and the names of its pictures. */
import { pageStart } from '../../../pages/start.ts'
import { playStart, type PlayStart } from '../../../instant/page/start.ts'
import type { SlotSymbolTexts } from '@uwanja/i18n/en/studio-slot-symbols'
import { SLOT_SYMBOL_TEXTS } from '@uwanja/i18n/studio-slot-symbols'

export interface SlotStart extends PlayStart {
  readonly symbols: SlotSymbolTexts
}

export async function slotStart(hash: string): Promise<SlotStart> {
  const [start, symbols] = await Promise.all([playStart(hash), SLOT_SYMBOL_TEXTS[pageStart(hash).lang]()])
  return { ...start, symbols }
}
