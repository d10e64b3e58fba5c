/**
 * The screening company's side of the wire: `POST /screen`. People put entries in and out on the sandbox's page. Trouble that is
 * switched on for the company keeps it silent.
 */
import * as z from 'zod/mini'
import { signedAnswer, signedQuestion } from '../../signed-question.ts'
import type { MakeSimulator } from '../../world.ts'

const question = z.object({
  country: z.string(),
  firstName: z.string().check(z.minLength(1)),
  lastName: z.string().check(z.minLength(1)),
  birthDate: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
})
const SILENT: readonly string[] = ['no-answer', 'silent', 'broken-answer']

export const sandboxScreeningSimulator: MakeSimulator = (world, keys) => ({
  company: 'screening',
  handle(request) {
    if (request.method !== 'POST' || request.path !== '/screen') return { http: 404, body: '{}' }
    const raw = signedQuestion(request, keys, world.wallMs())
    if (raw === null) return { http: 401, body: '{}' }
    if (SILENT.includes(world.trouble() ?? '')) return { http: 200, body: '', silent: true }
    const read = question.safeParse(raw)
    if (!read.success) return { http: 400, body: '{}' }
    const { firstName, lastName, birthDate } = read.data
    return signedAnswer(request, keys, {
      result: 'screened',
      hits: world.screening(`${firstName} ${lastName}`, birthDate),
    })
  },
})
