/** Slips as players place them at the book: three home sides, over kept connections. */
import { randomUUID } from 'node:crypto'
import type { Agent } from 'node:http'
import { ask } from '../api/ask.ts'
import type { Take } from '../money/side.ts'
import { bearer, type BetStage } from './stage.ts'

export const UNIT = 10_000
const LEGS = 3

export interface Choice {
  readonly odds: number
  readonly pick: { event: string; market: string; specifiers: string; outcome: string; epoch: number }
}

interface Shown {
  readonly id: string
  readonly epoch: number
  readonly markets: readonly { market: string; outcomes: readonly { id: string; odds: number }[] }[]
}

/** That the home side wins, of every match. */
export async function choicesOf(bookUrl: string): Promise<Choice[]> {
  const { text } = await ask({ url: `${bookUrl}/book/v1/events?hours=24` })
  const { events } = (JSON.parse(text) as { data: { events: readonly Shown[] } }).data
  return events.flatMap(({ id, epoch, markets }) => {
    const found = markets.find(({ market }) => market === 'goals.match.1x2')
    const outcome = found?.outcomes.find((one) => one.id === '1')
    const pick = { event: id, market: 'goals.match.1x2', specifiers: '', outcome: '1', epoch }
    return outcome ? [{ odds: outcome.odds, pick }] : []
  })
}

/** Three legs; of every third slip the first names one and the same outcome. */
function legsOf(choices: readonly Choice[], nth: number): Choice[] {
  const first = nth % LEGS === 0 ? 0 : nth % choices.length
  return Array.from({ length: LEGS }, (_, leg) => choices[(first + leg * 7) % choices.length]!)
}

export function placing({ book }: BetStage, choices: readonly Choice[], agent: Agent): Take {
  let nth = 0
  return async ({ playerId }) => {
    const legs = legsOf(choices, nth++).map(({ odds, pick }) => ({ odds, picks: [pick] }))
    const { text } = await ask({
      url: `${book.url}/book/v1/bets/place`,
      method: 'POST',
      agent,
      headers: { authorization: `Bearer ${bearer(playerId)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id: randomUUID(), unit: UNIT, legs }),
    })
    const { data, status } = JSON.parse(text) as { status: string; data: { state: string; reason: string } | null }
    if (data?.state === 'accepted') return 'ok'
    throw new Error(`a slip was answered with ${status} ${data?.state ?? ''} ${data?.reason ?? ''}`)
  }
}
