/** The mail about each log-in, for whoever asked for it and gave an address (U16). */
import { fill } from '@uwanja/i18n/fill'
import { isLanguage } from '@uwanja/i18n/language'
import { TEXTS } from '@uwanja/i18n/languages'
import { houseMail } from '../notices/mail.ts'
import { loginMailLimits } from './limits.ts'
import type { SecurityDeps } from './deps.ts'
import { readUserAgent } from './user-agent.ts'

type Login = { readonly to: string | null; readonly language: string; readonly agent: string }

/** Names nobody: an address that was mistyped is a stranger's. */
async function mailOne(deps: SecurityDeps, { to, language, agent }: Login): Promise<void> {
  if (!deps.sendMail || !to) return
  if (!(await deps.throttle.take(loginMailLimits(to))).taken) return
  const { loginMail, notices } = TEXTS[isLanguage(language) ? language : 'en']
  const { browser, os } = readUserAgent(agent)
  const device = [browser, os].filter(Boolean).join(', ') || notices.unknownDevice
  await deps.sendMail(houseMail(deps.settings, to, { ...loginMail, text: fill(loginMail.text, { device }) }))
}

/** After COMMIT; nobody waits for it, and a mail that no server takes undoes nothing. */
export function mailLogin(deps: SecurityDeps, login: Login): void {
  mailOne(deps, login).catch(deps.onFault)
}
