/** USSD: codes that are dialled on a phone, and the menus that answer. A menu is a function; a code has one owner. */
import type { Language } from '@uwanja/i18n/language'

/** What the phone shows, in the language of whoever looks at it; `next` takes what is typed next. */
export interface Turn {
  readonly text: Readonly<Record<Language, string>>
  /** Digits that must not be shown: a PIN. */
  readonly hidden?: true
  readonly next?: (typed: string) => Turn | Promise<Turn>
}

/** Null when the code is not this menu's. */
export type UssdMenu = (msisdn: string, code: string) => Turn | Promise<Turn> | null

export interface UssdAnswer {
  readonly session: string | null
  readonly text: string
  readonly more: boolean
  readonly hidden: boolean
}

const UNKNOWN: Turn = {
  text: {
    en: 'Unknown code, or it has been used. Nothing happened.',
    sw: 'Namba hii haijulikani, au imeshatumika. Hakuna kilichofanyika.',
    zh: '代码无效或已被使用。没有发生任何操作。',
  },
}
const OVER: Turn = {
  text: {
    en: 'The session is over. Dial again.',
    sw: 'Muda umeisha. Piga tena.',
    zh: '会话已结束，请重新拨号。',
  },
}
/** A phone has one session at a time, as phones do; it lives in memory. */
export function openUssd(menus: readonly UssdMenu[]) {
  const sessions = new Map<string, { session: string; next: NonNullable<Turn['next']> }>()
  let count = 0
  function shown(msisdn: string, turn: Turn, language: Language): UssdAnswer {
    sessions.delete(msisdn)
    const session = turn.next ? `u${String(++count)}` : null
    if (turn.next && session) sessions.set(msisdn, { session, next: turn.next })
    return { session, text: turn.text[language], more: session !== null, hidden: turn.hidden ?? false }
  }
  return {
    async dial(msisdn: string, code: string, language: Language): Promise<UssdAnswer> {
      const dialled = code.replace(/\s/g, '')
      for (const menu of menus) {
        const turn = menu(msisdn, dialled)
        if (turn) return shown(msisdn, await turn, language)
      }
      return shown(msisdn, UNKNOWN, language)
    },
    async type(msisdn: string, session: string, typed: string, language: Language): Promise<UssdAnswer> {
      const open = sessions.get(msisdn)
      return shown(msisdn, open?.session === session ? await open.next(typed) : OVER, language)
    },
  }
}
export type Ussd = ReturnType<typeof openUssd>
