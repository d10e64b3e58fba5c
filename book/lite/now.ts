/** What has become of a pick on the slip since it was put there. */
import { sidesIn } from '@uwanja/i18n/book-words'
import { oddsNow } from '../codes/selections.ts'
import { eventView } from '../read/views.ts'
import type { Asker } from './deps.ts'
import { pickWords, seasonWords } from './matches.ts'
import { oddsText } from './page.ts'
import type { KeptPick } from './slip.ts'

/** Of a pick now, and what its match is called; null: nobody knows of it. */
export function nowOf({ deps: { catalogue }, said }: Asker, pick: KeptPick) {
  const event = catalogue.event(pick.event)
  if (!event) return null
  const odds = oddsNow(catalogue, event, pick)
  const season = seasonWords(event, pick, said)
  if (season) return { row: null, season: { ...season, league: event.sourceId }, odds }
  const row = eventView(event, [], catalogue.circumstances())
  return row ? { row, season: null, odds } : null
}

/** Of a note: the match, what was picked, and its odds. */
export function pickText(asker: Asker, pick: KeptPick): string {
  const { said } = asker
  const now = nowOf(asker, pick)
  if (now?.season) return `${now.season.match} · ${now.season.outcome} ${oddsText(pick.odds)}`
  const sides = now ? sidesIn(now.row, said.language) : { home: '1', away: '2' }
  return `${sides.home} – ${sides.away} · ${pickWords(pick, sides, said).outcome} ${oddsText(pick.odds)}`
}

export function homeOf(asker: Asker, pick: KeptPick): string {
  const now = nowOf(asker, pick)
  if (now?.season) return now.season.outcome
  return now ? sidesIn(now.row, asker.said.language).home : ''
}
