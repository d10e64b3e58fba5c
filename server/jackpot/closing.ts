/**
 * The end of a sale: what was sold is counted, and the root over it published before the first kick-off. A root that comes later
 * proves nothing, so such a round is cancelled and every ticket given back.
 */
import type { Tx } from '@uwanja/database/sql'
import { dropCodes } from './code-store.ts'
import { cancelRound, type SettleDeps } from './settle.ts'
import { firstStart, noteClosed, putNode } from './round-store.ts'
import { dueToClose, lockRound, ticketsAfter } from './store.ts'
import { digest, NODE_TICKETS, nodeOver, rootOver } from './tree.ts'

export type ClosingDeps = Pick<SettleDeps, 'db' | 'money' | 'onFault'>

/** Every round whose time has come; one that fails keeps no other waiting. */
export async function closeDue(deps: ClosingDeps): Promise<void> {
  for (const { id } of await dueToClose(deps.db)) await closeRound(deps, id).catch(deps.onFault)
}

async function closeRound(deps: ClosingDeps, id: bigint): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Alone: sales that are under way end first, and none comes after.
    const round = await lockRound(tx, id, 'update')
    if (round?.state !== 'open' || round.isSold) return
    const { tickets, root } = await treeOf(tx, id)
    const salesMinor = round.priceMinor * BigInt(tickets)
    await dropCodes(tx, id)
    await noteClosed(tx, id, { tickets, salesMinor, root })
    if ((await firstStart(tx, id)).hasBegun) await cancelRound(deps, tx, round)
  })
}

/** Read in slices, so that a million tickets are no more in memory than a few thousand. */
async function treeOf(tx: Tx, id: bigint): Promise<{ readonly tickets: number; readonly root: string }> {
  const nodes: string[] = []
  let tickets = 0
  for (let after = 0n; ;) {
    const slice = await ticketsAfter(tx, id, after, NODE_TICKETS)
    if (slice.length > 0) {
      const node = await nodeOver(slice)
      await putNode(tx, { jackpotId: id, at: nodes.length, firstTicket: slice[0]!.id, digest: node })
      nodes.push(node)
      tickets += slice.length
    }
    if (slice.length < NODE_TICKETS) break
    after = slice.at(-1)!.id
  }
  return { tickets, root: nodes.length === 0 ? await digest('no ticket') : await rootOver(nodes) }
}
