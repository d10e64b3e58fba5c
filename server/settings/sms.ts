/** Settings: how many codes go out by SMS. Each costs money, and whoever can use them up keeps others from theirs. */
import { wholeNumber } from './values.ts'

export const SMS_ENV = {
  SMS_NUMBER_HOUR: {
    default: '5',
    about: 'Codes an hour to one number that anybody may ask for: recovery, and a number that is to become a player’s.',
  },
  SMS_NUMBER_DAY: { default: '10', about: 'The same in a day.' },
  SMS_OWN_HOUR: {
    default: '10',
    about:
      'Codes an hour to one number that a session, a right password or a device of the account asks for, each kind apart: ' +
      'no stranger can use these up.',
  },
  SMS_OWN_DAY: { default: '30', about: 'The same in a day.' },
  SMS_ADDRESS_HOUR: { default: '60', about: 'Codes an hour that one address may have sent to anybody.' },
  SMS_PREFIX_HOUR: {
    default: '500',
    about: 'Codes an hour to numbers that begin alike (country and three digits), of those that anybody may ask for.',
  },
  SMS_TOTAL_DAY: { default: '20000', about: 'All codes in a day that anybody may ask for.' },
  SMS_OWN_PREFIX_HOUR: {
    default: '5000',
    about: 'The reserve of log-ins, and as many again for what else sessions and known devices ask for: by beginning.',
  },
  SMS_OWN_TOTAL_DAY: { default: '100000', about: 'The same of everybody in a day.' },
} as const

type Name = keyof typeof SMS_ENV

/** How many within an hour to a number and to numbers that begin alike, and within a day to a number and to all. */
interface SmsCaps {
  readonly numberHour: number
  readonly numberDay: number
  readonly prefixHour: number
  readonly totalDay: number
}

export interface SmsSettings {
  readonly sms: { readonly asked: SmsCaps; readonly own: SmsCaps; readonly addressHour: number }
}

export function smsOf(value: (name: Name) => string): SmsSettings {
  const most = (name: Name) => wholeNumber(name, value(name), 1, 10_000_000)
  const asked = { numberHour: most('SMS_NUMBER_HOUR'), numberDay: most('SMS_NUMBER_DAY') }
  const own = { numberHour: most('SMS_OWN_HOUR'), numberDay: most('SMS_OWN_DAY') }
  return {
    sms: {
      asked: { ...asked, prefixHour: most('SMS_PREFIX_HOUR'), totalDay: most('SMS_TOTAL_DAY') },
      own: { ...own, prefixHour: most('SMS_OWN_PREFIX_HOUR'), totalDay: most('SMS_OWN_TOTAL_DAY') },
      addressHour: most('SMS_ADDRESS_HOUR'),
    },
  }
}
