/** Sends a message through FastHub. The text may hold a code, so nothing here writes it anywhere. */
import { askHttp, jsonOf } from '../../asked.ts'
import type { SmsPlug } from '../sms.ts'
import { SEND_PATH, smsAnswer } from './words.ts'

/** The sender that the phone shows; networks allow eleven letters. */
const SOURCE = 'UWANJA'

export const fasthubSms: SmsPlug = {
  company: 'fasthub',
  settings: ['clientId', 'clientSecret'],
  async send({ msisdn, text, reference }, wire) {
    const { clientId = '', clientSecret = '' } = wire.keys
    try {
      const answer = await askHttp(wire.baseUrl + SEND_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          auth: { clientId, clientSecret },
          messages: [{ text, msisdn, source: SOURCE, reference }],
        }),
        redirect: 'error',
        timeoutMs: wire.timeoutMs,
        longest: 10_000,
      })
      const words = smsAnswer.safeParse(jsonOf(answer))
      if (!answer.ok || !words.success || words.data.status !== 'SUCCESS') return false
      return words.data.messages.some((sent) => sent.reference === reference && sent.status === 'ACCEPTED')
    } catch {
      return false
    }
  },
}
