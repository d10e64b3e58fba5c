/** What came of it: the player's own bets and tickets, and the jackpot that ended last with its results and what it paid. */
import { isThreeWay, jackpot } from '@uwanja/contract/site/jackpot'
import { user } from '@uwanja/contract/site/user'
import type { Reply } from '@uwanja/contract/wire/call'
import { fill } from '@uwanja/i18n/fill'
import type { UssdAnswer } from '@uwanja/providers/ussd-plug'
import type { Dialling } from './deps.ts'
import { LONGEST_NAME, end, more, moneyText, refused } from './screens.ts'

/** Of bets, and of tickets. */
const ROWS = 2

export const results = (dialling: Dialling, [which]: readonly string[]): Promise<UssdAnswer> | UssdAnswer => {
  if (which === undefined) return own(dialling)
  return which === '1' ? lastJackpot(dialling) : end(dialling.words.wrong)
}

async function own({ words, ask }: Dialling): Promise<UssdAnswer> {
  const [tickets, bets] = [
    await ask(jackpot.getManualJackpotUserBets, {}),
    await ask(user.getUserBettingHistory, { from: '', to: '', status: '', page: 1, company: '' }),
  ]
  const states: Readonly<Record<string, string>> = words.states
  const rows = [
    ...(bets.ok ? bets.data : [])
      .slice(0, ROWS)
      .map(({ betId, status }) => fill(words.betRow, { id: betId.slice(-12), state: states[status] ?? status })),
    ...(tickets.ok ? tickets.data : [])
      .slice(0, ROWS)
      .map(({ id, right }) => fill(words.ticketRow, { number: id, right })),
  ]
  return more([...(rows.length === 0 ? [words.nothing] : rows), words.jackpotResults].join('\n'))
}

type Match = Reply<typeof jackpot.getManualJackpotEvents>[number]
type Ended = Reply<typeof jackpot.getJackpotArchive>[number]

/** As a slip writes it: 1, X or 2, or the score. */
function markOf({ words }: Dialling, isThree: boolean, match: Match): string {
  const { marks } = words
  const { canceled, choiceId, participant1Score: one, participant2Score: other } = match
  if (canceled) return marks.cancelled
  if (isThree)
    return choiceId === null ? marks.open : ([marks.home, marks.draw, marks.away][choiceId - 1] ?? marks.open)
  return one === null || other === null ? marks.open : `${String(one)}:${String(other)}`
}

/** Each match in its order, and behind a plus the reserves that count for those that were cancelled. */
function marksText(dialling: Dialling, isThree: boolean, matches: readonly Match[]): string {
  const mains = matches.filter(({ isReserve }) => !isReserve)
  const cancelled = mains.filter(({ canceled }) => canceled).length
  const reserves = matches.filter(({ isReserve, canceled }) => isReserve && !canceled).slice(0, cancelled)
  const marks = (list: readonly Match[]) => list.map((match) => markOf(dialling, isThree, match)).join(' ')
  return [marks(mains), ...(reserves.length === 0 ? [] : [`+ ${marks(reserves)}`])].join(' ')
}

/** Room for a company's own word, as the screens have it. */
const MOST_LETTERS = 156

function outcomeLines({ words }: Dialling, { state, winners, currency }: Ended): readonly string[] {
  if (state === 'cancelled') return [words.jackpotCancelled]
  if (state !== 'settled') return [words.jackpotCounting]
  if (winners.length === 0) return [words.jackpotNobody]
  return winners.map(({ right, tickets, each }) =>
    fill(words.jackpotWinners, { right, tickets, each: moneyText(each, currency) }),
  )
}

async function lastJackpot(dialling: Dialling): Promise<UssdAnswer> {
  const { ask, words } = dialling
  const rounds = await ask(jackpot.getJackpotArchive, {})
  if (!rounds.ok) return refused(dialling, rounds.status)
  const [last] = rounds.data
  if (!last) return end(words.noResults)
  const matches = await ask(jackpot.getManualJackpotEvents, { jackpotId: last.id })
  if (!matches.ok) return refused(dialling, matches.status)
  const isThree = isThreeWay(last.jackpotTypeID)
  const head = `${last.name.slice(0, LONGEST_NAME)}: ${marksText(dialling, isThree, matches.data)}`
  // As many whole lines as there is room for, the best first.
  const told = outcomeLines(dialling, last).reduce(
    (text, line) => (text.length + line.length < MOST_LETTERS ? `${text}\n${line}` : text),
    head,
  )
  return end(told)
}
