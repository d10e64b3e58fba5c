/** What a game that one plays alone starts with: the launch's word, and the texts of its language. */
import { pageStart, type PageStart } from '../../pages/start.ts'
import type { PlayTexts } from '@uwanja/i18n/en/studio-play'
import { PLAY_TEXTS } from '@uwanja/i18n/studio-play'

export interface PlayStart extends PageStart {
  readonly texts: PlayTexts
}

export async function playStart(hash: string): Promise<PlayStart> {
  const start = pageStart(hash)
  document.documentElement.lang = start.lang
  return { ...start, texts: await PLAY_TEXTS[start.lang]() }
}
