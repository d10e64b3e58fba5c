/** Mail, through the way that MAIL_PROVIDER names; null when none is named. */
import { MAIL } from '@uwanja/providers/mail'
import type { Mail } from '@uwanja/providers/mail/mail'
import type { Settings } from '../settings/env.ts'
import type { Wires } from './wires.ts'

export function openMail({ mail }: Pick<Settings, 'mail'>, wires: Wires): ((mail: Mail) => Promise<boolean>) | null {
  return mail.provider === null ? null : MAIL[mail.provider].open(wires.mail())
}
