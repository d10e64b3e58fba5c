/** When it is offered to keep the site among the phone's apps: never on a first visit, and not again soon after a no. Pure. */
import { dayText, daysBefore } from '../page-time.ts'

/** What a browser keeps of the offer, as days like 2026-11-26. */
export interface InstallNote {
  /** When money came in here for the first time. */
  readonly first: string
  /** When it was last put off; empty: never. */
  readonly putOff: string
}

const RESTS_DAYS = 30

/** What an earlier visit noted; what cannot be read is none. */
export function readNote(raw: string | null): InstallNote | null {
  try {
    const { first, putOff } = JSON.parse(raw ?? '') as Partial<Record<keyof InstallNote, unknown>>
    return typeof first === 'string' && typeof putOff === 'string' ? { first, putOff } : null
  } catch {
    return null
  }
}

/** Whether it is offered now, when money has come in. */
export function isOffered(note: InstallNote | null, now: Date): boolean {
  if (!note || note.first >= dayText(now)) return false
  return note.putOff === '' || note.putOff <= dayText(daysBefore(now, RESTS_DAYS))
}
