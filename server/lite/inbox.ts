/** Messages: the inbox, one message, its end, and writing to support. */
import { messages, type Message } from '@uwanja/contract/site/messages'
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { html } from '@uwanja/contract/wire/printed'
import { field, form, link, momentText } from './parts.ts'
import { PageRefused, refusedSaid, told, type Action, type Page, type Visitor } from './visitor.ts'

const ROWS = 15

const listOf = (visitor: Visitor): Promise<Message[]> =>
  told(visitor, messages.getUnreadMessages, { page: 1, lang: visitor.language })

export const inboxPage: Page = async (visitor) => {
  const { texts, words, values } = visitor
  const all = await listOf(visitor)
  const from = /^\d{1,2}$/.test(values['from'] ?? '') ? Number(values['from']) : 0
  return {
    title: texts.messages.inbox,
    main: html`${all.length === 0 ? html`<p>${texts.messages.inboxEmptyText}</p>` : ''}
      <ul class="l">
        ${all.slice(from, from + ROWS).map(
          (one) =>
            html`<li>
              ${link(`message?id=${one.id}`, one.messageHeader)}
              <p class="s">${momentText(visitor, one.createDate)}${one.isRead ? '' : ` · ${texts.messages.unread}`}</p>
            </li>`,
        )}
      </ul>
      ${all.length > from + ROWS ? link(`inbox?from=${String(from + ROWS)}`, words.older) : ''}
      ${link('write', texts.messages.write)}`,
  }
}

/** A page of 14 KB holds a message of a few; what is longer stands on the full site. */
const MOST_LETTERS = 2_500

export const messagePage: Page = async (visitor) => {
  const { texts, values } = visitor
  const message = (await listOf(visitor)).find(({ id }) => id === values['id'])
  if (!message) throw new PageRefused('NOT_FOUND', null)
  await told(visitor, messages.readMessage, { messageId: message.id })
  const paragraphs = (text: string) =>
    text
      .slice(0, MOST_LETTERS)
      .split('\n')
      .map((line) => html`<p>${line}</p>`)
  return {
    title: message.messageHeader,
    main: html`<p class="s">${momentText(visitor, message.createDate)}</p>
      ${paragraphs(message.messageText)}
      ${
        message.wrote
          ? html`<h2>${texts.messages.youWrote}</h2>
              ${paragraphs(message.wrote.messageText)}`
          : ''
      }
      ${form(visitor, { action: 'delete-message', hidden: { id: message.id }, button: texts.messages.delete, look: 'plain' })}
      ${link('inbox', texts.messages.inbox)}`,
  }
}

export const deleteMessage: Action = async ({ ask }, { id = '' }) => {
  const answer = await ask(messages.deleteMessage, { messageId: id })
  return { to: 'inbox', said: answer.ok ? { good: 'deleted' } : refusedSaid(answer) }
}

export const writePage: Page = (visitor) => {
  const { texts, said } = visitor
  const { header = '', text = '' } = said.typed ?? {}
  const most = CONSTANTS.messageTextMaxLetters
  return {
    title: texts.messages.write,
    main: html`<p>${texts.messages.lead}</p>
      ${form(visitor, {
        action: 'write',
        fields: [
          field({
            name: 'header',
            label: texts.messages.header,
            value: header,
            most: CONSTANTS.messageHeaderMaxLetters,
          }),
          html`<label for="i-text">${texts.messages.text}</label
            ><textarea id="i-text" name="text" rows="5" maxlength="${most}">${text}</textarea>
            <p class="s">${texts.messages.textHint.replace('{count}', String(most))}</p>`,
        ],
        button: texts.messages.send,
      })}`,
  }
}

export const writeMessage: Action = async ({ ask }, { header = '', text = '' }) => {
  const values = { messageHeader: header, department: 'Support', messageText: text } as const
  const answer = await ask(messages.sendAdminMessage, values)
  return answer.ok
    ? { to: 'inbox', said: { good: 'sent' } }
    : { to: 'write', said: refusedSaid(answer, { header, text }) }
}
