/** Bets that are void by a trader's word, because a price was wrong for a while: the feed's own message, said by people. */
import type { bookDesk } from '@uwanja/contract/book/desk'
import type { Input } from '@uwanja/contract/wire/call'
import type { Db } from '@uwanja/database/sql'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { BookEvent } from '../catalogue/event.ts'
import { isImported } from '../catalogue/event.ts'
import { takeMessages } from '../catalogue/store.ts'
import { offsetOf } from '../feed/producer.ts'
import { holderOf } from '../feed/registers.ts'
import { readSpecifiers } from '../markets/specifiers.ts'
import { marketRow } from '../markets/table.ts'
import { Refused } from '../process/mount.ts'
import { toSettle } from '../results/store.ts'
import { noteAction } from './store.ts'

type CancelInput = Input<typeof bookDesk.cancel>

export async function voidBetween(
  { db, catalogue }: { readonly db: Db; readonly catalogue: Catalogue },
  event: BookEvent,
  asked: CancelInput,
  who: string,
): Promise<void> {
  const { market, specifiers, from, to, isTakenBack } = asked
  const row = marketRow(market)
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)]
  const isOurs = row?.sport === event.place?.sport && (!row || readSpecifiers(row, specifiers) !== null)
  if (!row || !isOurs || fromMs > toMs) throw new Refused('INCORRECT_PARAMETER_VALUE')
  const { producers, nowMs } = catalogue.circumstances()
  const producer = holderOf(event.state)
  // People say it in the house's time, windows are in the producer's.
  const ahead = isImported(event) ? 0 : (offsetOf(producers[producer]) ?? 0)
  const window = { startMs: fromMs - ahead, endMs: toMs - ahead }
  const kind = isTakenBack ? ('rollback_bet_cancel' as const) : ('bet_cancel' as const)
  const body = { kind, markets: [{ market, specifiers }], ...window }
  await db.transaction(async (tx) => {
    await takeMessages(tx, event.source, [{ producer, atMs: nowMs, event: event.sourceId, body }])
    await toSettle(tx, [event.id])
    await noteAction(tx, event.id, { who, what: kind, details: { market, specifiers, from, to } })
  })
  await catalogue.follow()
}
