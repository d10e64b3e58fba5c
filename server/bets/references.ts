/** The call that finds what a reference leads to: a payment, a bet, the movements of a round. */
import type { Found, officeSummary } from '@uwanja/contract/operators/summary'
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { Money } from '@uwanja/money'
import type { OfficeHandlers } from '../operators/mount.ts'
import { paymentsByReference } from '../banking/reference-store.ts'
import type { OperatorDeps } from '../operators/deps.ts'
import { betsByReference } from './reference-store.ts'

const MOST = 50

type ReferenceDeps = OperatorDeps & { readonly money: Pick<Money, 'browse'> }

/** @param companies Names under which companies stand in the books. */
async function foundBy({ db, money }: ReferenceDeps, companies: readonly string[], rawWords: string): Promise<Found[]> {
  const words = rawWords.trim()
  const payments = await paymentsByReference(db, words, MOST)
  const bets = await betsByReference(db, companies, words, MOST)
  const journals = await money.browse.journalsNamed(db, [...companies, 'house'], words, MOST)
  return [
    ...payments.map((one): Found => ({
      kind: 'payment',
      id: String(one.id),
      at: one.at.toISOString(),
      playerId: String(one.playerId),
      what: one.direction,
      where: one.method,
      amount: decimalText(one.minor),
      currency: one.currency,
      state: one.state,
    })),
    ...bets.map((one): Found => ({
      kind: 'bet',
      id: one.id,
      at: one.at.toISOString(),
      playerId: String(one.playerId),
      what: one.type,
      where: one.company,
      amount: decimalText(BigInt(one.stake)),
      currency: one.currency,
      state: one.outcome,
    })),
    ...journals.map((one): Found => ({
      kind: 'journal',
      id: String(one.id),
      at: one.at.toISOString(),
      playerId: one.playerId === null ? '' : String(one.playerId),
      what: one.kind,
      where: one.source,
      amount: decimalText(one.minor),
      currency: one.currency,
      state: '',
    })),
  ].slice(0, MOST)
}

export const referenceHandlers = (
  deps: ReferenceDeps,
  companies: readonly string[],
): Pick<OfficeHandlers, Exclude<keyof typeof officeSummary, 'playerSummary'>> => ({
  findReference: async ({ words }) => ({ found: await foundBy(deps, companies, words) }),
})
