/** Area Email: the contact form. */
import type { email } from '@uwanja/contract/site/email'
import type { Handlers } from '../wire/handlers.ts'
import { writeToHouse, type ContactParts } from './contact-rules.ts'

export function emailHandlers(parts: ContactParts): Handlers<typeof email> {
  return {
    async sendMail(written, { address }) {
      await writeToHouse(parts, address, written)
      return null
    },
  }
}
