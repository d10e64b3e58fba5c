/** What people of the office may see and do about who a player is: they are handed these. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { Input, Reply } from '@uwanja/contract/wire/call'
import type { RefusalCode } from '@uwanja/contract/wire/errors'
import type { officeIdentity } from '@uwanja/contract/operators/identity'
import type { Sql, Tx } from '@uwanja/database/sql'
import { isUnderAge } from '../players/age.ts'
import { playerById } from '../players/store.ts'
import { refuse } from '../runtime/refuse.ts'
import { upToOf } from './covers.ts'
import { digitsOf, keepShown, REFUSED, type IdentityDeps } from './rules.ts'
import { checksOf, documentOf, knownOf, noteGranted } from './store.ts'

export interface IdentityActions {
  identityShown(db: Sql, playerId: bigint): Promise<Reply<typeof officeIdentity.playerIdentity>>
  /** In no transaction. Refuses details that are none, and holds the account where they say under 18. */
  ofAge(playerId: bigint, typed: Omit<Input<typeof officeIdentity.grantDocument>, 'id' | 'why'>): Promise<void>
  /** In the transaction that also writes the trail. @returns what may stand in the audit log. */
  documentGranted(
    tx: Tx,
    playerId: bigint,
    typed: Omit<Input<typeof officeIdentity.grantDocument>, 'id' | 'why'>,
    operatorId: bigint,
  ): Promise<{
    readonly documentType: string
    readonly last4: string
    /** It is another account's person: what follows of that stands, and the operator is told after the commit. */
    readonly refusal: RefusalCode | null
  }>
}

const MOST_CHECKS = 50

export type DocumentDeps = Pick<IdentityDeps, 'jurisdiction' | 'sealing' | 'checkedDetails' | 'db' | 'persons'>

export function identityActions(deps: DocumentDeps): IdentityActions {
  const { jurisdiction } = deps
  return {
    async identityShown(db, playerId) {
      const known = (await knownOf(db, playerId)) ?? refuse('NOT_FOUND')
      const upTo = upToOf(jurisdiction.identity, known.tier, 'in')
      const document = await documentOf(db, playerId)
      return {
        tier: known.tier,
        currency: jurisdiction.currency,
        upTo: upTo === null ? '' : decimalText(upTo),
        deposited: decimalText(known.deposited),
        withdrawn: decimalText(known.withdrawn),
        documents: [...jurisdiction.identity.documents],
        document: document && { ...document, at: document.at.toISOString(), isCurrent: known.tier === 2 },
        checks: (await checksOf(db, playerId, MOST_CHECKS)).map(({ at, ...one }) => ({ at: at.toISOString(), ...one })),
      }
    },
    async ofAge(playerId, typed) {
      if (!(await playerById(deps.db, playerId))) refuse('NOT_FOUND')
      await deps.checkedDetails(deps.db, jurisdiction, typed).catch(async (error: unknown) => {
        if (isUnderAge(error)) await deps.persons.holdForAge(playerId)
        throw error
      })
    },
    async documentGranted(tx, playerId, typed, operatorId) {
      if (!(await playerById(tx, playerId))) refuse('NOT_FOUND')
      const details = await deps.checkedDetails(tx, jurisdiction, typed)
      const number = digitsOf(jurisdiction, typed)
      const { documentType } = typed
      const came = (await keepShown(deps, tx, playerId, { ...details, documentType, number }, 'by-hand')) ?? 'own'
      await noteGranted(tx, playerId, deps.persons.documentMark(documentType, number), operatorId)
      const refusal = came === 'own' ? null : REFUSED[came]
      return { documentType, last4: number.slice(-4), refusal }
    },
  }
}
