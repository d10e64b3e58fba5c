/** The table of companies that carry our messages. */
import type { SmsPlug } from './sms.ts'
import { fasthubSms } from './fasthub/adapter.ts'

export const SMS: readonly SmsPlug[] = [fasthubSms]
