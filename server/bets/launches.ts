/** Area Sports: launches of the sportsbooks. A visitor is launched too, without a token, so no stake of theirs can reach a wallet. */
import { LANGUAGES, type Language } from '@uwanja/contract/wire/constants'
import type { BettingProvider, sports } from '@uwanja/contract/site/sports'
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import type { SportCompany } from '@uwanja/providers/sports'
import { launchSport } from '@uwanja/providers/sports/launch'
import type { Wires } from '../companies/wires.ts'
import { mayPlay } from '../wallet/may-play.ts'
import { openGameSession } from '../wallet/store.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Caller, Handlers } from '../wire/handlers.ts'
import { bettingProviders, SPORTSBOOKS } from './providers.ts'

export interface LaunchDeps {
  readonly db: Db
  readonly money: Money
  readonly wires: Pick<Wires, 'sport'>
  readonly jurisdiction: Pick<Jurisdiction, 'currency'>
  readonly settings: { readonly publicUrl: string; readonly moreBettingProviders: readonly BettingProvider[] }
  readonly register: { requireKnown(playerId: bigint, when: 'money'): Promise<void> }
  warn(what: string, details: Readonly<Record<string, string>>): void
}

/** B9: en to en-GB, sw to sw-SW, zh to zh-CN, else en-GB. */
const CULTURES: Readonly<Record<Language, string>> = { en: 'en-GB', sw: 'sw-SW', zh: 'zh-CN' }

const languageOf = (lang = ''): Language => LANGUAGES.find((one) => one === lang.slice(0, 2).toLowerCase()) ?? 'en'

interface Wanted {
  readonly lang?: string | undefined
  readonly isLite?: boolean | undefined
}

export function sportsHandlers(deps: LaunchDeps): Handlers<typeof sports> {
  const { wires, settings } = deps
  const altenar = async ({ lang, isLite = false }: Wanted, caller: Caller) => {
    const company = isLite ? 'altenarlite' : 'altenar'
    const frame = await launch(deps, { company, lang: languageOf(lang) }, caller)
    const url = wires.sport(company).keys['widgetUrl'] ?? ''
    const told = { token: frame.currentSession, lang: CULTURES[languageOf(lang)], skinId: company, lite: isLite }
    return { ...frame, url, ...told }
  }
  return {
    getBettingProviders: async () => [...bettingProviders(wires, settings.moreBettingProviders)],
    async bsBetting(_wanted, caller) {
      const company = 'bsbetting'
      const frame = await launch(deps, { company, lang: caller.language }, caller)
      const merchantId = wires.sport(company).keys['operatorId'] ?? ''
      return { ...frame, baseUrl: frame.iFramebaseUrl, token: frame.currentSession, merchantId }
    },
    altenar,
    altenarNew: altenar,
    everyMatrix: ({ lang }, caller) => launch(deps, { company: 'bti', lang: languageOf(lang) }, caller),
  }
}

/** Whose stakes it may take; null: a visitor. */
async function playerOf({ db, money, register }: LaunchDeps, company: SportCompany, { session }: Caller) {
  if (!session) return null
  const { playerId, id: sessionId } = session
  await register.requireKnown(playerId, 'money')
  await mayPlay({ db, money }, playerId, { freeplay: false })
  const token = await openGameSession(db, { playerId, sessionId, company, productId: '', gameId: 'sports' })
  const wallet = await money.read.wallet(db, playerId)
  return { id: `${playerId}`, token, currency: wallet?.currency }
}

async function launch(deps: LaunchDeps, { company, lang }: { company: SportCompany; lang: Language }, caller: Caller) {
  const { wires, settings, jurisdiction } = deps
  const { page } = SPORTSBOOKS[company]
  const player = await playerOf(deps, company, caller)
  const wanted = {
    player,
    lang,
    skin: company,
    currency: player?.currency ?? jurisdiction.currency,
    isMobile: /Mobi|Android/i.test(caller.agent),
    lobbyUrl: new URL(page, settings.publicUrl).href,
  }
  try {
    const { url, session } = await launchSport(company, wanted, wires.sport(company))
    return { iFramebaseUrl: url, currentSession: session, basePath: page }
  } catch (error) {
    // The bookmaker may be away: that is no fault of ours, and the player can try again.
    deps.warn('a sportsbook did not open', { company, error: String(error) })
    return refuse('SPORTSBOOK_NOT_AVAILABLE')
  }
}
