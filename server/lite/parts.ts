/** What the pages without a script are made of: forms with their seals, fields, notes, money and moments. */
import { groupedText } from '@uwanja/contract/wire/amounts'
import { html, Markup } from '@uwanja/contract/wire/printed'
import { fill } from '@uwanja/i18n/fill'
import { ownText, statusText } from '@uwanja/i18n/status-text'
import type { Values, Visitor } from './visitor.ts'

const attribute = (name: string): Markup => new Markup(` ${name}`)

/** An amount of a reply, as it is written everywhere: "1,234.50". */
export const amountText = (major: number): string => groupedText(BigInt(Math.round(major * 100)))
export const moneyText = (major: number, currency: string): string => `${amountText(major)} ${currency}`

export function momentText({ language, jurisdiction: { zone } }: Visitor, iso: string): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return iso
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(at)
}

/** A span in the language's own words: "24 hours", "6 months". */
export function spanText({ language }: Visitor, count: number, unit: 'hour' | 'day' | 'month' | 'year' | 'minute') {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

interface FieldLook {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'password' | 'tel' | 'number' | 'date'
  readonly value?: string | undefined
  readonly mode?: 'numeric' | 'decimal'
  readonly complete?: string
  readonly hint?: string
  readonly most?: number
}

export function field({ name, label, type = 'text', value = '', mode, complete, hint, most }: FieldLook): Markup {
  const more = [
    mode ? html` inputmode="${mode}"` : null,
    complete ? html` autocomplete="${complete}"` : null,
    most ? html` maxlength="${most}"` : null,
    hint ? html` aria-describedby="h-${name}"` : null,
  ].filter((one) => one !== null)
  return html`<label for="i-${name}">${label}</label
    ><input id="i-${name}" name="${name}" type="${type}" value="${value}" ${more} />${
      hint ? html`<p class="s" id="h-${name}">${hint}</p>` : ''
    }`
}

interface ChoiceLook {
  readonly name: string
  readonly label: string
  readonly value?: string | undefined
  readonly options: readonly { readonly value: string; readonly text: string }[]
}

export function choice({ name, label, value = '', options }: ChoiceLook): Markup {
  return html`<label for="i-${name}">${label}</label
    ><select id="i-${name}" name="${name}">
      ${options.map(
        (one) =>
          html`<option value="${one.value}" ${one.value === value ? attribute('selected') : ''}>${one.text}</option>`,
      )}
    </select>`
}

export const tick = (name: string, label: Markup | string): Markup =>
  html`<label class="c"><input type="checkbox" name="${name}" value="1" />${label}</label>`

interface FormLook {
  /** Below /lite. */
  readonly action: string
  readonly fields?: Markup | readonly Markup[]
  readonly hidden?: Values
  readonly button: string
  readonly look?: 'p' | 'd' | 'plain' | 'link'
}

/** A form that only this visit can send. */
export function form(visitor: Visitor, { action, fields = [], hidden = {}, button, look = 'p' }: FormLook): Markup {
  const kept = Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  const seal = html`<input type="hidden" name="f" value="${visitor.seal(action)}" />`
  const isLink = look === 'link'
  return html`<form method="post" action="/lite/${action}" ${isLink ? attribute('class="i"') : ''}>
    ${seal}${kept}${fields}<button ${look === 'p' || look === 'd' ? html` class="${look}"` : ''}>${button}</button>
  </form>`
}

export const link = (to: string, text: string): Markup =>
  html`<a class="b" href="/lite${to === '' ? '' : `/${to}`}">${text}</a>`

export const facts = (rows: readonly (readonly [string, string])[]): Markup =>
  html`<dl>
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`

export const note = (text: string | Markup, tone: 'bad' | 'good' = 'bad'): Markup =>
  html`<p class="w ${tone === 'good' ? 'g' : ''}" role="${tone === 'good' ? 'status' : 'alert'}">${text}</p>`

/** By the site's tables: the server's own words first, then the status. */
export function refusalText({ texts }: Pick<Visitor, 'texts'>, status: string, own?: string): string {
  return ownText(texts, own) ?? statusText(texts, status)
}

/** What the last form came to. */
export function saidPart(visitor: Visitor): Markup | string {
  const { good, refused, own } = visitor.said
  if (refused !== undefined) return note(refusalText(visitor, refused, own))
  const text = goodText(visitor, good)
  return text === null ? '' : note(text, 'good')
}

/** Good news by its key: the site's own sentences. */
function goodText({ texts, words }: Visitor, key: string | undefined): string | null {
  const goods: Readonly<Record<string, string>> = {
    start: words.start,
    loggedOut: words.loggedOut,
    saved: texts.ownRules.saved,
    asked: texts.ownRules.asked,
    cancelled: texts.shell.orderCancelled,
    deleted: texts.messages.deleted,
    sent: texts.messages.sentDone,
    answered: texts.hold.sent,
    proven: texts.numberProof.done,
    password: texts.changePassword.done,
    recovered: texts.recovery.doneText,
    details: texts.Success,
    excluded: texts.ownRules.exclusion.doneTitle,
  }
  return key !== undefined && Object.hasOwn(goods, key) ? goods[key]! : null
}

/** Of a part of the texts: each by its keys, with values in it. */
export const says =
  (texts: object) =>
  (key: string, values: Readonly<Record<string, string>>): string => {
    const found = key.split('.').reduce<unknown>((at, name) => (at as Readonly<Record<string, unknown>>)[name], texts)
    return fill(String(found), values)
  }

export const filled = (text: string, values: Readonly<Record<string, string | number>>): string => fill(text, values)

/** A day as calls take it, so many days from now. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
