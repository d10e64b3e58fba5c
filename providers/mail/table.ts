/** The table of ways to send mail; the setting MAIL_PROVIDER names the one that is used. */
import type { MailPlug } from './mail.ts'
import { sandboxMail } from './sandbox/adapter.ts'
import { smtpMail } from './smtp/adapter.ts'

export const MAIL = { smtp: smtpMail, sandbox: sandboxMail } as const satisfies Record<string, MailPlug>

export type MailProvider = keyof typeof MAIL
