/** The texts of Sample Games' page in the sandbox. */
import type { Language } from '@uwanja/contract/wire/constants'

export interface PageTexts {
  readonly title: string
  readonly real: string
  readonly demo: string
}

export const texts: Readonly<Record<Language, PageTexts>> = {
  en: { title: 'Sample Games', real: 'Playing with real money', demo: 'Playing for fun, without money' },
  sw: { title: 'Sample Games', real: 'Unacheza kwa pesa halisi', demo: 'Unacheza kujifurahisha, bila pesa' },
  zh: { title: 'Sample Games', real: '真钱游戏', demo: '免费试玩，不涉及金钱' },
}
