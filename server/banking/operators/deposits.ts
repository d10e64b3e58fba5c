/** The calls about deposits that need attention: from the wire's words to the rules and back. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { officeDeposits } from '@uwanja/contract/operators/deposits'
import { askCompany, askCredit, decideCredit, sendBack } from './deposit-rules.ts'
import { countAttention, listAttention, type AttentionRow } from './deposits-store.ts'
import type { OfficeHandlers } from '../../operators/mount.ts'
import type { Operator } from '../../operators/deps.ts'
import type { PaymentDeps } from './deps.ts'

const MOST = 200

const toAttention = (row: AttentionRow, looking: Operator) => ({
  kind: row.kind,
  id: String(row.id),
  at: row.at.toISOString(),
  company: row.company,
  method: row.method,
  playerId: row.playerId === null ? '' : String(row.playerId),
  number: row.number,
  payer: row.payer,
  amount: decimalText(row.minor),
  currency: row.currency,
  reason: row.reason,
  reference: row.reference,
  tries: row.tries,
  isSendBackOwed: row.isSendBackOwed,
  credit:
    row.creditTo === null
      ? null
      : {
          playerId: String(row.creditTo),
          why: row.creditWhy,
          by: row.creditByName,
          isOwn: row.creditBy === looking.id,
        },
})

export function depositHandlers(deps: PaymentDeps): Pick<OfficeHandlers, keyof typeof officeDeposits> {
  return {
    async deposits(_nothing, { operator }) {
      const rows = await listAttention(deps.db, MOST)
      return {
        deposits: rows.map((row) => toAttention(row, operator)),
        total: rows.length < MOST ? rows.length : await countAttention(deps.db),
      }
    },
    askCompany: async ({ id }, { operator }) => ({ heard: await askCompany(deps, operator, BigInt(id)) }),
    async sendBack({ kind, id, ...told }, { operator }) {
      await sendBack(deps, operator, { kind, id: BigInt(id) }, told)
      return null
    },
    async askCredit({ kind, id, ...asked }, { operator }) {
      await askCredit(deps, operator, { kind, id: BigInt(id) }, asked)
      return null
    },
    async decideCredit({ kind, id, decision }, { operator }) {
      await decideCredit(deps, operator, { kind, id: BigInt(id) }, decision)
      return null
    },
  }
}
