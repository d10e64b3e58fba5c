/** Lists of messages from servers of any kind, and the new one's form. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { expect, test } from 'vitest'
import {
  allMessages,
  askedAbout,
  departmentOf,
  emptyFields,
  isUnread,
  nextPage,
  questionsAbout,
  withRead,
  type Page,
} from './message-rules.ts'
import { countUnread, onInboxChanged, takeUnread, useInbox } from './unread.ts'

const pageOf = (from: number, count: number): Page => Array.from({ length: count }, (_, at) => ({ id: `${from + at}` }))
const FULL = CONSTANTS.messagesPerPage

test('U09 the next page is asked for after a full one only', () => {
  expect(nextPage([pageOf(0, FULL)])).toBe(2)
  expect(nextPage([pageOf(0, FULL - 1)])).toBeUndefined()
  expect(nextPage([pageOf(0, FULL), pageOf(FULL, 3)])).toBeUndefined()
  expect(nextPage([[]])).toBeUndefined()
})

test('K04 a server without pages, which answers the same again, is not asked for ever', () => {
  expect(nextPage([pageOf(0, FULL), pageOf(0, FULL)])).toBeUndefined()
})

test('U09 a message stands once, and what is none is left out', () => {
  const pages: Page[] = [
    [{ id: '3' }, null, { id: '2' }],
    [{ id: '2' }, undefined, { id: '1' }, {}, {}],
  ]
  expect(allMessages(pages).map(({ id }) => id)).toEqual(['3', '2', '1', undefined, undefined])
})

test('U09 only what the server calls unread is unread, until it was read', () => {
  expect([{ isRead: false }, { isRead: true }, {}, { isRead: null }].map(isUnread)).toEqual([true, false, false, false])
  const [page] = withRead([[{ id: '1', isRead: false }, null, { id: '2', isRead: false }]], '2')
  expect(page).toEqual([{ id: '1', isRead: false }, null, { id: '2', isRead: true }])
})

test('U14 a department of ours has a name, anything else is shown as it came', () => {
  expect(departmentOf('Support')).toBe('Support')
  for (const raw of ['support', 'constructor', '', null, undefined]) expect(departmentOf(raw)).toBeNull()
})

test('U09 subject and text are required, blanks are nothing', () => {
  expect(emptyFields({ messageHeader: ' ', department: 'Support', messageText: '\n' })).toEqual([
    'messageHeader',
    'messageText',
  ])
  expect(emptyFields({ messageHeader: 'x', department: 'Support', messageText: 'y' })).toEqual([])
})

test('U09 news of the inbox reach who listens; a count of the page’s own and a log-out do not', () => {
  let heard = 0
  const stop = onInboxChanged(() => heard++)
  takeUnread(2)
  takeUnread(2)
  countUnread(1)
  expect([heard, useInbox.getState().unread]).toEqual([2, 1])
  takeUnread(null)
  stop()
  takeUnread(3)
  expect([heard, useInbox.getState().unread]).toEqual([2, 3])
  takeUnread(null)
})

test('R70 a question is about the reference that its header names whole', () => {
  const headers = ['Payment UW12', 'Payment UW123', 'Hello', 'About UW12: late']
  const found = questionsAbout(
    headers.map((messageHeader, id) => ({ id: String(id), messageHeader })),
    'UW12',
  )
  expect(found.map(({ id }) => id)).toEqual(['0', '3'])
})

test.each([
  ['?about=UW12', { reference: 'UW12', what: 'payment' }],
  ['?about=9b-1&what=bet', { reference: '9b-1', what: 'bet' }],
  ['?about=r-17&what=round', { reference: 'r-17', what: 'round' }],
  ['?about=<b>', null],
  ['?about=', null],
  ['', null],
])('R70 the address %s asks about %o', (search, about) => expect(askedAbout(search)).toEqual(about))
