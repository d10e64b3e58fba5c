/** Area Email: the contact form (specification B2 contact, B7 contact). */
import { later } from './call.ts'

export const email = {
  sendMail: later('contact', {
    method: 'POST',
    path: '/api/api/Email/SendMail',
    access: 'anyone',
    about: 'Sends the contact form.',
  }),
}
