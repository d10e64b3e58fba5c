/** Area Game: launches, each company's the same once the specification's spellings are read. Lobbies: lobby-handlers.ts. */
import type { Language } from '@uwanja/contract/wire/constants'
import type { game } from '@uwanja/contract/site/game'
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { GAME_COMPANIES, isGameCompany, type GameCompany } from '@uwanja/providers/games'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Jurisdiction } from '../jurisdictions/jurisdictions.ts'
import { refuse } from '../runtime/refuse.ts'
import type { Caller, Handlers } from '../wire/handlers.ts'
import type { Wires } from '../companies/wires.ts'
import { mayPlay } from '../wallet/may-play.ts'
import { openGameSession } from '../wallet/store.ts'

export interface GameDeps {
  readonly db: Db
  readonly money: Money
  readonly wires: Wires
  readonly jurisdiction: Pick<Jurisdiction, 'currency'>
  readonly settings: { readonly publicUrl: string }
  readonly catalogue: Pick<Catalogue, 'isOffered'>
  readonly register: { requireKnown(playerId: bigint, when: 'money'): Promise<void> }
  readonly tax: { shown(db: Db, base: 'winnings', product: 'casino'): Promise<string | null> }
  warn(what: string, details: Readonly<Record<string, string>>): void
}

/** What the calls say, under one spelling. */
interface Wanted {
  readonly gameId: string
  readonly lang?: Language | undefined
  readonly freeplay?: boolean | undefined
  /** How the company divides its games, and which part this one is in. */
  readonly division?: Readonly<Partial<Record<'productId' | 'systemId', string>>>
  /** Absent: what the browser calls itself decides. */
  readonly isMobile?: boolean | undefined
  readonly lobby?: string
}

type Launches = Pick<Handlers<typeof game>, Extract<keyof Handlers<typeof game>, `start${string}`>>

export function gameHandlers(deps: GameDeps): Launches {
  const start = (company: GameCompany, wanted: Wanted, caller: Caller) => launch(deps, company, wanted, caller)
  return {
    startEgt: (wanted, caller) => start('egt', wanted, caller),
    startSoftGaming: ({ systemId, lobyUrl, ...wanted }, caller) =>
      start('softgaming', { ...wanted, division: { systemId }, lobby: lobyUrl }, caller),
    startBetsolutions: ({ productId, ...wanted }, caller) =>
      start('betsolutions', { ...wanted, division: { productId } }, caller),
    startEndorphina: ({ lobbyUrl, ...wanted }, caller) => start('endorphina', { ...wanted, lobby: lobbyUrl }, caller),
    startBetConstruct: (wanted, caller) => start('betconstruct', wanted, caller),
    startQTech: ({ gameid, lobbyUrl, ...wanted }, caller) =>
      start('qtech', { ...wanted, gameId: gameid, lobby: lobbyUrl }, caller),
    startGlobalBet: ({ gameid, ...wanted }, caller) => start('globalbet', { ...wanted, gameId: gameid }, caller),
    startVivo: ({ gameid, ...wanted }, caller) => start('vivo', { ...wanted, gameId: gameid }, caller),
    startGame: ({ company, lobbyUrl, ...wanted }, caller) =>
      start(isGameCompany(company) ? company : refuse('GAME_NOT_AVAILABLE'), { ...wanted, lobby: lobbyUrl }, caller),
  }
}

async function launch(
  deps: GameDeps,
  company: GameCompany,
  { gameId, division = {}, freeplay = false, ...wanted }: Wanted,
  caller: Caller,
): Promise<{ url: string; tax?: string }> {
  const [productId = ''] = Object.values(division)
  if (!(await deps.catalogue.isOffered(company, gameId, { ...division }))) refuse('GAME_NOT_AVAILABLE')
  // Real play needs a login; free play gets no token, so no stake of it can ever reach a wallet.
  if (!freeplay && !caller.session) refuse('UNAUTHORIZED')
  const { playerId, id: sessionId } = caller.session ?? {}
  if (playerId !== undefined && !freeplay) await deps.register.requireKnown(playerId, 'money')
  if (playerId !== undefined) await mayPlay(deps, playerId, { freeplay })
  const who =
    freeplay || playerId === undefined || sessionId === undefined
      ? { token: '', playerId: '', currency: deps.jurisdiction.currency }
      : {
          token: await openGameSession(deps.db, { playerId, sessionId, company, productId, gameId }),
          playerId: playerId.toString(),
          currency: (await deps.money.read.wallet(deps.db, playerId))?.currency ?? deps.jurisdiction.currency,
        }
  const { lang = 'en' } = wanted
  const isMobile = wanted.isMobile ?? /Mobi|Android/i.test(caller.agent)
  const platform = isMobile ? 'mobile' : 'desktop'
  const lobbyUrl = ownAddress(deps.settings.publicUrl, wanted.lobby ?? '')
  try {
    const url = await GAME_COMPANIES[company].launch(
      { productId, gameId, lang, freeplay, ...who, platform, lobbyUrl },
      deps.wires.game(company),
    )
    const tax = freeplay ? null : await deps.tax.shown(deps.db, 'winnings', 'casino')
    return { url, ...(tax === null ? {} : { tax }) }
  } catch (error) {
    // Some companies are asked for the address, and may be away: that is no fault of ours, and the player can try again.
    deps.warn('a game company did not open a game', { company, error: String(error) })
    return refuse('GAME_NOT_AVAILABLE')
  }
}

/** Where the game's way out leads: only ever to us, whatever a link says. */
function ownAddress(publicUrl: string, raw: string): string {
  const wanted = raw !== '' && URL.canParse(raw, publicUrl) ? new URL(raw, publicUrl) : null
  return wanted?.origin === new URL(publicUrl).origin ? wanted.href : publicUrl
}
