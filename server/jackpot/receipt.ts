/** A ticket's receipt: the line that stands in the tree, and the way to the published root. */
import type { Db } from '@uwanja/database/sql'
import { nodesOf } from './round-store.ts'
import { ticketsAfter, type Round, type Ticket } from './store.ts'
import { lineOf, NODE_TICKETS, pathThrough } from './tree.ts'

export async function receiptOf(db: Db, ticket: Ticket, { id, root }: Round) {
  const line = lineOf(ticket)
  if (root === '') return { ...line, root, path: [] }
  const nodes = await nodesOf(db, id)
  const at = nodes.findLastIndex(({ firstTicket }) => firstTicket <= ticket.id)
  const tickets = await ticketsAfter(db, id, nodes[at]!.firstTicket - 1n, NODE_TICKETS)
  const digests = nodes.map(({ digest }) => digest)
  return { ...line, root, path: await pathThrough(ticket, { at, tickets }, digests) }
}
