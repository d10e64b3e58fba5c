/**
 * Files that operators take away: streamed page by page, so that a year of a busy house passes through a small memory.
 */
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import {
  EXPORT_PATH,
  EXPORTS,
  MESSAGE_EXPORTS,
  PROTECTION_EXPORTS,
  type ExportName,
} from '@uwanja/contract/operators/reports'
import { may } from '@uwanja/contract/operators/roles'
import type { Range } from '@uwanja/money/reports'
import { refuse } from '../runtime/refuse.ts'
import { recordAudit } from './audit-store.ts'
import { csvLine } from './csv.ts'
import { letIn } from './mount.ts'
import { rangeOf } from './days.ts'
import type { OperatorDeps } from './deps.ts'

/** Which days, and of one player or of all. */
export interface Taken {
  readonly range: Range
  readonly playerId: bigint | null
}

export type Lines = AsyncGenerator<readonly string[]>

/** The lines of each file, the first its head; each is its feature's, and whoever wires the process lays them together. */
export type Files = Readonly<Record<ExportName, (taken: Taken) => Lines>>

async function* asText(lines: AsyncGenerator<readonly string[]>): AsyncGenerator<string> {
  for await (const cells of lines) yield csvLine(cells)
}

/** Not rows of the contract, because they answer files and not JSON; the door and the roles' table are the same. */
export function mountExports(app: FastifyInstance, deps: OperatorDeps, files: Files): void {
  for (const name of Object.keys({ ...EXPORTS, ...PROTECTION_EXPORTS, ...MESSAGE_EXPORTS }) as ExportName[]) {
    app.get<{ Querystring: Record<string, unknown> }>(`${EXPORT_PATH}/${name}`, async (request, reply) => {
      void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
      const operator = await letIn(deps, request, { permission: 'reports.export', poll: false })
      if (name in PROTECTION_EXPORTS && !may(operator.role, 'protection.read')) refuse('FORBIDDEN')
      if (name in MESSAGE_EXPORTS && !may(operator.role, 'messages.read')) refuse('FORBIDDEN')
      const { from, to, playerId: rawPlayer } = request.query
      const range = rangeOf(deps.jurisdiction, from, to)
      const playerId =
        name === 'statement' && /^[1-9]\d{0,17}$/.test(String(rawPlayer)) ? BigInt(String(rawPlayer)) : null
      if (name === 'statement' && playerId === null) refuse('INCORRECT_PARAMETER_VALUE', { field: 'playerId' })
      // Whoever takes players' data away is written down before the first line of it leaves.
      await deps.db.transaction((tx) => {
        const subject = playerId === null ? `export ${name}` : `player ${playerId}`
        const after = { name, from: range.from, to: range.to }
        return recordAudit(tx, { by: operator, action: 'report.exported', subject, after })
      })
      const fileName = `${name}-${range.from}-${range.to}${playerId === null ? '' : `-${playerId}`}.csv`
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(Readable.from(asText(files[name]({ range, playerId }))))
    })
  }
}
