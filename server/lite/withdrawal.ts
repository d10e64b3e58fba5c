/** Taking money out to one's own number: asked for, followed on its page, cancelled. */
import { banking } from '@uwanja/contract/site/banking'
import { user } from '@uwanja/contract/site/user'
import { html, type Markup } from '@uwanja/contract/wire/printed'
import { amountField, methodFacts, methodWords, type Method, type Methods } from './deposit.ts'
import { formName, onceKeyOf } from './once.ts'
import { choice, form, link, moneyText, note } from './parts.ts'
import { refusedSaid, told, type Action, type Page, type Visitor } from './visitor.ts'

/** Where the destination is the player's own number; a bank account is looked up and confirmed on the full site. */
const FLOWS: readonly string[] = ['own-number', 'channel']

export const withdrawPage: Page = async (visitor) => {
  const { texts, said } = visitor
  const order = await told(visitor, banking.checkUserWithdrawOrder, {})
  if (order !== null) return pendingPage(visitor, order)
  const reply = await told(visitor, banking.getWithdrawMethods, {})
  const methods = reply.paymentMethods.filter(
    ({ flow = '', onlyForTestUsers }) => !onlyForTestUsers && FLOWS.includes(flow),
  )
  const { currencyName: currency } = await told(visitor, user.personalInformation, {})
  const parts = await Promise.all(methods.map((method) => methodPart(visitor, { method, reply, currency })))
  return {
    title: texts.withdraw.title,
    main: html`${said.refused === 'NUMBER_NOT_VERIFIED' ? link('number', texts.numberProof.open) : ''}
    ${said.refused === 'IDENTITY_REQUIRED' ? link('details', texts.personalDetails.title) : ''}
    ${reply.available === undefined ? '' : html`<p>${texts.money.available}: ${moneyText(reply.available, currency)}</p>`}
    ${methods.length === 0 ? note(texts.money.none) : parts}`,
  }
}

interface Shown {
  readonly method: Method
  readonly reply: Methods
  readonly currency: string
}

async function methodPart(visitor: Visitor, { method, reply, currency }: Shown): Promise<Markup> {
  const { texts } = visitor
  const { name, help } = methodWords(visitor, method, 'withdraw')
  const { fields } = await told(visitor, banking.getFields, { viewName: method.viewName })
  const channels: Readonly<Record<string, string>> = texts.mobile.channels
  const more = fields.map(({ name: key, label, options = [] }) =>
    choice({
      name: `x-${key}`,
      label: label === '' ? texts.mobile.channel : label,
      options: options.map(({ value, text }) => ({ value, text: channels[value] ?? text })),
    }),
  )
  return html`<h2>${name}</h2>
    <p>${help}</p>
    ${methodFacts(visitor, method, reply, currency)}
    ${form(visitor, {
      action: 'withdraw',
      fields: [amountField(visitor), ...more],
      hidden: { m: method.viewName, k: formName() },
      button: texts.withdraw.title,
    })}`
}

interface Order {
  readonly id: string
  readonly amount: number
  readonly state: string
  readonly canCancel?: boolean | undefined
}

async function pendingPage(visitor: Visitor, { id, amount, state, canCancel = true }: Order) {
  const { texts } = visitor
  const { currencyName } = await told(visitor, user.personalInformation, {})
  const isOpen = state === 'requested' && canCancel
  return {
    title: texts.withdraw.pendingTitle,
    main: html`<p>${moneyText(amount, currencyName)}</p>
      <p>${isOpen ? texts.withdraw.pendingText : texts.withdraw.pendingSent}</p>
      ${isOpen ? form(visitor, { action: 'cancel', button: texts.withdraw.cancel, look: 'd' }) : ''}
      ${link(`payment?id=${id}`, texts.parcel.title)}`,
  }
}

export const startWithdrawal: Action = async ({ ask }, form) => {
  const { m = '', amount = '', k = '' } = form
  const fields = Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => (name.startsWith('x-') ? [[name.slice(2), value]] : [])),
  )
  const typed = amount.replace(/[\s,]/g, '')
  const values = { viewName: m, amount: typed, fields, name: '', bonusCode: '' }
  const answer = await ask(banking.startPayment, values, onceKeyOf(k, typed))
  if (answer.ok && answer.data.id !== null) return { to: `payment?id=${answer.data.id}` }
  return { to: 'withdraw', said: answer.ok ? { refused: 'GENERAL_ERROR' } : refusedSaid(answer, { amount }) }
}

export const cancelWithdrawal: Action = async ({ ask }) => {
  const answer = await ask(banking.rejectWithdrawByUser, {})
  return { to: 'withdraw', said: answer.ok ? { good: 'cancelled' } : refusedSaid(answer) }
}
