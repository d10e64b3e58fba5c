/** What markets and outcomes are called in the office: short, with the line as the book writes it. */
import { useQuery } from '@tanstack/react-query'
import { sidesIn, type NamedSides, type Sides } from '@uwanja/i18n/book-words'
import { fill } from '@uwanja/i18n/fill'
import { loadBookMarkets, type BookMarkets } from '@uwanja/i18n/book-markets'
import { named, useSpeech } from '../speech.ts'

export interface MarketWords {
  market(id: string, specifiers?: string): string
  outcome(id: string): string
}

/** goals.1h.total is "1st half · Over/under"; what has no name is called by its id. */
export function wordsOf(names: BookMarkets | undefined, sides: Sides): MarketWords {
  return {
    market(id, specifiers = '') {
      const lines = Object.fromEntries(specifiers.split('|').map((part) => part.split('=') as [string, string]))
      if (names && Object.hasOwn(names.outrights, id)) return fill(named(names.outrights, id), lines)
      const [measure = '', period = '', family = ''] = id.split('.')
      const called = names && named(names.families, family)
      if (!names || called === undefined || called === family) return specifiers === '' ? id : `${id} ${specifiers}`
      const isPlain = measure === 'goals' || measure === 'points'
      const parts = [
        ...(isPlain ? [] : [named(names.measures, measure)]),
        ...(['match', 'halves', 'course'].includes(period)
          ? []
          : [named(names.periods, period).replace(' {number}', '')]),
        fill(called, { ...sides, goal: '', minute: '' }),
      ]
      return `${parts.join(' · ')}${specifiers === '' ? '' : ` ${specifiers.replaceAll(/[a-z]+=/g, '')}`}`
    },
    outcome: (id) => ({ '1': sides.home, x: names?.outcomes.draw ?? 'x', '2': sides.away })[id] ?? id,
  }
}

export function useMarketWords(sides: NamedSides = { home: '1', away: '2' }): MarketWords {
  const { language } = useSpeech()
  const { data } = useQuery({ queryKey: ['book-markets', language], queryFn: () => loadBookMarkets(language) })
  return wordsOf(data, sidesIn(sides, language))
}
