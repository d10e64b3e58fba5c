/** The office's side of templates of letters: kept under a name, whole in every language, and removed. */
import type { officeLetterTemplates } from '@uwanja/contract/operators/letter-templates'
import { recordAudit } from '../operators/audit-store.ts'
import type { OperatorDeps } from '../operators/deps.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import { refuse } from '../runtime/refuse.ts'
import { isWhole } from './letter-rules.ts'
import { allTemplates, keepTemplate, removeTemplate } from './template-store.ts'

export function templateOperators({ db }: OperatorDeps) {
  return {
    letterTemplates: async () => ({
      templates: (await allTemplates(db)).map(({ id, ...one }) => ({ ...one, id: String(id) })),
    }),
    async keepLetterTemplate({ id, name, texts }, { operator: by }) {
      if (!isWhole(texts)) refuse('INCORRECT_PARAMETER_VALUE', { field: 'texts' })
      const kept = await db.transaction(async (tx) => {
        const wanted = { id: id === '' ? null : BigInt(id), name, texts }
        const made = (await keepTemplate(tx, wanted, by.id)) ?? refuse('NOT_FOUND')
        if (made === 'taken') return refuse('INCORRECT_PARAMETER_VALUE', { field: 'name' })
        const subject = `letter-template ${made}`
        await recordAudit(tx, { by, action: 'letter-template.kept', subject, after: { name, texts } })
        return made
      })
      return { id: String(kept) }
    },
    async removeLetterTemplate({ id }, { operator: by }) {
      await db.transaction(async (tx) => {
        const { name, texts } = (await removeTemplate(tx, BigInt(id))) ?? refuse('NOT_FOUND')
        const subject = `letter-template ${id}`
        await recordAudit(tx, { by, action: 'letter-template.removed', subject, before: { name, texts } })
      })
      return null
    },
  } satisfies Pick<OfficeHandlers, keyof typeof officeLetterTemplates>
}
