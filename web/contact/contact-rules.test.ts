/** The contact form's rules. */
import { expect, it } from 'vitest'
import { problemsOf, toCall, type ContactForm } from './contact-rules.ts'

const FULL: ContactForm = {
  senderName: ' Asha ',
  senderEmail: ' asha@example.com ',
  department: 'Marketing',
  body: ' x ',
}

it('U13 name, e-mail, department and message are required, and an address must look like one', () => {
  expect(problemsOf(FULL)).toEqual([])
  expect(
    problemsOf({ ...FULL, senderName: ' ', senderEmail: '', department: '', body: '\n' }).map(({ field }) => field),
  ).toEqual(['senderName', 'senderEmail', 'department', 'body'])
  for (const senderEmail of ['asha', 'asha@', '@example.com', 'a b@example.com', 'asha@example'])
    expect(problemsOf({ ...FULL, senderEmail })).toEqual([{ field: 'senderEmail', text: 'contact.emailWrong' }])
})

it('U13 the department travels as the subject, the captcha empty', () => {
  expect(toCall(FULL)).toEqual({
    senderName: 'Asha',
    senderEmail: 'asha@example.com',
    subject: 'Marketing',
    body: 'x',
    captcha: '',
  })
})
