/** Hands mail to the sandbox's mailbox. For trying things out: no real company speaks this. */
import { askHttp } from '../../asked.ts'
import type { MailPlug } from '../mail.ts'

export const sandboxMail: MailPlug = {
  about: 'The outside world’s mailbox at MAIL_URL.',
  settings: [],
  open({ baseUrl, timeoutMs }) {
    if (!URL.canParse(baseUrl)) throw new Error('MAIL_URL must be the address of the mailbox')
    return async (mail) => {
      try {
        const answer = await askHttp(`${baseUrl}/messages`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(mail),
          redirect: 'error',
          timeoutMs,
          longest: 0,
        })
        return answer.status === 202
      } catch {
        return false
      }
    }
  },
}
