/** From a server's word to a sentence: message.{x}, then x, then UnknownError (A10, K06). */
import type { Texts } from './en.ts'

/** Statuses are names. Anything else (a sentence, markup, a path) is never looked up as a key. */
const NAME = /^[A-Za-z][A-Za-z0-9_]{0,79}$/

/** The text of a status that this language knows, or null. `Object.hasOwn`, because every object has a 'constructor'. */
export function knownStatusText(texts: Texts, rawStatus: unknown): string | null {
  if (typeof rawStatus !== 'string') return null
  const name = rawStatus.replace(/^message\./, '')
  if (!NAME.test(name)) return null
  for (const table of [texts.message, texts] as readonly Readonly<Record<string, unknown>>[]) {
    const text = Object.hasOwn(table, name) ? table[name] : undefined
    if (typeof text === 'string') return text
  }
  return null
}

/**
 * What a server says in its own words: a name as its text, a sentence as it stands. Null: nothing, or a name that nobody knows,
 * which would tell a player nothing.
 */
export function ownText(texts: Texts, raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.trim() === '') return null
  return knownStatusText(texts, raw) ?? (NAME.test(raw.replace(/^message\./, '')) ? null : raw)
}

export function statusText(texts: Texts, rawStatus: unknown): string {
  return knownStatusText(texts, rawStatus) ?? texts.UnknownError
}

/**
 * The words beside a payment: a key of `note` when the server sent one (with or without the prefix `history.note.`),
 * a known status, or the operator's own words as they are.
 */
export function noteText(texts: Texts, rawNote: unknown): string {
  if (typeof rawNote !== 'string') return ''
  const name = rawNote.replace(/^history\.note\./, '')
  const notes: Readonly<Record<string, unknown>> = texts.history.note
  const note = Object.hasOwn(notes, name) ? notes[name] : undefined
  return typeof note === 'string' ? note : (knownStatusText(texts, rawNote) ?? rawNote)
}
