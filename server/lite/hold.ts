/** Holds on the account: why, what is asked and by when, what became of photos, and an answer in words. Photos are sent on the full site. */
import type { Reply } from '@uwanja/contract/wire/call'
import { CASH_STAYS_OPEN } from '@uwanja/contract/site/holds'
import { protection } from '@uwanja/contract/site/protection'
import { html, type Markup } from '@uwanja/contract/wire/printed'
import { filled, form } from './parts.ts'
import { refusedSaid, told, type Action, type Page, type Visitor } from './visitor.ts'

type Hold = Reply<typeof protection.getHolds>['holds'][number]

const MOST_LETTERS = 2_000

export const holdPage: Page = async (visitor) => {
  const { texts } = visitor
  const { holds } = await told(visitor, protection.getHolds, {})
  const standing = holds.filter(({ liftedAt }) => liftedAt === null)
  return {
    title: texts.hold.title,
    main: html`${standing.length === 0 ? html`<p>${texts.hold.none}</p>` : html`<p>${texts.hold.safe}</p>`}
    ${standing.map((one) => holdPart(visitor, one))}`,
  }
}

/** A day as it was said, in no zone. */
const dayText = ({ language }: Visitor, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

function holdPart(visitor: Visitor, hold: Hold): Markup {
  const { hold: words } = visitor.texts
  const blocks = CASH_STAYS_OPEN.includes(hold.reason) ? words.blocksOpen : words.blocks
  return html`<h2>${words.reasons[hold.reason]}</h2>
    <p>${blocks[hold.blocks]}</p>
    <p>${hold.asks}</p>
    <p><b>${filled(words.until, { day: dayText(visitor, hold.dueOn) })}</b></p>
    ${hold.documents.length === 0 ? '' : photosPart(visitor, hold)}
    ${form(visitor, {
      action: 'answer-hold',
      hidden: { id: hold.id },
      fields: [
        html`<label for="i-${hold.id}">${words.answer}</label
          ><textarea id="i-${hold.id}" name="text" rows="4" maxlength="${MOST_LETTERS}"></textarea>
          <p class="s">${words.answerHint}</p>`,
      ],
      button: words.send,
      look: 'plain',
    })}`
}

function photosPart({ texts, words }: Visitor, { documents, pictures }: Hold): Markup {
  const { holdPicture } = texts
  const lines = documents.map((kind) => {
    const last = pictures.findLast((one) => one.kind === kind)
    const state = last ? `: ${holdPicture.states[last.state]}` : ''
    const why = last && last.reason !== '' ? html`<p class="s">${holdPicture.reasons[last.reason]}</p>` : ''
    return html`<li>${holdPicture.documents[kind]}${state} ${why}</li>`
  })
  return html`<ul class="l">
      ${lines}
    </ul>
    <p>${words.photos}</p>
    <a class="b" href="/hold">${words.full}</a>`
}

export const answerHold: Action = async ({ ask }, { id = '', text = '' }) => {
  const answer = await ask(protection.answerHold, { id, body: text })
  return { to: 'hold', said: answer.ok ? { good: 'answered' } : refusedSaid(answer) }
}
