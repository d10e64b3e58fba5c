/** "I paid and nothing came": a player's reference is looked for here, and the companies are asked at once. */
import { PAYMENT_COMPANIES } from '@uwanja/providers/payments'
import type { PaymentCompany } from '@uwanja/providers/company'
import type { Player } from '../players/store.ts'
import { complained } from './complaints.ts'
import { incomingKey, payeeNumber, takeIncoming } from './incoming.ts'
import { counted, type CountedDeps } from './limits.ts'
import type { BankingDeps } from './deps.ts'
import { paymentNamed, paymentOf } from './store.ts'
import { ask } from './withdrawals.ts'

export interface FindDeps extends BankingDeps, CountedDeps {}

/** @returns the payment's id; null when neither we nor a company know this reference for this player. */
export async function findDeposit(deps: FindDeps, player: Player, reference: string): Promise<bigint | null> {
  await counted(deps, 'deposit.find', player.id)
  return (await known(deps, player, reference)) ?? (await askEverybody(deps, player, reference))
}

/** One that is still open is asked about at once; whatever comes of it, the payment's page tells. */
async function known(deps: BankingDeps, player: Player, reference: string): Promise<bigint | null> {
  const id = await paymentNamed(deps.db, player.id, reference)
  const payment = id === null ? null : await paymentOf(deps.db, player.id, id)
  if (payment?.state === 'sent') await ask(deps, payment)
  return id
}

/** Money that a company holds for somebody: credited to whom the company itself names, and shown only to them. */
async function askEverybody(deps: BankingDeps, player: Player, reference: string): Promise<bigint | null> {
  const companies: readonly PaymentCompany[] = PAYMENT_COMPANIES
  for (const { name: company, find } of companies) {
    const paid = await find?.(reference, deps.methods.wire(company))
    if (paid === 'unreadable') {
      await complained(deps, company, 'unreadable', { note: reference })
      continue
    }
    if (!paid || payeeNumber(deps, paid) !== player.number) continue
    await takeIncoming(deps, company, paid)
    return paymentNamed(deps.db, player.id, incomingKey(company, paid.reference))
  }
  return null
}
