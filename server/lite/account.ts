/** The first page: what the player has and what stands in the way; and what moved. */
import { banking } from '@uwanja/contract/site/banking'
import { protection } from '@uwanja/contract/site/protection'
import { user, type HistoryRow } from '@uwanja/contract/site/user'
import { HISTORY_STATUS } from '@uwanja/contract/wire/constants'
import type { Reply } from '@uwanja/contract/wire/call'
import { html, type Markup } from '@uwanja/contract/wire/printed'
import { noteText } from '@uwanja/i18n/status-text'
import { amountText, dayFromNow, filled, form, link, momentText, moneyText, note } from './parts.ts'
import { escapedLinks } from './links.ts'
import { nowPart } from './now.ts'
import { refusedSaid, told, type Action, type Page, type Visitor } from './visitor.ts'

export const homePage: Page = async (visitor) => {
  const { texts, words, isPlayer } = visitor
  if (!isPlayer)
    return {
      title: words.title,
      main: html`<p>${words.lead}</p>
        ${link('login', texts.shell.login)}${link('register', texts.shell.join)}${await nowPart(visitor)}`,
    }
  const { totalBalance, currency = '' } = await told(visitor, user.getBalance, {})
  const order = await told(visitor, banking.checkUserWithdrawOrder, {})
  const rules = await told(visitor, protection.getRules, {})
  // As on the site: who is excluded or on a break is shown nothing to play.
  const mayPlay = rules.exclusion === null && rules.timeOutUntil === null
  return {
    title: texts.shell.balance,
    main: html`<p class="n"><b>${moneyText(totalBalance, currency)}</b></p>
      ${await duePart(visitor, rules)} ${order === null ? '' : link('withdraw', texts.withdraw.pendingTitle)}
      <p>${link('deposit', texts.shell.deposit)}${link('withdraw', texts.shell.withdraw)}</p>
      ${mayPlay ? await nowPart(visitor) : ''}`,
  }
}

/** What every page of the site says to its player: a reminder that stands, a break, a hold, other terms. */
async function duePart(visitor: Visitor, rules: Reply<typeof protection.getRules>): Promise<Markup> {
  const { texts } = visitor
  const session = await told(visitor, protection.getSession, {})
  const terms = await told(visitor, protection.getTerms, {})
  const until = (text: string, moment: string): Markup => note(filled(text, { moment: momentText(visitor, moment) }))
  const { exclusion, timeOutUntil } = rules
  const { timeOut, exclusion: excluded, session: paused } = texts.ownRules
  return html`${exclusion ? until(exclusion.isOver ? excluded.over : excluded.running, exclusion.until) : ''}
  ${timeOutUntil ? until(timeOut.running, timeOutUntil) : ''}
  ${session.sessionAgainAt ? until(paused.overText, session.sessionAgainAt) : ''}
  ${rules.isOnHold ? note(html`${texts.hold.notice} ${link('hold', texts.hold.open)}`) : ''}
  ${session.reminderInS === 0 ? reminderPart(visitor, session) : ''}
  ${
    terms.version === terms.acceptedVersion
      ? ''
      : html`<p>${escapedLinks(texts.register.terms, { link: '/Terms', privacy: '/PrivacyPolicy' })}</p>
          ${form(visitor, {
            action: 'terms',
            hidden: { version: terms.version },
            button: texts.ownRules.wish.confirm,
            look: 'plain',
          })}`
  }`
}

interface Played {
  readonly playedS: number
  readonly staked: number
  readonly won: number
  readonly currency: string
}

function reminderPart(visitor: Visitor, { playedS, staked, won, currency }: Played): Markup {
  const { reminder } = visitor.texts.ownRules
  const [hours, minutes] = [Math.floor(playedS / 3_600), Math.floor(playedS / 60) % 60]
  const by = won - staked
  const balance = by > 0 ? `${reminder.ahead} ` : by < 0 ? `${reminder.behind} ` : reminder.even
  return html`${note(
    html`${reminder.time} ${filled(reminder.duration, { hours, minutes })}.
    ${balance}${by === 0 ? '' : moneyText(Math.abs(by), currency)}. ${reminder.stands}`,
  )}
  ${form(visitor, { action: 'reminder', button: reminder.goOn })}${link('limits', reminder.rest)}`
}

export const answerReminder: Action = async ({ ask }) => {
  const answer = await ask(protection.answerReminder, {})
  return { to: '', ...(answer.ok ? {} : { said: refusedSaid(answer) }) }
}

export const acceptTerms: Action = async ({ ask }, { version = '' }) => {
  const answer = await ask(protection.acceptTerms, { version: version.slice(0, 20) })
  return { to: '', ...(answer.ok ? {} : { said: refusedSaid(answer) }) }
}

/** The call gives five hundred at once; a page of a few kilobytes holds fifteen. */
const ROWS = 15
const LAST_DAYS = 90

export const historyPage: Page = async (visitor) => {
  const { texts, words, values } = visitor
  const from = /^\d{1,3}$/.test(values['from'] ?? '') ? Number(values['from']) : 0
  const [startDate, toDate] = [dayFromNow(-LAST_DAYS), dayFromNow(1)]
  const wanted = { startDate, toDate, type: 'all', status: HISTORY_STATUS.all, page: 1 }
  const { resp, owed } = await told(visitor, user.transactionHistory, wanted)
  const rows = resp.slice(from, from + ROWS)
  return {
    title: texts.history.title,
    main: html`${owed ? note(moneyText(owed.amount, owed.currency)) : ''}
      ${rows.length === 0 ? html`<p>${texts.history.empty}</p>` : ''}
      <ul class="l">
        ${rows.map((row) => rowPart(visitor, row))}
      </ul>
      ${resp.length > from + ROWS ? link(`history?from=${String(from + ROWS)}`, words.older) : ''}`,
  }
}

const STATUS_NAMES = Object.entries(HISTORY_STATUS)

function rowPart(visitor: Visitor, row: HistoryRow): Markup {
  const { history } = visitor.texts
  const kinds: Readonly<Record<string, unknown>> = history
  const kind = Object.hasOwn(kinds, row.type) ? String(kinds[row.type]) : row.type
  const [status = ''] = STATUS_NAMES.find(([, number]) => number === row.status) ?? []
  const statuses: Readonly<Record<string, string>> = history.statuses
  const detail = row.game ?? noteText(visitor.texts, row.customerNote)
  const name = row.paymentId === undefined ? kind : link(`payment?id=${row.paymentId}`, kind)
  const balance = row.currentbalance === null ? '' : ` · ${history.balance} ${amountText(row.currentbalance)}`
  return html`<li>
    ${name} <b class="n">${moneyText(row.amount, row.transCurrency)}</b>
    <p class="s">${momentText(visitor, row.transactionStartDate)} · ${statuses[status] ?? ''}${balance}</p>
    ${detail ? html`<p class="s">${detail}</p>` : ''}
  </li>`
}
