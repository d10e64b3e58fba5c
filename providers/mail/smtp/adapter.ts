/** Hands mail to a mail server over SMTP (RFC 5321), with TLS wherever the server offers it. */
import { companyCalled, type CompanyOutcome } from '../../company-call.ts'
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
    const options = {
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
    }
    // Read only where it is chosen, when the first letter is sent.
    const transport = async () => (await import('nodemailer')).createTransport(options)
    let opened: ReturnType<typeof transport> | undefined
    return async ({ from, to, replyTo, subject, text }) => {
      const startedMs = performance.now()
      try {
        const sent = await (await (opened ??= transport())).sendMail({ from, to, replyTo, subject, text })
        companyCalled('mail', startedMs, 'answered')
        return sent.accepted.length > 0
      } catch (error) {
        companyCalled('mail', startedMs, outcomeOf(error))
        return false
      }
    }
  },
}

/** The mail server's own code, if it said one: 5xx is its answer to this mail, 4xx says that it cannot now. */
function outcomeOf(error: unknown): CompanyOutcome {
  const code = (error as { responseCode?: number }).responseCode ?? 0
  if (code >= 500) return 'answered'
  return code >= 400 ? 'failed' : 'no-answer'
}
