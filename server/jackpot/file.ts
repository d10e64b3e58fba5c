/** The tickets of a round that has ended, as a file that anybody may take: without names, enough to count the round again. */
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { fileLine, type Counted, type RoundFile } from '@uwanja/contract/fair/recount'
import type { Db } from '@uwanja/database/sql'
import { matchesOf, roundById, ticketsAfter, type Match, type Round } from './store.ts'
import { resultOf } from './standing.ts'
import { lineOf } from './tree.ts'

const SLICE = 2_000
/** A file may be a hundred megabytes: whoever comes while so many are being read comes again later. */
const MOST_AT_ONCE = 4

const saidOf = ({ outcome, tickets }: Round): Counted => {
  const { how, pool, winners, fixed, paidFromPool, returned, rolls } = outcome!
  return { tickets, how, pool: pool.total, winners, fixedPaid: fixed.paid, paidFromPool, returned, rolls }
}

export function fileHead(round: Round, matches: readonly Match[]): RoundFile {
  const { rule } = round
  return {
    version: 1,
    round: Number(round.id),
    name: round.name,
    currency: round.currency,
    root: round.root,
    price: `${round.priceMinor}`,
    guarantee: `${round.guaranteeMinor}`,
    rolledIn: `${round.rolledInMinor}`,
    rule: {
      salesShare: rule.salesShare,
      tiers: rule.tiers,
      fixed: rule.fixed,
      cancelledEnds: rule.cancelledEnds,
      matches: rule.matches,
    },
    onCancelled: rule.onCancelled,
    matches: matches.map((match) => ({
      id: String(match.id),
      number: match.number,
      isReserve: match.isReserve,
      result: resultOf(match, round.typeId),
    })),
    said: saidOf(round),
  }
}

/** Read in slices as they are taken off the line: a slow reader keeps a few thousand tickets in memory. */
export async function* ticketFile(db: Db, round: Round): AsyncGenerator<string> {
  yield `${JSON.stringify(fileHead(round, await matchesOf(db, round.id)))}\n`
  for (let after = 0n; ;) {
    const slice = await ticketsAfter(db, round.id, after, SLICE)
    if (slice.length > 0) yield `${slice.map((ticket) => fileLine(lineOf(ticket))).join('\n')}\n`
    if (slice.length < SLICE) return
    after = slice.at(-1)!.id
  }
}

/** A cancelled round of which nothing was worked out (it was closed too late) has no pool to count. */
const isPublished = ({ state, outcome, root }: Round): boolean =>
  (state === 'settled' || state === 'paying' || state === 'cancelled') && outcome !== null && root !== ''

export function mountTicketFile(app: FastifyInstance, { db }: { readonly db: Db }): void {
  let open = 0
  app.get<{ Params: { id: string } }>('/jackpots/:id/tickets.txt', async (request, reply) => {
    const { id } = request.params
    const round = /^[1-9]\d{0,17}$/.test(id) ? await roundById(db, BigInt(id)) : null
    if (!round || !isPublished(round)) return reply.code(404).type('text/plain').send('There is no such file.\n')
    if (open >= MOST_AT_ONCE)
      return reply.code(503).type('text/plain').header('retry-after', '30').send('Too many files at once.\n')
    open++
    const file = Readable.from(ticketFile(db, round))
    file.once('close', () => open--)
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="jackpot-${id}-tickets.txt"`)
      .header('cache-control', 'public, max-age=3600')
      .send(file)
  })
}
