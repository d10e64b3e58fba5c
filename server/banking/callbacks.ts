/** Companies' callbacks about payments: verified and translated by the company's plug, heard by the rules. */
import type { FastifyInstance } from 'fastify'
import { hear } from './outcomes.ts'
import type { BankingParts } from './parts.ts'

/** Mounts `/callbacks/payments/{company}`. The app must hand bodies over as they were sent: signatures are over bytes. */
export function mountPaymentCallbacks(
  app: FastifyInstance,
  parts: BankingParts,
  onRefused: (company: string, reason: string) => void,
): void {
  app.post<{ Params: { company: string }; Body: string | null }>(
    '/callbacks/payments/:company',
    async (request, reply) => {
      const company = parts.methods.company(request.params.company)
      if (!company) onRefused('unknown', 'unknown-company')
      if (!company) return reply.code(404).send({ status: 'UNKNOWN_COMPANY' })
      const raw = { path: '', headers: request.headers, rawBody: request.body ?? '', nowMs: Date.now() }
      const news = company.readCallback(raw, parts.methods.wire(company.company))
      if (!news) {
        onRefused(company.company, 'unproven')
        parts.warn('a payment callback was refused', { company: company.company, address: request.ip })
        return reply.code(401).send({ status: 'REFUSED' })
      }
      const heard = await hear(parts, news.key, company.company, news.outcome)
      // A payment that we do not know may be one that we have not committed yet: the company tries again.
      if (heard === 'unknown-payment') onRefused(company.company, heard)
      if (heard === 'unknown-payment') return reply.code(404).send({ status: 'UNKNOWN_PAYMENT' })
      return reply.code(200).send({ status: 'OK' })
    },
  )
}
