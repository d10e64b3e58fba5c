/** Wires: how each outside company is reached, made from the settings. */
import type { Wire } from '@uwanja/providers/plugs'
import type { Settings } from './env.ts'

export interface Wires {
  payment(company: string): Wire
  game(company: string): Wire
  sms(company: string): Wire
  /** The look-up of a visitor's country, whichever it is. */
  geo(): Wire
  /** The mail server, whichever it is. */
  mail(): Wire
  /** The register of persons, whichever it is. */
  identity(): Wire
}

export function openWires(settings: Settings): Wires {
  const wire = (company: string, callbackPath: string): Wire => {
    const { url = '', ...keys } = settings.company(company)
    return {
      baseUrl: url,
      callbackUrl: `${settings.callbackUrl}${callbackPath}`,
      siteUrl: settings.publicUrl,
      keys,
      timeoutMs: settings.companyTimeoutMs,
    }
  }
  return {
    payment: (company) => wire(company, `/callbacks/payments/${company}`),
    game: (company) => wire(company, `/callbacks/games/${company}`),
    sms: (company) => wire(company, ''),
    geo: () => wire('geo', ''),
    mail: () => wire('mail', ''),
    identity: () => wire('identity', ''),
  }
}
