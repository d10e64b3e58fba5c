/** What somebody is an insider of, as the page calls it. */
import type { InsiderThing } from '@uwanja/contract/book/insiders'
import { nameIn } from '@uwanja/i18n/book-words'
import { useSpeech } from '../speech.ts'

export function useThingWords(): (thing: InsiderThing) => string {
  const { texts, language } = useSpeech()
  return (thing) => {
    const sport = texts.trading.sports[thing.sport]
    if (thing.kind === 'sport') return sport
    const category = thing.category ? ` · ${nameIn(thing.category, language)}` : ''
    return `${nameIn(thing, language)}${category} · ${sport}`
  }
}
