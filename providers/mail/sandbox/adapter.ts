/** Hands mail to the sandbox's mailbox. For trying things out: no real company speaks this. */
import type { MailPlug } from '../mail.ts'

export const sandboxMail: MailPlug = {
  about: 'The outside world’s mailbox at MAIL_URL.',
  settings: [],
  open({ baseUrl, timeoutMs }) {
    if (!URL.canParse(baseUrl)) throw new Error('MAIL_URL must be the address of the mailbox')
    return async (mail) => {
      try {
        const answer = await fetch(`${baseUrl}/messages`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(mail),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        return answer.status === 202
      } catch {
        return false
      }
    }
  },
}
