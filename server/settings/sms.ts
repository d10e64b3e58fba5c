/** Settings: how many codes go out by SMS. Each costs money, and whoever can use them up keeps others from theirs. */
import { whole } from '@uwanja/runtime/kinds'
import type { SettingsOf, SettingsTable } from '@uwanja/runtime/settings'

const codes = whole(1, 10_000_000)

export const SMS_ENV = {
  AGGREGATOR_SECRET: {
    default: '',
    about:
      'Proves the aggregator that brings USSD and SMS: /callbacks/ussd/aggregator?key=… and /callbacks/sms/aggregator?key=…. Empty: nothing is taken.',
    secret: true,
  },
  SMS_NUMBER_HOUR: {
    kind: codes,
    default: '5',
    about: 'Codes an hour to one number that anybody may ask for: recovery, and a number that is to become a player’s.',
  },
  SMS_NUMBER_DAY: { kind: codes, default: '10', about: 'The same in a day.' },
  SMS_OWN_HOUR: {
    kind: codes,
    default: '10',
    about:
      'Codes an hour to one number that a session, a right password or a device of the account asks for, each kind apart: ' +
      'no stranger can use these up.',
  },
  SMS_OWN_DAY: { kind: codes, default: '30', about: 'The same in a day.' },
  SMS_ADDRESS_HOUR: { kind: codes, default: '60', about: 'Codes an hour that one address may have sent to anybody.' },
  SMS_PREFIX_HOUR: {
    kind: codes,
    default: '500',
    about: 'Codes an hour to numbers that begin alike (country and three digits), of those that anybody may ask for.',
  },
  SMS_TOTAL_DAY: { kind: codes, default: '20000', about: 'All codes in a day that anybody may ask for.' },
  SMS_OWN_PREFIX_HOUR: {
    kind: codes,
    default: '5000',
    about: 'The reserve of log-ins, and as many again for what else sessions and known devices ask for: by beginning.',
  },
  SMS_OWN_TOTAL_DAY: { kind: codes, default: '100000', about: 'The same of everybody in a day.' },
} as const satisfies SettingsTable

/** The rows as they are read. */
export type SmsSettings = SettingsOf<typeof SMS_ENV>

/** How many within an hour to a number and to numbers that begin alike, and within a day to a number and to all. */
interface SmsCaps {
  readonly numberHour: number
  readonly numberDay: number
  readonly prefixHour: number
  readonly totalDay: number
}

/** Of what anybody may ask for, and of what a session, a right password or a known device asks for. */
export const smsCaps = (settings: SmsSettings): { readonly asked: SmsCaps; readonly own: SmsCaps } => ({
  asked: {
    numberHour: settings.smsNumberHour,
    numberDay: settings.smsNumberDay,
    prefixHour: settings.smsPrefixHour,
    totalDay: settings.smsTotalDay,
  },
  own: {
    numberHour: settings.smsOwnHour,
    numberDay: settings.smsOwnDay,
    prefixHour: settings.smsOwnPrefixHour,
    totalDay: settings.smsOwnTotalDay,
  },
})
