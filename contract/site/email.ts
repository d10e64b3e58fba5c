/** Area Email: the contact form (U08, U13). */
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { CONSTANTS } from '../wire/constants.ts'
import { text, written } from '../wire/fields.ts'
import { DEPARTMENTS } from './messages.ts'

/** In one line: it stands in a mail's head. */
const name = z.pipe(
  written(CONSTANTS.contactNameMaxLetters),
  z.transform((raw: string) => raw.replace(/\s+/g, ' ')),
)

export const email = {
  sendMail: call({
    method: 'POST',
    path: '/api/api/Email/SendMail',
    access: 'anyone',
    about:
      'Sends what was written in the contact form. subject is the department; captcha is sent empty and not looked at.',
    body: {
      senderEmail: z.email().check(z.maxLength(200)),
      senderName: name,
      body: written(CONSTANTS.contactTextMaxLetters),
      subject: z.enum(DEPARTMENTS),
      captcha: text(2_000),
    },
    refusals: ['TOO_MANY_ATTEMPTS', 'MAIL_NOT_SENT'],
    example: {
      senderEmail: 'asha@example.com',
      senderName: 'Asha Juma',
      body: 'How do I change my number?',
      subject: 'Support',
      captcha: '',
    },
  }),
}
