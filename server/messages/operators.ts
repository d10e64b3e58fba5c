/** The calls about what players write, each action with its row of the audit log. */
import type { AuditAction } from '@uwanja/contract/operators/audit'
import type { officeMessages } from '@uwanja/contract/operators/messages'
import { may } from '@uwanja/contract/operators/roles'
import type { Tx } from '@uwanja/database/sql'
import { refuse } from '../runtime/refuse.ts'
import { recordAudit } from '../operators/audit-store.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import type { Operator, OperatorDeps } from '../operators/deps.ts'
import { messageActions, type AnswerDeps } from './answer-actions.ts'
import type { PlayerMessage } from './answer-store.ts'
import { operatorNames } from '../operators/store.ts'

const PAGE = 50
const MOST_OTHERS = 20

const toWire = (row: PlayerMessage) => ({
  ...row,
  id: String(row.id),
  playerId: String(row.playerId),
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})

/** Could they be handed a message? */
const canAnswer = (one: { readonly role: string; readonly hasLeft: boolean }): boolean =>
  !one.hasLeft && may(one.role, 'messages.answer')

export function messageHandlers(deps: OperatorDeps & AnswerDeps): Pick<OfficeHandlers, keyof typeof officeMessages> {
  const { db } = deps
  const messages = messageActions(deps)
  const action = async (
    by: Operator,
    said: { readonly id: string; readonly action: AuditAction; readonly why?: string; readonly after?: object },
    act: (tx: Tx, id: bigint) => Promise<bigint>,
  ): Promise<null> =>
    db.transaction(async (tx) => {
      const { id, action, why = '', after } = said
      const playerId = await act(tx, BigInt(id))
      await recordAudit(tx, { by, action, subject: `player ${playerId}`, why, after: { message: id, ...after } })
      return null
    })
  return {
    async playerMessages({ list, department, holder, past }, { operator }) {
      const rows = await messages.listed(db, {
        list,
        most: PAGE,
        past: past ? BigInt(past) : null,
        department: department === '' ? null : department,
        holder: { all: null, mine: operator.name, nobody: '' }[holder],
      })
      const next = rows.length === PAGE ? String(rows.at(-1)!.id) : null
      return { messages: rows.map(toWire), next, waiting: await messages.waiting(db) }
    },
    async playerMessage({ id }) {
      const message = (await messages.one(db, BigInt(id))) ?? refuse('NOT_FOUND')
      const others = await messages.ofPlayer(db, message.playerId, MOST_OTHERS + 1)
      return {
        message: toWire(message),
        others: others.filter((one) => one.id !== message.id).map(toWire),
        colleagues: (await operatorNames(db)).filter(canAnswer).map(({ name }) => name),
      }
    },
    async giveMessage({ id, from, to }, { operator: by }) {
      const everybody = await operatorNames(db)
      const had = everybody.find(({ name }) => name === from)
      const gets = everybody.filter(canAnswer).find(({ name }) => name === to)
      if (to !== '' && !gets) refuse('INCORRECT_PARAMETER_VALUE', { field: 'to' })
      if (from !== '' && !had) refuse('INCORRECT_PARAMETER_VALUE', { field: 'from' })
      return action(by, { id, action: 'message.given', after: { from, to } }, (tx, which) =>
        messages.given(tx, which, { from: had?.id ?? null, to: gets?.id ?? null }),
      )
    },
    answerMessage: ({ id, text }, { operator: by }) =>
      action(by, { id, action: 'message.answered' }, (tx, which) =>
        messages.answered(tx, which, { operatorId: by.id, text }),
      ),
    closeMessage: ({ id, why }, { operator: by }) =>
      action(by, { id, action: 'message.closed', why }, (tx, which) =>
        messages.closed(tx, which, { operatorId: by.id, why }),
      ),
  }
}
