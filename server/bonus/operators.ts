/** The office's side of what promotions give: said by one operator, above the sum of four eyes with a second one. */
import { decimalText, parseAmount } from '@uwanja/contract/wire/amounts'
import { effectRule, type EffectRule } from '@uwanja/contract/site/effects'
import type { Money } from '@uwanja/money'
import type { Tx } from '@uwanja/database/sql'
import { askApproval, detail, type ApprovalActions, type Approved } from '../operators/approvals.ts'
import { recordAudit } from '../operators/audit-store.ts'
import type { Operator, OperatorDeps } from '../operators/deps.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import { lockOperator } from '../operators/store.ts'
import { refuse } from '../runtime/refuse.ts'
import { baseOf, mostOfOne, minorOf } from './effect-rules.ts'
import { capsMadeAlone, effectOf, keepEffect, lockedPromotion } from './effect-store.ts'

export type EffectOperatorDeps = OperatorDeps & { readonly money: Pick<Money, 'promotion'> }

interface Wanted {
  readonly promotionId: bigint
  readonly code: string
  readonly rule: EffectRule
  readonly capMinor: bigint
}

/** Refuses what could not stand: for whoever asks, and again for whoever approves, because time lies between them. */
async function checked(
  tx: Tx,
  { jurisdiction }: Pick<OperatorDeps, 'jurisdiction'>,
  { promotionId, code, rule, capMinor }: Wanted,
): Promise<void> {
  const { currency, country } = jurisdiction
  const state = (await lockedPromotion(tx, promotionId)) ?? refuse('NOT_FOUND')
  if (state === 'ended') refuse('NO_LONGER_OPEN')
  if (capMinor < mostOfOne(rule, currency)) refuse('INVALID_AMOUNT')
  if ('most' in rule && minorOf(rule.most, currency) === 0n) refuse('INVALID_AMOUNT')
  if (rule.kind === 'free-spins' && minorOf(rule.amount, currency) === 0n) refuse('INVALID_AMOUNT')
  // Nobody's first deposit is a second one: of anything else `everybody` would mean nothing.
  if (rule.kind === 'free-spins' && rule.takers === 'everybody' && rule.base !== 'first-deposit')
    refuse('INCORRECT_PARAMETER_VALUE', { field: 'effect' })
  const there = await effectOf(tx, country, promotionId)
  if (!there || there.givenMinor === 0n) return
  // Who took it was told these terms.
  const isSame = there.code === code && JSON.stringify(sorted(there.rule)) === JSON.stringify(sorted(rule))
  if (!isSame || capMinor < there.capMinor) refuse('INCORRECT_PARAMETER_VALUE', { field: 'effect' })
}

/** The database keeps no order of keys. */
const sorted = (rule: EffectRule) => Object.entries(rule).sort(([one], [other]) => (one < other ? -1 : 1))

async function keep(deps: EffectOperatorDeps, tx: Tx, by: Operator, wanted: Wanted): Promise<void> {
  await checked(tx, deps, wanted)
  const { currency } = deps.jurisdiction
  const { promotionId, rule } = wanted
  const row = { ...wanted, kind: rule.kind, base: baseOf(rule), currency }
  if (!(await keepEffect(tx, row, by.id))) refuse('INCORRECT_PARAMETER_VALUE', { field: 'code' })
  await deps.money.promotion.opened(tx, promotionId, currency)
}

export function effectOperators(deps: EffectOperatorDeps): Pick<OfficeHandlers, 'askPromotionEffect'> {
  return {
    async askPromotionEffect({ id, code, effect: rule, cap, why }, { operator: by }) {
      const capMinor = parseAmount(cap, deps.jurisdiction.currency)?.minor ?? refuse('INVALID_AMOUNT')
      const wanted = { promotionId: BigInt(id), code, rule, capMinor }
      const subject = `promotion ${id}`
      const details = { id, code, rule: JSON.stringify(rule), cap: decimalText(capMinor) }
      const waits = await deps.db.transaction(async (tx) => {
        // In turn: two presses at once must not both find that the day's sum has room.
        await lockOperator(tx, by.id)
        const alone = await capsMadeAlone(tx, by.id, wanted.promotionId)
        if (alone + capMinor > deps.settings.officeFourEyesMinor) {
          await checked(tx, deps, wanted)
          await askApproval(tx, by, { kind: 'promotion-effect', subject, details, why })
          return true
        }
        await keep(deps, tx, by, wanted)
        await recordAudit(tx, { by, action: 'promotion.effect', subject, why, after: details })
        return false
      })
      return { waits, first: null }
    },
  }
}

export function effectActions(deps: EffectOperatorDeps): Pick<ApprovalActions, 'promotion-effect'> {
  return {
    async 'promotion-effect'(tx, by, change: Approved) {
      const parsed = effectRule.safeParse(JSON.parse(detail(change, 'rule')))
      const rule = parsed.data ?? refuse('INCORRECT_PARAMETER_VALUE', { field: 'effect' })
      const capMinor = parseAmount(detail(change, 'cap'), deps.jurisdiction.currency)!.minor
      const promotionId = BigInt(detail(change, 'id'))
      await keep(deps, tx, by, { promotionId, code: detail(change, 'code'), rule, capMinor })
      await recordAudit(tx, {
        by,
        action: 'promotion.effect',
        subject: `promotion ${promotionId}`,
        why: change.why,
        after: change.details,
      })
    },
  }
}
