/** What the house tells a player about the account's safety, unasked. One way out, so that an inbox can be a second one. */
import { fill } from '@uwanja/i18n/fill'
import { isLanguage } from '@uwanja/i18n/language'
import { TEXTS } from '@uwanja/i18n/languages'
import type { Player } from '../players/store.ts'
import { noticeLimits } from './limits.ts'
import type { SecurityDeps } from './deps.ts'
import { readUserAgent } from './user-agent.ts'

export type Notice =
  | { readonly what: 'new-device'; readonly agent: string }
  | { readonly what: 'password-changed' }
  /** Whatever the switch says, because a thief would switch the messages off first; so is the next one. */
  | {
      readonly what:
        | 'two-factor-on'
        | 'two-factor-off'
        | 'sms-security-on'
        | 'sms-security-off'
        | 'email-changed'
        | 'phone-pin-changed'
    }
  | { readonly what: 'factors-reset' }
  | { readonly what: 'sessions-ended' }
  /** To the number that was the player's, whatever the switch says: it is the last word that it hears. */
  | { readonly what: 'number-changed' }

type Recipient = Pick<Player, 'number' | 'language' | 'smsNotifications'>

function textOf(player: Recipient, notice: Notice): string {
  const { notices } = TEXTS[isLanguage(player.language) ? player.language : 'en']
  switch (notice.what) {
    case 'new-device': {
      const { browser, os } = readUserAgent(notice.agent)
      const device = [browser, os].filter(Boolean).join(', ') || notices.unknownDevice
      return fill(notices.newDevice, { device })
    }
    case 'password-changed':
      return notices.passwordChanged
    case 'two-factor-on':
      return notices.twoFactorOn
    case 'two-factor-off':
      return notices.twoFactorOff
    case 'sms-security-on':
      return notices.smsSecurityOn
    case 'sms-security-off':
      return notices.smsSecurityOff
    case 'email-changed':
      return notices.emailChanged
    case 'phone-pin-changed':
      return notices.phonePinChanged
    case 'factors-reset':
      return notices.factorsReset
    case 'sessions-ended':
      return notices.sessionsEnded
    case 'number-changed':
      return notices.numberChanged
  }
}

/** The others are what a thief would do, who would switch the messages off first. */
const OBEYING: readonly Notice['what'][] = ['new-device', 'password-changed', 'sessions-ended']

type Deps = Pick<SecurityDeps, 'throttle' | 'jurisdiction' | 'settings' | 'sendSms' | 'onFault'>

async function bySms(deps: Deps, player: Recipient, notice: Notice): Promise<void> {
  const obeysSwitch = OBEYING.includes(notice.what)
  if (!player.smsNotifications && obeysSwitch) return
  // Each message costs money, and a thief in a loop must not empty the purse or the player's patience.
  const outcome = await deps.throttle.take(
    noticeLimits({ prefix: deps.jurisdiction.prefix, sms: deps.settings }, player.number),
  )
  if (outcome.taken) await deps.sendSms(player.number, textOf(player, notice), `notice-${notice.what}`)
}

/** After COMMIT; nobody waits for it, and a message that no company takes undoes nothing. */
export function notify(deps: Deps, player: Recipient, notice: Notice): void {
  bySms(deps, player, notice).catch(deps.onFault)
}
