/** The aggregator's end: what a phone dials or sends goes to the platform as the aggregator says it, all that was typed joined by stars. */
import type { Turn, UssdMenu } from './ussd.ts'

/** The platform's code, and the number to which a phone sends its words. */
export const PLATFORM_CODE = '*384*96#'

interface Platform {
  /** Without a trailing slash; what is dialled goes to /ussd/aggregator below it. */
  readonly callbacks: string
  readonly key: string
}

const same = (text: string): Turn['text'] => ({ en: text, sw: text, zh: text })
const SILENT: Turn = {
  text: {
    en: 'The service does not answer. Dial again.',
    sw: 'Huduma haijibu. Piga tena.',
    zh: '服务无响应，请重新拨号。',
  },
}

const WITHIN_MS = 10_000

async function post({ callbacks, key }: Platform, kind: 'ussd' | 'sms', fields: Record<string, string>) {
  return fetch(`${callbacks}/${kind}/aggregator?key=${encodeURIComponent(key)}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(WITHIN_MS),
  }).catch(() => null)
}

let count = 0
const newSession = (): string => `AT${Date.now().toString(36)}${String(++count)}`

/** The platform's menu is the platform's own: each answer says whether it waits for something. */
export function platformMenu(platform: Platform): UssdMenu {
  return (msisdn, code) => {
    if (code !== PLATFORM_CODE) return null
    const sessionId = newSession()
    const asked = async (steps: readonly string[]): Promise<Turn> => {
      const fields = { sessionId, serviceCode: PLATFORM_CODE, phoneNumber: `+${msisdn}`, text: steps.join('*') }
      const answer = await post(platform, 'ussd', fields)
      const [, word, text] = /^(CON|END) ([^]*)$/.exec((await answer?.text()) ?? '') ?? []
      if (word === undefined || text === undefined) return SILENT
      const isPin = /\bPIN\b/.test(text) && word === 'CON'
      return {
        text: same(text),
        ...(isPin ? { hidden: true } : {}),
        ...(word === 'CON' ? { next: (typed: string) => asked([...steps, typed]) } : {}),
      }
    }
    return asked([])
  }
}

/** A phone sends words to the platform's number. @returns whether the platform took them. */
export async function sendToPlatform(platform: Platform, msisdn: string, text: string): Promise<boolean> {
  const answer = await post(platform, 'sms', { id: newSession(), from: `+${msisdn}`, to: '38496', text })
  return answer?.ok === true
}
