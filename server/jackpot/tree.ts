/** The tree over a round's tickets, in nodes of 256: what is stored of it, and the way from one ticket to the root. */
import { createHash } from 'node:crypto'
import {
  leafOf,
  levelsOf,
  pathOf,
  rootOf,
  type Digest,
  type Step,
  type TicketLine,
} from '@uwanja/contract/fair/ticket-tree'
import type { Ticket } from './store.ts'

/** Tickets below one stored node: a power of two, so that a node of it is a node of the whole tree. */
export const NODE_TICKETS = 256

/** As `sha256` of contract/fair, without the detour over promises of the system. */
export const digest: Digest = (text) => Promise.resolve(createHash('sha256').update(text).digest('hex'))

export const lineOf = ({ id, at, choices, salt }: Ticket): TicketLine => ({
  number: Number(id),
  choices,
  salt,
  at: at.toISOString(),
})

const leavesOf = (tickets: readonly Ticket[]): Promise<string[]> =>
  Promise.all(tickets.map((ticket) => leafOf(lineOf(ticket), digest)))

/** @param tickets Those of one node, in order. */
export const nodeOver = async (tickets: readonly Ticket[]): Promise<string> => rootOf(await leavesOf(tickets), digest)

export const rootOver = (nodes: readonly string[]): Promise<string> => rootOf(nodes, digest)

/** The way of one ticket: through its node, then through the nodes. */
export async function pathThrough(
  ticket: Ticket,
  node: { readonly at: number; readonly tickets: readonly Ticket[] },
  nodes: readonly string[],
): Promise<Step[]> {
  const leaf = node.tickets.findIndex(({ id }) => id === ticket.id)
  const below = pathOf(await levelsOf(await leavesOf(node.tickets), digest), leaf)
  return [...below, ...pathOf(await levelsOf(nodes, digest), node.at)]
}
