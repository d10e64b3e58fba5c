/**
 * The game companies' launch pages: which values each launch call takes, spelled as the specification spells them (B7).
 * A new company is a row here and a row of the screen table.
 */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { RawInput } from '@uwanja/contract/wire/call'
import type { game } from '@uwanja/contract/site/game'
import type { Language } from '@uwanja/i18n/language'

/** What the page knows when it asks. */
export interface Launch {
  /** The last segment of the path: the productId of BetSolutions, the systemId of SoftGaming, a company of ours. */
  readonly segment: string | undefined
  readonly gameId: string
  /** EGT's own value, handed on as the address has it. */
  readonly eq: string
  readonly lang: Language
  readonly freeplay: '0' | '1'
  readonly isMobile: boolean
  /** Where the company's own way back leads. */
  readonly lobbyUrl: string
}

export type LaunchName = Extract<keyof typeof game, `start${string}`>

/** Of a call that is still to be built nothing is known but its name. */
type Values<C> = C extends { readonly later: undefined } ? RawInput<C> : Readonly<Record<string, string | boolean>>

export const COMPANIES = {
  // Without the segment the launcher's own product is meant.
  startBetsolutions: ({ segment, gameId, lang, freeplay }) => ({
    productId: segment ?? String(CONSTANTS.zeppelinProductId),
    gameId,
    lang,
    freeplay,
  }),
  startEgt: ({ gameId, freeplay, eq, lang, isMobile }) => ({ gameId, freeplay, eq, lang, isMobile }),
  startSoftGaming: ({ segment, gameId, lang, isMobile, freeplay, lobbyUrl }) => ({
    systemId: segment ?? '',
    gameId,
    lang,
    isMobile,
    freeplay,
    lobyUrl: lobbyUrl,
  }),
  startEndorphina: ({ gameId, lang, lobbyUrl, freeplay }) => ({ gameId, lang, lobbyUrl, freeplay }),
  startBetConstruct: ({ gameId, lang, freeplay }) => ({ gameId, lang, freeplay }),
  startQTech: ({ gameId, lang, lobbyUrl, freeplay, isMobile }) => ({
    gameid: gameId,
    lang,
    lobbyUrl,
    freeplay,
    isMobile,
  }),
  startGlobalBet: ({ gameId, lang, freeplay, isMobile }) => ({ gameid: gameId, lang, freeplay, isMobile }),
  startVivo: ({ gameId, lang, freeplay }) => ({ gameid: gameId, lang, freeplay }),
  startGame: ({ segment, gameId, lang, isMobile, freeplay, lobbyUrl }) => ({
    company: segment ?? '',
    gameId,
    lang,
    isMobile,
    freeplay,
    lobbyUrl,
  }),
} as const satisfies { readonly [K in LaunchName]: (launch: Launch) => Values<(typeof game)[K]> }
