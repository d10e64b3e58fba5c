/** How a key comes into force: what waited, sealed, stands, and the one before stays beside it or goes. */
import type { Tx } from '@uwanja/money/sql'
import { previousOf } from '@uwanja/providers/company-settings'
import { KEY_NAMES, type KeyName } from './names.ts'
import { dropWaitingKey, lockKeys, putKey } from './store.ts'
import { refuse } from '../../runtime/refuse.ts'
import { recordAudit } from '../../operators/audit-store.ts'
import type { Operator } from '../../operators/deps.ts'
import type { KeyDeps } from './deps.ts'

export interface WhichKey {
  readonly company: string
  readonly name: string
}

export const knownKey = ({ company, name }: WhichKey): KeyName =>
  KEY_NAMES.find((one) => one.company === company && one.name === name) ?? refuse('NOT_FOUND')

export const subjectOf = ({ company, name }: WhichKey) => `key ${company}.${name}`

/** What waits holds from now on, and what held is the one before, or nothing. */
export async function stand(
  deps: KeyDeps,
  tx: Tx,
  by: Operator,
  change: WhichKey & { readonly keepPrevious: boolean; readonly why: string; readonly setBy: bigint },
): Promise<void> {
  const { company, name, keepPrevious, why, setBy } = change
  const { companyKeys: keys, settings } = deps
  const rows = await lockKeys(tx, company)
  const standing = rows.find((row) => row.name === name && row.state === 'standing')
  const waiting = rows.find((row) => row.name === name && row.state === 'waiting')
  // Sealed for the name, not for the state, so what waited is moved as it is.
  if (!waiting || waiting.setBy !== setBy) return refuse('NO_LONGER_OPEN')
  const before = standing ? keys.open(company, name, standing.sealed) : settings.company(company)[name]
  if (knownKey(change).canRotate) {
    const previous = previousOf(name)
    const sealed = keys.seal(company, previous, keepPrevious ? (before ?? '') : '')
    await putKey(tx, { company, name: previous, state: 'standing', sealed, setBy })
  }
  await putKey(tx, { company, name, state: 'standing', sealed: waiting.sealed, setBy })
  await dropWaitingKey(tx, company, name)
  const after = { keepsPrevious: keepPrevious }
  await recordAudit(tx, { by, action: 'key.set', subject: subjectOf(change), why, after })
  keysChanged(deps, tx)
}

/** Every process reads them anew; this one before it answers (see the handlers). */
export const keysChanged = ({ bus }: KeyDeps, tx: Tx) => tx.afterCommit(() => bus.publish({ news: 'keys' }))
