/** What the office is handed about who players are: identity makes it, because a feature never imports a feature. */
import type { Input, Reply } from '@uwanja/contract/wire/call'
import type { RefusalCode } from '@uwanja/contract/wire/errors'
import type { officeIdentity } from '@uwanja/contract/operators/identity'
import type { Sql, Tx } from '@uwanja/money/sql'

export interface IdentityDeeds {
  identityShown(db: Sql, playerId: bigint): Promise<Reply<typeof officeIdentity.playerIdentity>>
  /** In no transaction. Refuses details that are none, and holds the account where they say under 18. */
  ofAge(playerId: bigint, typed: Omit<Input<typeof officeIdentity.grantDocument>, 'id' | 'why'>): Promise<void>
  /** In the transaction that also writes the trail. @returns what may stand in the trail. */
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
