/** Hands mail to a mail server over SMTP (RFC 5321), with TLS wherever the server offers it. */
import { createTransport } from 'nodemailer'
import type { MailPlug } from '../mail.ts'

export const smtpMail: MailPlug = {
  about: 'The mail server at MAIL_URL: smtp://host:587 or smtps://host:465, with MAIL_USER and MAIL_PASSWORD.',
  settings: ['user', 'password'],
  open({ baseUrl, keys, timeoutMs }) {
    const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null
    if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
      throw new Error('MAIL_URL must be the address of a mail server: smtp://host:587 or smtps://host:465')
    const { user = '', password = '' } = keys
    const isWrapped = url.protocol === 'smtps:'
    const transport = createTransport({
      host: url.hostname,
      port: Number(url.port) || (isWrapped ? 465 : 587),
      secure: isWrapped,
      // A password in plain text is not sent, whoever stands between us and the server.
      ...(user === '' ? {} : { auth: { user, pass: password }, requireTLS: !isWrapped }),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // Text from outside never names a file of ours or an address to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return async ({ from, to, replyTo, subject, text }) => {
      try {
        const sent = await transport.sendMail({ from, to, replyTo, subject, text })
        return sent.accepted.length > 0
      } catch {
        return false
      }
    }
  },
}
