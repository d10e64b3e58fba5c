/** Results that the book knows of a round's matches: suggested to people, who look at both names before they take them over. */
import type { Input, Reply } from '@uwanja/contract/wire/call'
import type { officeJackpots } from '@uwanja/contract/operators/jackpots'
import type { Db } from '@uwanja/database/sql'
import { recordAudit } from '../operators/audit-store.ts'
import type { Operator } from '../operators/deps.ts'
import { refuse } from '../runtime/refuse.ts'
import { setMatch } from './results.ts'
import { shownMatch } from './shown.ts'
import { lockRound, matchesOf, type Match, type Round } from './store.ts'

/** What the book says became of one of its matches. `away`: it did not answer; `unknown`: it has no such match. */
export type BookWord =
  | { readonly says: 'played'; readonly home: string; readonly away: string; readonly score: readonly [number, number] }
  | { readonly says: 'called-off' | 'open'; readonly home: string; readonly away: string }
  | { readonly says: 'unknown' | 'away' }

/** Asks in an operator's name for one of the book's matches. */
export type AskBook = (event: string, by: string) => Promise<BookWord>

type Suggestion = Reply<typeof officeJackpots.jackpotSuggestions>['suggestions'][number]

const HIGHEST_SCORE = 99

/** A match is called off for the jackpot only when 24 hours have brought no result. */
function isTakeable(match: Match, word: BookWord, isOverdue: boolean): boolean {
  if (match.state !== 'ahead') return false
  if (word.says === 'called-off') return isOverdue
  return word.says === 'played' && Math.max(...word.score) <= HIGHEST_SCORE
}

function suggestionOf(match: Match, word: BookWord, nowMs: number): Suggestion {
  const [score1, score2] = word.says === 'played' ? word.score : [null, null]
  return {
    match: String(match.id),
    says: word.says,
    home: 'home' in word ? word.home : '',
    away: 'home' in word ? word.away : '',
    score1,
    score2,
    isSuggested: isTakeable(match, word, shownMatch(match, nowMs).isOverdue),
  }
}

/** Of matches that name one of the book's, once the sale has ended: before that nobody may know a result. */
export async function suggestionsOf(
  round: Round,
  matches: readonly Match[],
  { ask, by, nowMs }: { readonly ask: AskBook; readonly by: Operator; readonly nowMs: number },
): Promise<Suggestion[]> {
  if (round.state !== 'closed') return []
  const named = matches.filter(({ bookEvent }) => bookEvent !== '')
  return Promise.all(named.map(async (match) => suggestionOf(match, await ask(match.bookEvent, by.name), nowMs)))
}

type TakeInput = Input<typeof officeJackpots.takeJackpotSuggestions>
type Seen = Pick<Suggestion, 'match' | 'says' | 'score1' | 'score2'>

const printOf = ({ match, says, score1, score2 }: Seen): string =>
  [match, says, score1 ?? '', score2 ?? ''].map(String).join(' ')
const printsOf = (all: readonly Seen[]): string => all.map(printOf).toSorted().join('\n')

/** What an operator saw is taken over whole, or nothing: the book must still say the very same. */
export async function takeSuggestions(
  db: Db,
  asked: TakeInput,
  { said, by }: { readonly said: readonly Suggestion[]; readonly by: Operator },
): Promise<void> {
  const suggested = said.filter(({ isSuggested }) => isSuggested)
  if (asked.seen.length === 0 || printsOf(suggested) !== printsOf(asked.seen)) {
    if (said.some(({ says }) => says === 'away')) refuse('SERVICE_UNAVAILABLE')
    refuse('RESULTS_CHANGED')
  }
  await db.transaction(async (tx) => {
    const round = (await lockRound(tx, BigInt(asked.id), 'update'))!
    const ahead = (await matchesOf(tx, round.id)).filter(({ state }) => state === 'ahead').map(({ id }) => String(id))
    if (!suggested.every(({ match }) => ahead.includes(match))) refuse('RESULTS_CHANGED')
    for (const { match, says, score1, score2 } of suggested) {
      const what = says === 'played' ? 'played' : 'cancelled'
      const scores = { score1: score1 ?? 0, score2: score2 ?? 0 }
      await setMatch(tx, { id: match, what, startsAt: '', ...scores, why: asked.why }, by)
    }
    const subject = `jackpot ${asked.id}`
    const after = { taken: printsOf(suggested) }
    await recordAudit(tx, { by, action: 'jackpot.suggestions-taken', subject, why: asked.why, after })
  })
}
