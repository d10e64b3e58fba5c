/** The office's door: a listener of its own in the same process, with its own calls, cookies and site. */
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { GAME_COMPANIES } from '@uwanja/providers/games'
import { PAYMENT_COMPANIES } from '@uwanja/providers/payments'
import { answerErrors } from './answer-errors.ts'
import { dieAfterAnswer } from './failpoints.ts'
import { mountExports } from './office/exports.ts'
import { officeHandlers } from './office/handlers.ts'
import { mountOffice } from './office/mount.ts'
import type { OfficeParts } from './office/parts.ts'
import { mountOfficeSite } from './office-site.ts'
import { BODY_LIMIT_BYTES, readJson, REQUEST_WITHIN_MS } from './wire/bodies.ts'

/** Names under which companies stand in the books. */
const COMPANIES = [...Object.keys(GAME_COMPANIES), ...PAYMENT_COMPANIES.map(({ company }) => company)]

/** @param siteFolder The built office, or null for its calls alone. */
export async function openOfficeApp(
  parts: OfficeParts & { readonly log: Logger },
  siteFolder: string | null,
): Promise<FastifyInstance> {
  const { settings } = parts
  const app = Fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_WITHIN_MS,
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    forceCloseConnections: 'idle',
    routerOptions: { caseSensitive: false },
  })
  answerErrors(app)
  dieAfterAnswer(app)
  await app.register(async (calls) => {
    readJson(calls)
    mountOffice(calls, parts, officeHandlers(parts, COMPANIES))
    mountExports(calls, parts)
  })
  const isHttps = settings.officeUrl.startsWith('https:')
  await app.register(async (site) => mountOfficeSite(site, { folder: siteFolder, isHttps }))
  return app
}
