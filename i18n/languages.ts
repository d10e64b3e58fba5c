/** All languages at once, for the server. A browser imports language.ts, which loads only the one that it shows. */
import { en, type Texts } from './en.ts'
import { letters as enLetters } from './en/letters.ts'
import { notices as enNotices } from './en/notices.ts'
import { pushWords as enPushWords } from './en/push-words.ts'
import { sms as enSms } from './en/sms.ts'
import type { Language } from './language.ts'
import { sw } from './sw.ts'
import { letters as swLetters } from './sw/letters.ts'
import { notices as swNotices } from './sw/notices.ts'
import { pushWords as swPushWords } from './sw/push-words.ts'
import { sms as swSms } from './sw/sms.ts'
import type { Translation } from './translation.ts'
import { zh } from './zh.ts'
import { letters as zhLetters } from './zh/letters.ts'
import { notices as zhNotices } from './zh/notices.ts'
import { pushWords as zhPushWords } from './zh/push-words.ts'
import { sms as zhSms } from './zh/sms.ts'

/** What the server writes to players by itself. */
const written = { letters: enLetters, notices: enNotices, pushWords: enPushWords, sms: enSms } as const

/** What the site says, and what the server writes: no browser downloads that. */
export type AllTexts = Texts & Translation<typeof written>

export const TEXTS: Readonly<Record<Language, AllTexts>> = {
  en: { ...en, ...written },
  sw: { ...sw, letters: swLetters, notices: swNotices, pushWords: swPushWords, sms: swSms },
  zh: { ...zh, letters: zhLetters, notices: zhNotices, pushWords: zhPushWords, sms: zhSms },
}
