/**
 * The register's side of the wire: `POST /check`. What a person can type: a number that ends in 404 is unknown, in 13 belongs
 * to somebody else, in 503 finds the register closed, in 000 is never answered. Every other one matches whoever shows it.
 */
import * as z from 'zod/mini'
import { signedAnswer, signedQuestion } from '../../signed-question.ts'
import type { MakeSimulator } from '../../world.ts'

const question = z.object({
  country: z.string(),
  documentType: z.string(),
  documentNumber: z.string().check(z.regex(/^\d{6,20}$/)),
  firstName: z.string().check(z.minLength(1)),
  lastName: z.string().check(z.minLength(1)),
  birthDate: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
})

function resultOf(documentNumber: string): 'match' | 'mismatch' | 'unknown' {
  if (documentNumber.endsWith('404')) return 'unknown'
  return documentNumber.endsWith('13') ? 'mismatch' : 'match'
}

export const sandboxIdentitySimulator: MakeSimulator = (world, keys) => ({
  company: 'identity',
  handle(request) {
    if (request.method !== 'POST' || request.path !== '/check') return { http: 404, body: '{}' }
    const raw = signedQuestion(request, keys, world.wallMs())
    if (raw === null) return { http: 401, body: '{}' }
    const read = question.safeParse(raw)
    if (!read.success) return { http: 400, body: '{}' }
    const { documentNumber } = read.data
    if (documentNumber.endsWith('503')) return { http: 503, body: '{}' }
    if (documentNumber.endsWith('000')) return { http: 200, body: '', silent: true }
    return signedAnswer(request, keys, { result: resultOf(documentNumber) })
  },
})
