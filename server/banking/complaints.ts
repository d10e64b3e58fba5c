/** What keeps a company from serving us and is ours to put right: operators are alarmed, players are told nothing of it. */
import type { Complaint } from '@uwanja/providers/complaint'
import { noteComplaint, noteRefusal } from './complaints-store.ts'
import type { BankingDeps } from './deps.ts'

/** `unreadable`: a company knows of money and does not say whose it is; the note is its reference. */
export type Alarm = Complaint | 'unreadable'

interface About {
  readonly note?: string
  /** The order that it did not take for this reason. */
  readonly refused?: bigint
}

export async function complained(
  { db, warn }: Pick<BankingDeps, 'db' | 'warn'>,
  company: string,
  what: Alarm,
  { note = '', refused }: About = {},
): Promise<void> {
  await noteComplaint(db, company, what, note)
  if (refused !== undefined && what !== 'unreadable') await noteRefusal(db, refused, what)
  warn('a company cannot serve us until we put something right', { company, what, ...(note === '' ? {} : { note }) })
}
