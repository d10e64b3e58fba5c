/** What operators do about the companies' keys. A key is sealed before it is written, and told to nobody. */
import { previousOf } from '@uwanja/providers/company-settings'
import { KEY_NAMES } from './names.ts'
import { keyRows, lockKeys, putKey } from './store.ts'
import { refuse } from '../../runtime/refuse.ts'
import { askApproval } from '../../operators/approvals.ts'
import { recordAudit } from '../../operators/audit-store.ts'
import { keysChanged, knownKey, stand, subjectOf, type WhichKey } from './standing.ts'
import { hasSecondAdmin, type DoneOrWaits } from '../../operators/operator-actions.ts'
import type { Operator } from '../../operators/deps.ts'
import type { KeyDeps } from './deps.ts'

export async function listKeys({ db, companyKeys }: KeyDeps) {
  const rows = (await keyRows(db)).filter(({ state }) => state === 'standing')
  return KEY_NAMES.map(({ company, name, canRotate }) => {
    const row = rows.find((one) => one.company === company && one.name === name)
    const now = companyKeys.of(company)
    const isBroken = companyKeys.isBroken(company, name)
    const source = isBroken ? 'broken' : row ? 'office' : now[name] ? 'environment' : 'none'
    return {
      company,
      name,
      canRotate,
      source: source as 'office' | 'environment' | 'none' | 'broken',
      setBy: row?.setByName ?? '',
      setAt: row?.setAt.toISOString() ?? null,
      hasPrevious: Boolean(now[previousOf(name)]),
    }
  })
}

export interface KeyChange extends WhichKey {
  readonly value: string
  readonly keepPrevious: boolean
  readonly why: string
}

/** Whoever knows a key can sign as the company, so a second admin approves where there is one. */
export async function setKey(deps: KeyDeps, by: Operator, change: KeyChange): Promise<DoneOrWaits> {
  const { company, name, value, keepPrevious, why } = change
  const { canRotate } = knownKey(change)
  if (keepPrevious && !canRotate) refuse('INCORRECT_PARAMETER_VALUE', { field: 'keepPrevious' })
  const waits = await deps.db.transaction(async (tx) => {
    const needsSecond = await hasSecondAdmin(tx, by, null)
    await lockKeys(tx, company)
    const sealed = deps.companyKeys.seal(company, name, value)
    const details = { company, name, keepPrevious: String(keepPrevious) }
    // First the pending change: it is refused while another one waits, whose key must not be changed under its reader's eyes.
    if (needsSecond) await askApproval(tx, by, { kind: 'key', subject: subjectOf(change), details, why })
    await putKey(tx, { company, name, state: 'waiting', sealed, setBy: by.id })
    if (!needsSecond) await stand(deps, tx, by, { company, name, keepPrevious, why, setBy: by.id })
    return needsSecond
  })
  return { waits, first: null }
}

export async function endPrevious(deps: KeyDeps, by: Operator, which: WhichKey & { readonly why: string }) {
  const { company, name, why } = which
  if (!knownKey(which).canRotate) refuse('NOT_FOUND')
  await deps.db.transaction(async (tx) => {
    await lockKeys(tx, company)
    if (!deps.companyKeys.of(company)[previousOf(name)]) refuse('NO_LONGER_OPEN')
    const sealed = deps.companyKeys.seal(company, previousOf(name), '')
    await putKey(tx, { company, name: previousOf(name), state: 'standing', sealed, setBy: by.id })
    await recordAudit(tx, { by, action: 'key.previous-ended', subject: subjectOf(which), why })
    keysChanged(deps, tx)
  })
  await deps.companyKeys.refresh(deps.db)
}
