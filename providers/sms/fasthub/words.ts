/** The words of FastHub's SMS call: the request as several public integrations send it, and the answer that we read. */
import * as z from 'zod/mini'

export const SEND_PATH = '/sms/send'

export const smsRequest = z.object({
  auth: z.object({ clientId: z.string(), clientSecret: z.string() }),
  messages: z
    .array(
      z.object({
        text: z.string().check(z.minLength(1), z.maxLength(918)),
        msisdn: z.string().check(z.regex(/^\d{9,15}$/)),
        source: z.string().check(z.minLength(1), z.maxLength(11)),
        reference: z.string().check(z.minLength(1), z.maxLength(64)),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
})

export const smsAnswer = z.object({
  status: z.enum(['SUCCESS', 'FAILED', 'UNAUTHORIZED', 'INVALID_REQUEST']),
  messages: z.array(z.object({ reference: z.string(), status: z.enum(['ACCEPTED', 'REJECTED']) })),
})
export type SmsAnswer = z.output<typeof smsAnswer>
