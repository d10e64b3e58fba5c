/** Sends a message through FastHub. The text may hold a code, so nothing here writes it anywhere. */
import type { SmsPlug } from '../../plugs.ts'
import { SEND_PATH, smsAnswer } from './words.ts'

/** The sender that the phone shows; networks allow eleven letters. */
const SOURCE = 'UWANJA'

export const fasthubSms: SmsPlug = {
  company: 'fasthub',
  settings: ['clientId', 'clientSecret'],
  async send({ msisdn, text, reference }, wire) {
    const { clientId = '', clientSecret = '' } = wire.keys
    try {
      const answer = await fetch(wire.baseUrl + SEND_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          auth: { clientId, clientSecret },
          messages: [{ text, msisdn, source: SOURCE, reference }],
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(wire.timeoutMs),
      })
      const words = smsAnswer.safeParse(await answer.json())
      if (!answer.ok || !words.success || words.data.status !== 'SUCCESS') return false
      return words.data.messages.some((sent) => sent.reference === reference && sent.status === 'ACCEPTED')
    } catch {
      return false
    }
  },
}
