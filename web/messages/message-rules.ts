/** What the messages' pages decide without a browser. Pure. It trusts no server to be ours: any field may be missing. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { DEPARTMENTS, type Department, type Message } from '@uwanja/contract/site/messages'
import type { Loose } from '../send.ts'

export type ShownMessage = NonNullable<Loose<Message>>
export type Page = readonly (ShownMessage | null | undefined)[]

/** All pages as one list. A message that moved to the next page while one looked at this stands once. */
export function allMessages(pages: readonly Page[]): readonly ShownMessage[] {
  const seen = new Set<string>()
  return pages.flat().filter((one): one is ShownMessage => {
    if (!one) return false
    const id = String(one.id ?? '')
    if (id !== '' && seen.has(id)) return false
    seen.add(id)
    return true
  })
}

/**
 * The number of the next page; undefined when there is none: the last one was not full, or brought nothing that was not
 * there, as from a server that knows no pages and answers with the same list again.
 */
export function nextPage(pages: readonly Page[]): number | undefined {
  const last = pages.at(-1) ?? []
  if (last.length < CONSTANTS.messagesPerPage) return undefined
  const isNew = allMessages(pages).length > allMessages(pages.slice(0, -1)).length
  return isNew ? pages.length + 1 : undefined
}

/** Only a clear "not read" is unread: a server that does not say leaves nothing highlighted for ever. */
export const isUnread = (message: ShownMessage): boolean => message.isRead === false

/** The pages with this message marked as read. */
export const withRead = (pages: readonly Page[], id: string): Page[] =>
  pages.map((page) => page.map((one) => (one?.id === id ? { ...one, isRead: true } : one)))

/** One of our departments, or null: another server writes there what it likes. */
export function departmentOf(raw: string | null | undefined): Department | null {
  return DEPARTMENTS.find((one) => one === raw) ?? null
}

export interface NewMessage {
  readonly messageHeader: string
  readonly department: Department
  readonly messageText: string
}

/** The fields that are still empty, in the form's order. */
export function emptyFields(values: NewMessage): ('messageHeader' | 'messageText')[] {
  return (['messageHeader', 'messageText'] as const).filter((field) => values[field].trim() === '')
}

const ASKED = ['payment', 'bet', 'round'] as const
export type Asked = (typeof ASKED)[number]

/** Only such a one can be asked about: it stands in a letter's header. */
export const isReference = (raw: string): boolean => /^[\w-]{1,40}$/.test(raw)

/** What a page hands over to who writes: a reference of ours, and nothing that an address could smuggle into a letter. */
export function askedAbout(search: string): { readonly reference: string; readonly what: Asked } | null {
  const query = new URLSearchParams(search)
  const reference = query.get('about') ?? ''
  if (!isReference(reference)) return null
  return { reference, what: ASKED.find((one) => one === query.get('what')) ?? 'payment' }
}

/** The player's own messages whose header names a reference, whole: UW12 is not UW123. */
export const questionsAbout = (messages: readonly ShownMessage[], reference: string): readonly ShownMessage[] =>
  messages.filter(({ messageHeader }) => (messageHeader ?? '').split(/[^\w-]+/).includes(reference))
