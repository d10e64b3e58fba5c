/** The shared tables' three languages. */
import type { StudioLanguage } from '../../texts/texts.ts'
import { en, type LiveTexts } from './en.ts'
import { sw } from './sw.ts'
import { zh } from './zh.ts'

export const LIVE_TEXTS = { en, sw, zh } as const satisfies Record<StudioLanguage, LiveTexts>
