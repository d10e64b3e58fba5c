/** What the contact form decides without a browser. Pure (U13). */
import type { Department } from '@uwanja/contract/site/messages'

export interface ContactForm {
  readonly senderName: string
  readonly senderEmail: string
  /** Empty until one was chosen. */
  readonly department: Department | ''
  readonly body: string
}
type Field = keyof ContactForm

/** Roughly an address: what is behind it only a mail can tell. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong, in the form's order; the texts' keys. */
export function problemsOf(
  form: ContactForm,
): { field: Field; text: 'please_fill_the_field' | 'contact.emailWrong' }[] {
  const empty = (['senderName', 'senderEmail', 'department', 'body'] as const)
    .filter((field) => form[field].trim() === '')
    .map((field) => ({ field, text: 'please_fill_the_field' as const }))
  const isWrong = form.senderEmail.trim() !== '' && !ADDRESS.test(form.senderEmail.trim())
  return isWrong ? [{ field: 'senderEmail', text: 'contact.emailWrong' }, ...empty] : empty
}

/** The call's values, once there are no problems: the department travels as the subject, the captcha empty (U13). */
export const toCall = ({ senderName, senderEmail, department, body }: ContactForm) => ({
  senderName: senderName.trim(),
  senderEmail: senderEmail.trim(),
  subject: department as Department,
  body: body.trim(),
  captcha: '',
})

export const isMailAddress = (text: string): boolean => ADDRESS.test(text)
