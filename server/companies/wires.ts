/** Wires: how each outside company is reached, made from the settings. */
import { GAME_COMPANIES } from '@uwanja/providers/games'
import { PAYMENT_COMPANIES } from '@uwanja/providers/payments'
import type { Wire } from '@uwanja/providers/plugs'
import { SPORT_COMPANIES } from '@uwanja/providers/sports'
import { SMS } from '@uwanja/providers/sms'
import type { Settings } from '../settings/env.ts'

export interface Wires {
  payment(company: string): Wire
  game(company: string): Wire
  sport(company: string): Wire
  sms(company: string): Wire
  /** The look-up of a visitor's country, whichever it is. */
  geo(): Wire
  /** The mail server, whichever it is. */
  mail(): Wire
  /** The register of persons, whichever it is. */
  identity(): Wire
  /** The register of exclusions, whichever it is. */
  exclusion(): Wire
  /** The company with lists of sanctions and exposed persons, whichever it is. */
  screening(): Wire
}

/** A company's settings without its address, put together anew only when they are others. */
function keptFor(settingsNow: () => Readonly<Record<string, string>>): () => Wire['keys'] {
  let of: Readonly<Record<string, string>> | undefined
  let keys: Wire['keys'] = {}
  return () => {
    const now = settingsNow()
    if (now === of) return keys
    const { url: _url, ...others } = now
    of = now
    keys = others
    return keys
  }
}

/** @param keysOf A company's settings as they hold now; they may change while the process runs. */
export function openWires(settings: Settings, keysOf: Settings['company'] = settings.company): Wires {
  const wires = new Map<string, Wire>()
  const wire = (company: string, callbackPath: string): Wire => {
    const known = wires.get(`${company} ${callbackPath}`) ?? made(company, callbackPath)
    wires.set(`${company} ${callbackPath}`, known)
    return known
  }
  const made = (company: string, callbackPath: string): Wire => {
    const keysNow = keptFor(() => keysOf(company))
    return {
      baseUrl: settings.company(company)['url'] ?? '',
      callbackUrl: `${settings.publicCallbackUrl}${callbackPath}`,
      siteUrl: settings.publicUrl,
      // Whoever keeps a wire has the keys of the moment, not those of the start.
      get keys() {
        return keysNow()
      },
      timeoutMs: settings.companyTimeoutMs,
    }
  }
  return {
    payment: (company) => wire(company, `/callbacks/payments/${company}`),
    game: (company) => wire(company, `/callbacks/games/${company}`),
    sport: (company) => wire(company, `/callbacks/sports/${company}`),
    sms: (company) => wire(company, ''),
    geo: () => wire('geo', ''),
    mail: () => wire('mail', ''),
    identity: () => wire('identity', ''),
    exclusion: () => wire('exclusion', ''),
    screening: () => wire('screening', ''),
  }
}

/** Every outside company and where it is, for whoever counts its calls. What is asked of one company twice is told once. */
export function companiesOf(wires: Wires): { readonly company: string; readonly baseUrl: string }[] {
  const at = (company: string, { baseUrl }: Wire) => ({ company, baseUrl })
  return [
    ...Object.keys(GAME_COMPANIES).map((company) => at(company, wires.game(company))),
    ...Object.keys(SPORT_COMPANIES).map((company) => at(company, wires.sport(company))),
    ...PAYMENT_COMPANIES.map(({ name: company }) => at(company, wires.payment(company))),
    ...SMS.map(({ company }) => at(company, wires.sms(company))),
    ...(['geo', 'mail', 'identity', 'exclusion', 'screening'] as const).map((name) => at(name, wires[name]())),
  ]
}
