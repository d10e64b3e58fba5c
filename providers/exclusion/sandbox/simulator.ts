/**
 * The exclusion register's side of the wire: `POST /ask`, `POST /report` and `POST /changes`, the feed. People put numbers and
 * documents in and out on the sandbox's page; what the platform reports is in at once. Trouble that is switched on for the
 * company keeps it silent.
 */
import * as z from 'zod/mini'
import { signedAnswer, signedQuestion } from '../../signed-question.ts'
import type { SimulatorReply, SimulatorRequest, MakeSimulator, World } from '../../world.ts'

const digits = z.string().check(z.regex(/^\d{6,20}$/))
const asked = z.object({
  country: z.string(),
  number: digits,
  documents: z.optional(z.array(z.object({ type: z.string(), number: digits }))),
})
const reported = z.extend(asked, { until: z.iso.datetime() })

const followed = z.object({ since: z.nullable(z.object({ run: z.int(), nth: z.int() })) })

const SILENT: readonly string[] = ['no-answer', 'silent', 'broken-answer']

function answerOf(world: World, raw: unknown): object | null {
  const read = asked.safeParse(raw)
  if (!read.success) return null
  const { number, documents = [] } = read.data
  const subjects = [number, ...documents.map((one) => one.number)]
  const found = subjects.map((subject) => world.exclusions.find(subject)).find((one) => one !== null)
  return found ? { result: 'listed', until: found.until } : { result: 'clear' }
}

function taken(world: World, raw: unknown): object | null {
  const read = reported.safeParse(raw)
  if (!read.success) return null
  const { number, documents = [], until } = read.data
  for (const subject of [number, ...documents.map((one) => one.number)]) world.exclusions.put(subject, until)
  return { result: 'taken' }
}

const PAGE = 200

/** Of another sequence nothing is said but where this one stands. */
function changed({ exclusions }: World, raw: unknown): object | null {
  const read = followed.safeParse(raw)
  if (!read.success) return null
  const { since } = read.data
  const { run, last, changes } = exclusions.feed()
  const later = since?.run === run ? changes.filter(({ nth }) => nth > since.nth) : []
  return { run, last, changes: later.slice(0, PAGE) }
}

const CALLS: Readonly<Record<string, (world: World, raw: unknown) => object | null>> = {
  '/ask': answerOf,
  '/report': taken,
  '/changes': changed,
}

export const sandboxExclusionSimulator: MakeSimulator = (world, keys) => ({
  company: 'exclusion',
  handle(request: SimulatorRequest): SimulatorReply {
    const call = Object.hasOwn(CALLS, request.path) ? CALLS[request.path] : undefined
    if (request.method !== 'POST' || !call) return { http: 404, body: '{}' }
    const raw = signedQuestion(request, keys, world.wallMs())
    if (raw === null) return { http: 401, body: '{}' }
    if (SILENT.includes(world.trouble() ?? '')) return { http: 200, body: '', silent: true }
    const answer = call(world, raw)
    return answer === null ? { http: 400, body: '{}' } : signedAnswer(request, keys, answer)
  },
})
