/** FastHub's side of the SMS call, on top of the sandbox's phones. */
import { isSame } from '../../payments/fasthub/signing.ts'
import type { SimulatorReply, MakeSimulator } from '../../world.ts'
import { SEND_PATH, type SmsAnswer, smsRequest } from './words.ts'

export const fasthubSmsSimulator: MakeSimulator = (world, keys) => {
  return {
    company: 'fasthub',
    handle({ method, path, rawBody }) {
      if (method !== 'POST' || path !== SEND_PATH) return reply(404, { status: 'INVALID_REQUEST', messages: [] })
      const request = smsRequest.safeParse(jsonOf(rawBody))
      if (!request.success) return reply(400, { status: 'INVALID_REQUEST', messages: [] })
      const { auth, messages } = request.data
      if (!isSame(auth.clientId, keys['clientId'] ?? '') || !isSame(auth.clientSecret, keys['clientSecret'] ?? '')) {
        return reply(401, { status: 'UNAUTHORIZED', messages: [] })
      }
      const results = messages.map(({ msisdn, text, source, reference }) => {
        const isReachable = world.phones.currency(msisdn) !== null && world.testOutcome({ msisdn }) !== 'sms-refused'
        if (isReachable) world.phones.deliver(msisdn, { from: source, text })
        return { reference, status: isReachable ? ('ACCEPTED' as const) : ('REJECTED' as const) }
      })
      const isAnyAccepted = results.some(({ status }) => status === 'ACCEPTED')
      return reply(200, { status: isAnyAccepted ? 'SUCCESS' : 'FAILED', messages: results })
    },
  }
}

function reply(http: number, answer: SmsAnswer): SimulatorReply {
  return { http, body: JSON.stringify(answer) }
}

function jsonOf(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody)
  } catch {
    return null
  }
}
