/** The office's door: a listener of its own in the same process, with its own calls, cookies and site. */
import Fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { EXPORT_PATH } from '@uwanja/contract/operators/reports'
import { GAME_COMPANIES } from '@uwanja/providers/games'
import { SPORT_COMPANIES } from '@uwanja/providers/sports'
import { PAYMENT_COMPANIES } from '@uwanja/providers/payments'
import { mountHoldPictures } from '../holds/pictures.ts'
import { dieAfterAnswer } from '../runtime/failpoints.ts'
import { mountPromotionPictures } from '../marketing/pictures.ts'
import { mountExports } from '../operators/exports.ts'
import { mountOffice } from '../operators/mount.ts'
import { mountOfficeSite } from '../site/office-site.ts'
import { answerHeaders } from '../wire/answer-headers.ts'
import { readJson } from '../wire/bodies.ts'
import { doorOptions, guardDoor } from '../wire/door.ts'
import { keptText } from '../wire/kept-text.ts'
import { limitLines } from '../wire/lines.ts'
import { officeDocument } from '../wire/openapi.ts'
import { filesOf, officeHandlers, type OfficeDeps } from './operators.ts'

/** Names under which companies stand in the books. */
const COMPANIES = [
  ...Object.keys(GAME_COMPANIES),
  ...Object.keys(SPORT_COMPANIES),
  ...PAYMENT_COMPANIES.map(({ name }) => name),
]

/** @param siteFolder The built office, or null for its calls alone. */
export async function openOfficeApp(
  deps: OfficeDeps & { readonly log: Logger },
  siteFolder: string | null,
): Promise<FastifyInstance> {
  const { settings } = deps
  const headers = answerHeaders(settings.officeUrl.startsWith('https:'))
  const app = Fastify({
    ...doorOptions(settings, deps.log, headers),
    routerOptions: { caseSensitive: false },
  })
  limitLines(app.server, (url) => (url.toLowerCase().startsWith(EXPORT_PATH.toLowerCase()) ? 'long' : 'short'))
  guardDoor(app, settings, headers)
  dieAfterAnswer(app)
  await app.register(async (calls) => {
    readJson(calls)
    mountOffice(calls, deps, officeHandlers(deps, COMPANIES))
    mountExports(calls, deps, filesOf(deps))
    mountHoldPictures(calls, deps)
    const document = keptText(
      () => JSON.stringify(officeDocument(settings.officeUrl)),
      'application/json; charset=utf-8',
    )
    calls.get('/api/office/openapi.json', document)
  })
  await app.register(async (files) => mountPromotionPictures(files, deps))
  await app.register(async (site) => mountOfficeSite(site, siteFolder))
  return app
}
