/** Area Email: the contact form. */
import type { email } from '@uwanja/contract/site/email'
import type { Handlers } from '../wire/handlers.ts'
import { writeToHouse, type ContactDeps } from './contact-rules.ts'

export function emailHandlers(deps: ContactDeps): Handlers<typeof email> {
  return {
    async sendMail(written, { ip }) {
      await writeToHouse(deps, ip, written)
      return null
    },
  }
}
