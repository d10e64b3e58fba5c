/** The rules that a player sets themselves: limits, a break, self-exclusion, and looser rules after a time to think. */
import {
  LIMIT_KINDS,
  LIMIT_WINDOWS,
  type LIMIT_NAMES,
  type LimitKind,
  type LimitWindow,
} from '@uwanja/contract/site/limits'
import { LOOSENED, PROTECTION, protection, type Loosened } from '@uwanja/contract/site/protection'
import type { Reply } from '@uwanja/contract/wire/call'
import { html, type Markup } from '@uwanja/contract/wire/printed'
import { amountText, choice, field, filled, form, link, momentText, moneyText, note, spanText } from './parts.ts'
import { refusedSaid, told, type Action, type Page, type Visitor } from './visitor.ts'

type Rules = Reply<typeof protection.getRules>
type LimitName = (typeof LIMIT_NAMES)[number]

const KINDS = { deposit: 'Deposit', stake: 'Stake', loss: 'Loss' } as const
const nameOf = (kind: LimitKind, window: LimitWindow): LimitName => `${window}${KINDS[kind]}`

function limitText({ texts }: Visitor, kind: LimitKind, window: LimitWindow): string {
  return `${texts.ownRules.limits[kind]}, ${texts.ownRules.limits[window]}`
}

export const limitsPage: Page = async (visitor) => {
  const { texts } = visitor
  const rules = await told(visitor, protection.getRules, {})
  const names = LIMIT_KINDS.flatMap((kind) => LIMIT_WINDOWS.map((window) => ({ kind, window })))
  const options = names.map(({ kind, window }) => ({
    value: nameOf(kind, window),
    text: limitText(visitor, kind, window),
  }))
  const fields = [
    choice({ name: 'name', label: texts.ownRules.limits.title, value: visitor.said.typed?.['name'], options }),
    field({
      name: 'amount',
      label: `${texts.ownRules.limits.amount} (${rules.currency})`,
      mode: 'decimal',
      most: 16,
      value: visitor.said.typed?.['amount'],
      hint: texts.ownRules.limits.hint,
    }),
  ]
  return {
    title: texts.ownRules.title,
    main: html`<p>${texts.ownRules.lead}</p>
      <dl>${names.map(({ kind, window }) => limitRow(visitor, rules, { kind, window }))}</dl>
      ${looserPart(visitor, rules)}${form(visitor, { action: 'limit', fields, button: texts.ownRules.limits.save })}
      ${link('break', texts.ownRules.timeOut.title)} ${link('exclusion', texts.ownRules.exclusion.title)}`,
  }
}

function limitRow(visitor: Visitor, { limits, currency }: Rules, of: { kind: LimitKind; window: LimitWindow }): Markup {
  const { texts } = visitor
  const one = limits.find(({ name }) => name === nameOf(of.kind, of.window))
  const amount = one?.amount ?? null
  const value =
    one === undefined || amount === null
      ? texts.ownRules.limits.none
      : filled(texts.ownRules.limits.used, { used: amountText(one.used), limit: moneyText(amount, currency) })
  return html`<div>
    <dt>${limitText(visitor, of.kind, of.window)}</dt>
    <dd>${value}</dd>
  </div>`
}

interface LooserRule {
  readonly rule: Loosened
  readonly text: string
  readonly pending: { readonly from: string; readonly until: string; readonly isRipe: boolean }
}

/** Looser rules that were asked for, each with its two ends. */
function looserOf(visitor: Visitor, rules: Rules): readonly LooserRule[] {
  const { texts } = visitor
  const limits = rules.limits.flatMap(({ name, pending }): LooserRule[] => {
    if (!pending) return []
    const { amount } = pending
    const text =
      amount === null
        ? texts.ownRules.limits.wishNone
        : filled(texts.ownRules.limits.wish, { amount: moneyText(amount, rules.currency) })
    return [{ rule: name, text, pending }]
  })
  const { exclusion, cancelling } = rules
  return [
    ...limits,
    ...(exclusion?.pending
      ? [{ rule: 'exclusion', text: texts.ownRules.exclusion.wish, pending: exclusion.pending } as const]
      : []),
    ...(cancelling.pending
      ? [{ rule: 'cancelling', text: texts.ownRules.cancelling.wish, pending: cancelling.pending } as const]
      : []),
  ]
}

const looserPart = (visitor: Visitor, rules: Rules): Markup => {
  const { wish } = visitor.texts.ownRules
  return html`${looserOf(visitor, rules).map(({ rule, text, pending: { from, until, isRipe } }) => {
    const moment = momentText(visitor, isRipe ? until : from)
    const [hidden, plain] = [{ rule }, 'plain'] as const
    return html`${note(`${text} ${filled(isRipe ? wish.ripe : wish.waits, { moment })}`)}
    ${isRipe ? form(visitor, { action: 'confirm-looser', hidden, button: wish.confirm, look: plain }) : ''}
    ${form(visitor, { action: 'keep-stricter', hidden, button: wish.keep, look: plain })}`
  })}`
}

const isRule = (raw: string): raw is Loosened => (LOOSENED as readonly string[]).includes(raw)

export const setLimit: Action = async ({ ask }, { name = '', amount = '' }) => {
  const typed = amount.replace(/[\s,]/g, '')
  const answer = await ask(protection.setLimit, { name: name as LimitName, amount: typed })
  if (answer.ok) return { to: 'limits', said: { good: answer.data.isAtOnce ? 'saved' : 'asked' } }
  return { to: 'limits', said: refusedSaid(answer, { name, amount }) }
}

export const confirmLooser: Action = async ({ ask }, { rule = '' }) => {
  if (!isRule(rule)) return { to: 'limits' }
  const answer = await ask(protection.confirmLooser, { rule })
  return { to: 'limits', said: answer.ok ? { good: 'saved' } : refusedSaid(answer) }
}

export const keepStricter: Action = async ({ ask }, { rule = '' }) => {
  if (!isRule(rule)) return { to: 'limits' }
  const answer = await ask(protection.keepStricter, { rule })
  return { to: 'limits', said: answer.ok ? { good: 'saved' } : refusedSaid(answer) }
}

const hoursText = (visitor: Visitor, hours: number): string =>
  hours % 24 === 0 && hours > 24 ? spanText(visitor, hours / 24, 'day') : spanText(visitor, hours, 'hour')

export const breakPage: Page = (visitor) => {
  const { texts } = visitor
  const options = PROTECTION.timeOutHours.map((hours) => ({ value: String(hours), text: hoursText(visitor, hours) }))
  return {
    title: texts.ownRules.timeOut.title,
    main: html`<p>${texts.ownRules.timeOut.text}</p>
      ${form(visitor, {
        action: 'break',
        fields: choice({ name: 'hours', label: texts.ownRules.timeOut.length, options }),
        button: texts.ownRules.timeOut.start,
        look: 'd',
      })}
      ${link('limits', visitor.words.back)}`,
  }
}

export const takeBreak: Action = async ({ ask }, { hours = '' }) => {
  const answer = await ask(protection.takeTimeOut, { hours: Number(hours) })
  return answer.ok ? { to: '', said: { good: 'saved' } } : { to: 'break', said: refusedSaid(answer) }
}

/** As good as for ever. */
const EVER_MONTHS = 1_200

const monthsText = (visitor: Visitor, months: number): string =>
  months === EVER_MONTHS
    ? visitor.texts.ownRules.exclusion.ever
    : months % 12 === 0
      ? spanText(visitor, months / 12, 'year')
      : spanText(visitor, months, 'month')

export const exclusionPage: Page = async (visitor) => {
  const { texts, words } = visitor
  const { exclusion } = await told(visitor, protection.getRules, {})
  const { points } = texts.ownRules.exclusion
  const options = PROTECTION.exclusionMonths.map((months) => ({
    value: String(months),
    text: monthsText(visitor, months),
  }))
  const isOver = exclusion?.isOver === true && exclusion.pending === null
  return {
    title: texts.ownRules.exclusion.title,
    main: html`<p>${texts.ownRules.exclusion.text}</p>
      <ul>
        ${[points.play, points.wins, points.money, points.pushed, points.end].map((text) => html`<li>${text}</li>`)}
      </ul>
      ${isOver ? form(visitor, { action: 'come-back', button: texts.ownRules.exclusion.comeBack, look: 'plain' }) : ''}
      ${
        exclusion === null
          ? form(visitor, {
              action: 'exclusion',
              fields: [
                choice({ name: 'months', label: texts.ownRules.exclusion.length, options }),
                field({
                  name: 'password',
                  label: texts.ownRules.exclusion.password,
                  type: 'password',
                  complete: 'current-password',
                }),
              ],
              button: texts.ownRules.exclusion.start,
              look: 'd',
            })
          : ''
      }
      ${link('limits', words.back)}`,
  }
}

/** It ends every session, this one too. */
export const excludeSelf: Action = async ({ ask }, { months = '', password = '' }) => {
  const answer = await ask(protection.excludeSelf, { months: Number(months), password })
  if (answer.ok) return { to: '', session: 'over', said: { good: 'excluded' } }
  return { to: 'exclusion', said: refusedSaid(answer) }
}

export const comeBack: Action = async ({ ask }) => {
  const answer = await ask(protection.comeBack, {})
  return { to: 'limits', said: answer.ok ? { good: 'asked' } : refusedSaid(answer) }
}
