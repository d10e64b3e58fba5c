/** The merchant's money at the sandbox's Selcom: what was collected for it, and what its payouts are paid from. */
import type { SimulatorReply } from '../../world.ts'
import { type References, say, textIn } from './envelopes.ts'
import type { Sent } from './signing.ts'

/** Whole shillings on the float account before anything moved. */
const START = 100_000_000

/** @param collected Whole shillings that people have paid so far. */
export function openTreasury(keys: Readonly<Record<string, string>>, references: References, collected: () => number) {
  const has = (paidOut: number) => START + collected() - paidOut
  return {
    has,
    balance(sent: Sent, paidOut: number): SimulatorReply {
      const transid = textIn(sent, 'transid')
      if (textIn(sent, 'vendor') !== keys['vendor'] || textIn(sent, 'pin') !== keys['pin'])
        return say('403', { transid, message: 'Wrong vendor or pin' }, 403)
      const data = [{ balance: `${String(has(paidOut))}.00` }]
      return say('000', { reference: references(), transid, message: 'Balance fetched', data })
    },
  }
}
export type Treasury = ReturnType<typeof openTreasury>
