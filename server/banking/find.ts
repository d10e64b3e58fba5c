/** "I paid and nothing came": a player's reference is looked for here, and the companies are asked at once. */
import { PAYMENT_COMPANIES } from '@uwanja/providers/payments'
import type { PaymentCompany } from '@uwanja/providers/company'
import type { Player } from '../players/store.ts'
import { complained } from './complaints.ts'
import { incomingKey, payeeNumber, takeIncoming } from './incoming.ts'
import { counted, type CountedParts } from './limits.ts'
import type { BankingParts } from './parts.ts'
import { paymentNamed, paymentOf } from './store.ts'
import { ask } from './withdrawals.ts'

export interface FindParts extends BankingParts, CountedParts {}

/** @returns the payment's id; null when neither we nor a company know this reference for this player. */
export async function findDeposit(parts: FindParts, player: Player, reference: string): Promise<bigint | null> {
  await counted(parts, 'deposit.find', player.id)
  return (await known(parts, player, reference)) ?? (await askEverybody(parts, player, reference))
}

/** One that is still open is asked about at once; whatever comes of it, the payment's page tells. */
async function known(parts: BankingParts, player: Player, reference: string): Promise<bigint | null> {
  const id = await paymentNamed(parts.db, player.id, reference)
  const payment = id === null ? null : await paymentOf(parts.db, player.id, id)
  if (payment?.state === 'sent') await ask(parts, payment)
  return id
}

/** Money that a company holds for somebody: credited to whom the company itself names, and shown only to them. */
async function askEverybody(parts: BankingParts, player: Player, reference: string): Promise<bigint | null> {
  const companies: readonly PaymentCompany[] = PAYMENT_COMPANIES
  for (const { name: company, find } of companies) {
    const paid = await find?.(reference, parts.methods.wire(company))
    if (paid === 'unreadable') {
      await complained(parts, company, 'unreadable', { note: reference })
      continue
    }
    if (!paid || payeeNumber(parts, paid) !== player.number) continue
    await takeIncoming(parts, company, paid)
    return paymentNamed(parts.db, player.id, incomingKey(company, paid.reference))
  }
  return null
}
