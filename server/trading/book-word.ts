/** What became of one of the book's matches, in a few words: for those who must not know the book's. */
import { bookDesk } from '@uwanja/contract/book/desk'
import { bookRead } from '@uwanja/contract/book/read'
import type { Reply } from '@uwanja/contract/wire/call'
import { askDesk, type DeskSettings } from './desk-client.ts'

type Sides = { readonly home: string; readonly away: string }
type Word =
  | (Sides & { readonly says: 'played'; readonly score: readonly [number, number] })
  | (Sides & { readonly says: 'called-off' | 'open' })
  | { readonly says: 'unknown' | 'away' }

/** Goals of the whole match, extra time not counted. */
const WHOLE_MATCH = 'goals.match'
/** One line alone: who asks wants the score. */
const ONE_LINE = { market: 'goals.match.1x2', specifiers: '' }
const ENDED = ['ended', 'closed']
const CALLED_OFF = ['cancelled', 'abandoned']

export function openBookWord(settings: DeskSettings) {
  return async (event: string, by: string): Promise<Word> => {
    const seen = await askDesk(settings, bookDesk.event, { id: event }, by)
    if (seen === 'away') return { says: 'away' }
    if ('refused' in seen) return { says: 'unknown' }
    const { home, away, sport } = (seen.data as Reply<typeof bookDesk.event>).event
    // Another sport's sides score no goals.
    if (sport !== 'football') return { says: 'open', home, away }
    const told = await askDesk(settings, bookRead.result, { id: event, ...ONE_LINE }, by)
    if (told === 'away' || 'refused' in told) return { says: 'away' }
    const { status, scores } = told.data as Reply<typeof bookRead.result>
    if (CALLED_OFF.includes(status)) return { says: 'called-off', home, away }
    const whole = scores[WHOLE_MATCH]
    if (!ENDED.includes(status) || !whole?.isOver) return { says: 'open', home, away }
    return { says: 'played', home, away, score: whole.score }
  }
}
