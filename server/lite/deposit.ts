/** Paying in: by a request on the phone, by bank transfer, from a phone's menu or at an agent; and what becomes of a payment. */
import { banking } from '@uwanja/contract/site/banking'
import type { WirePayment } from '@uwanja/contract/site/cashier'
import { isOpen } from '@uwanja/contract/site/payment-states'
import { user } from '@uwanja/contract/site/user'
import type { Reply } from '@uwanja/contract/wire/call'
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { html, type Markup } from '@uwanja/contract/wire/printed'
import { noteText } from '@uwanja/i18n/status-text'
import { formName, onceKeyOf } from './once.ts'
import { amountText, facts, field, filled, form, link, momentText, moneyText, note } from './parts.ts'
import { PageRefused, refusedSaid, told, type Action, type Page, type Visitor } from './visitor.ts'

export type Methods = Reply<typeof banking.getDepositMethods>
export type Method = Methods['paymentMethods'][number]

/** Ways that need no page of a company's own and no card. The second kind starts with us, the third is brought to us. */
const STARTED: readonly string[] = ['push', 'transfer']
const BROUGHT: readonly string[] = ['pay-bill', 'agent']

/** In the site's words where it has some. */
export function methodWords({ texts }: Visitor, method: Method, direction: 'deposit' | 'withdraw') {
  const known: Readonly<Record<string, { readonly name: string; readonly help: string }>> = texts[direction].methods
  const own = Object.hasOwn(known, method.viewName) ? known[method.viewName] : undefined
  return own ?? { name: method.name ?? method.viewName, help: method.help ?? '' }
}

/** What a method takes, its tax and its trouble, before the tap. */
export function methodFacts(visitor: Visitor, method: Method, { paymentLimits }: Methods, currency: string): Markup {
  const { texts } = visitor
  const own = paymentLimits.find(({ accountId }) => accountId === method.accountId)
  const [min, max] = [method.minLimit ?? own?.minLimit, method.maxLimit ?? own?.maxLimit]
  const limits =
    min === undefined || max === undefined ? null : { min: amountText(min), max: amountText(max), currency }
  return html`${method.trouble ? note(texts.trouble[method.trouble]) : ''}
    <p class="s">
      ${limits ? filled(texts.money.limits, limits) : ''}
      ${method.tax && Number(method.tax) > 0 ? `${texts.tax.word}: ${method.tax}%` : ''}
      ${
        method.exchange
          ? filled(texts.mobile.rate, { own: currency, rate: method.exchange.rate, currency: method.exchange.currency })
          : ''
      }
    </p>`
}

export const amountField = ({ texts, said }: Visitor): Markup =>
  field({ name: 'amount', label: texts.money.amount, value: said.typed?.['amount'], mode: 'decimal', most: 16 })

export const currencyOf = async (visitor: Visitor): Promise<string> =>
  (await told(visitor, user.personalInformation, {})).currencyName

const shown = ({ paymentMethods }: Methods): readonly Method[] =>
  paymentMethods.filter(
    ({ flow = '', onlyForTestUsers }) => !onlyForTestUsers && [...STARTED, ...BROUGHT].includes(flow),
  )

export const depositPage: Page = async (visitor) => {
  const { texts, words, values } = visitor
  const reply = await told(visitor, banking.getDepositMethods, {})
  const methods = shown(reply)
  const method = methods.find(({ viewName }) => viewName === values['m'])
  if (method) return methodPage(visitor, method, reply)
  return {
    title: texts.deposit.title,
    main: html`${methods.length === 0 ? note(texts.money.none) : html`<p>${words.choose}</p>`}
      <ul class="l">
        ${methods.map((one) => {
          const { name, help } = methodWords(visitor, one, 'deposit')
          return html`<li>
            ${link(`deposit?m=${encodeURIComponent(one.viewName)}`, name)}
            <p class="s">${help}</p>
          </li>`
        })}
      </ul>
      <p class="s">${words.onlyFull}</p>`,
  }
}

async function methodPage(visitor: Visitor, method: Method, reply: Methods) {
  const { name, help } = methodWords(visitor, method, 'deposit')
  const own = await told(visitor, user.personalInformation, {})
  const head = html`<p>${help}</p>
    ${methodFacts(visitor, method, reply, own.currencyName)}`
  if (BROUGHT.includes(method.flow ?? ''))
    return { title: name, main: html`${head}${broughtSteps(visitor, method, own.userName)}` }
  const start = form(visitor, {
    action: 'deposit',
    fields: amountField(visitor),
    hidden: { m: method.viewName, k: formName() },
    button: visitor.texts.money.send,
  })
  return { title: name, main: html`${head}${start}` }
}

/** What is dialled for each network's menu; the site says the same (web/deposit/MobileMoneySteps.tsx). */
const CODES: Readonly<Record<string, string>> = {
  FastHubMPesaDeposit: '*150*00#',
  FastHubTigoPesaDeposit: '*150*01#',
  FastHubAirtelDeposit: '*150*60#',
  FastHubHaloPesaDeposit: '*150*88#',
}

function broughtSteps({ texts: { mobile } }: Visitor, method: Method, userName: string): Markup {
  const code = CODES[method.viewName]
  const pay: Readonly<Record<string, string>> = mobile.pay
  const menu = [
    ...(code === undefined ? [] : [filled(mobile.dial, { code }), pay[method.viewName] ?? '', mobile.enterBusiness]),
    filled(mobile.typeBusiness, { number: CONSTANTS.payBillBusinessNumber }),
    filled(mobile.typeReference, { userName }),
    ...[mobile.typeAmount, mobile.typePin],
  ]
  const agent = [
    ...[mobile.agentGo, mobile.agentSay, filled(mobile.agentReference, { userName }), mobile.agentName],
    filled(mobile.agentCash, { currency: method.exchange?.currency ?? method.currency ?? '' }),
    mobile.agentReceipt,
  ]
  return html`<ol>
      ${(method.flow === 'agent' ? agent : menu).map((step) => html`<li>${step}</li>`)}
    </ol>
    <p class="w g">${mobile.comes}</p>`
}

/** The form's own name goes along, so that a form which is sent again is one payment. */
export const startDeposit: Action = async ({ ask }, { m = '', amount = '', k = '' }) => {
  const typed = { amount: amount.replace(/[\s,]/g, '') }
  const values = { viewName: m, ...typed, fields: {}, name: '', bonusCode: '' }
  const answer = await ask(banking.startPayment, values, onceKeyOf(k, typed.amount))
  if (answer.ok && answer.data.id !== null) return { to: `payment?id=${answer.data.id}` }
  const said = answer.ok ? { refused: 'GENERAL_ERROR' } : refusedSaid(answer, { amount })
  return { to: `deposit?m=${encodeURIComponent(m)}`, said }
}

/** Often while the phone is in the hand; the bundle is prepaid. */
const AGAIN_S = 10

export const paymentPage: Page = async (visitor) => {
  const { texts, words, values } = visitor
  const payment = await told(visitor, banking.getPayment, { id: (values['id'] ?? '').slice(0, 40) })
  if (payment === null) throw new PageRefused('NOT_FOUND', null)
  const waits = isOpen(payment.state)
  const { title, text } = stateWords(visitor, payment)
  const rows: (readonly [string, string])[] = [
    [texts.money.amount, moneyText(payment.amount, payment.currency)],
    ...(payment.tax ? [[texts.tax.word, moneyText(payment.tax, payment.currency)] as const] : []),
    ...(payment.destination ? [[texts.life.destination, payment.destination] as const] : []),
    ...(payment.reference ? [[texts.life.reference, payment.reference] as const] : []),
  ]
  const cancelUntil = payment.state === 'requested' ? payment.cancelUntil : undefined
  return {
    title,
    ...(waits ? { againS: AGAIN_S } : {}),
    main: html`<p role="status">${text}</p>
      ${stepPart(visitor, payment)} ${facts(rows)}
      <ul class="s">
        ${(payment.timeline ?? []).map(({ at, state }) => html`<li>${momentText(visitor, at)}: ${texts.life.states[state]}</li>`)}
      </ul>
      ${payment.isReviewed && waits ? html`<p>${texts.parcel.checkedText}</p>` : ''}
      ${cancelUntil === undefined ? '' : cancelPart(visitor, cancelUntil)}
      ${waits ? html`<p class="s">${words.again}</p>` : ''}
      ${link('history', words.history)}${link('', texts.shell.balance)}`,
  }
}

export const cancelPart = (visitor: Visitor, until: string): Markup =>
  html`<p>${filled(visitor.texts.parcel.cancelUntil, { time: momentText(visitor, until) })}</p>
    ${form(visitor, { action: 'cancel', button: visitor.texts.withdraw.cancel, look: 'd' })}`

function stateWords({ texts }: Visitor, { direction, state, amount, currency, reason, step, viewName }: WirePayment) {
  const values = { amount: amountText(amount), currency }
  const { payment } = texts
  const isOut = direction === 'withdraw'
  const why = reason ? noteText(texts, reason) : ''
  if (state === 'paid')
    return { title: payment.paidTitle, text: filled(isOut ? payment.withdrawPaid : payment.depositPaid, values) }
  if (!isOpen(state))
    return isOut
      ? { title: payment.returnedTitle, text: `${filled(payment.withdrawReturned, values)} ${why}` }
      : { title: payment.failedTitle, text: `${payment.depositFailed} ${why}` }
  if (isOut)
    return state === 'requested'
      ? { title: texts.withdraw.pendingTitle, text: texts.withdraw.pendingText }
      : { title: payment.sentTitle, text: payment.sentText }
  if (step?.next === 'show' || step?.next === 'redirect')
    return { title: payment.payTitle, text: filled(payment.payText, values) }
  return viewName === 'FastHubPayBillDeposit'
    ? { title: payment.waitingTitle, text: `${filled(payment.waitingText, values)} ${payment.nothingComes}` }
    : { title: payment.checkingTitle, text: filled(payment.checkingText, values) }
}

/** What has to be done next: where the transfer goes, and until when. */
function stepPart(visitor: Visitor, { step, state, amount, currency }: WirePayment): Markup | string {
  const { kudipal } = visitor.texts
  if (!isOpen(state) || step?.next !== 'show') return ''
  const { bankName, accNumber, expiresAt, ...others } = step.show
  const rows = [
    [kudipal.sendExactly, moneyText(amount, currency)],
    [kudipal.bankName, bankName],
    [kudipal.accountNumber, accNumber],
    [kudipal.holdsFor, expiresAt && momentText(visitor, expiresAt)],
    ...Object.entries(others),
  ].filter((row): row is [string, string] => Boolean(row[1]))
  return html`${facts(rows)}
    <p class="w">${kudipal.accountOnce}</p>`
}
