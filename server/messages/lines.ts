/** What players wrote, and what they were answered, as a file. */
import type { MESSAGE_EXPORTS } from '@uwanja/contract/operators/reports'
import type { Db } from '@uwanja/database/sql'
import type { Files, Lines, Taken } from '../operators/exports.ts'
import { messagesOfDays } from './answer-store.ts'

const PAGE = 2_000

interface Deps {
  readonly db: Db
}

async function* playerMessages({ db }: Deps, { range: range }: Taken): Lines {
  yield [
    ...['id', 'at', 'player', 'number', 'department', 'subject', 'text', 'in hand', 'ending', 'ended', 'by', 'why'],
    'answer',
  ]
  for (let after = 0n; ;) {
    const rows = await messagesOfDays(db, range, after, PAGE)
    for (const { id, createdAt, playerId, number, department, header, body, ...row } of rows) {
      const { holder, ending, endedAt, endedBy, endedWhy, answer } = row
      const wrote = [String(id), createdAt.toISOString(), String(playerId), number, department, header, body]
      yield [...wrote, holder, ending ?? '', endedAt?.toISOString() ?? '', endedBy, endedWhy, answer]
    }
    if (rows.length < PAGE) return
    after = rows.at(-1)!.id
  }
}

export const messageFiles = (deps: Deps): Pick<Files, keyof typeof MESSAGE_EXPORTS> => ({
  messages: (asked) => playerMessages(deps, asked),
})
