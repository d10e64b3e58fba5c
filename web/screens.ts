/**
 * The screens: one row each, in the order of the specification's route table (A2.1). Of rows with parameters the first one
 * that fits is shown. The menus are lists of their paths (menus.ts), their pages stand in pages.ts. Letter case is the
 * specification's; any is taken.
 */
import { LANGUAGES } from '@uwanja/i18n/language'
import {
  Cherry,
  Club,
  Dices,
  FileText,
  Gamepad,
  Gift,
  Goal,
  History,
  Mail,
  MessageSquareText,
  MonitorSmartphone,
  Ticket,
  ShieldCheck,
  Spade,
  Timer,
  Trophy,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import type { Texts } from '@uwanja/i18n/en'

/** `pages.{name}` holds a screen's title and description. */
type PageName = keyof Texts['pages'] & string
/** `nav.{name}` is what menus call it. */
export type NavName = keyof Texts['nav'] & string

interface Row {
  readonly path: string
  readonly name: PageName
  /** `token`: a visitor without a stored token is sent to /login (S04). */
  readonly needs?: 'token'
  /** `first`: its words are among the first download of a language; any other screen waits for all of them. */
  readonly says?: 'first' | 'player'
  /** `bare`: without header, menus and footer. */
  readonly frame?: 'bare'
  /** The values that a parameter of the path may have; with any other the address is not found. */
  readonly only?: Readonly<Record<string, readonly string[]>>
}

/** A screen with an icon can stand in menus, so its name is one that menus know. */
type MenuRow = Row & { readonly name: PageName & NavName; readonly icon: LucideIcon }
type AnyRow = MenuRow | (Row & { readonly icon?: undefined })

const ROWS = [
  { path: '/', says: 'first', name: 'home' },
  { path: '/login', says: 'first', name: 'login' },
  { path: '/register', says: 'first', name: 'register' },
  { path: '/deposit', says: 'player', name: 'deposit', icon: Wallet, needs: 'token' },
  { path: '/withdraw', name: 'withdraw', needs: 'token' },
  { path: '/payment', name: 'payment', needs: 'token' },
  { path: '/slots', says: 'first', name: 'slots', icon: Cherry },
  { path: '/provablyfair', says: 'first', name: 'provablyFair', icon: ShieldCheck },
  { path: '/tablegames', says: 'first', name: 'tableGames', icon: Club },
  { path: '/cashraces', name: 'cashRaces', icon: Timer },
  { path: '/promotions', name: 'promotions', icon: Gift },
  { path: '/promotiondetails', name: 'promotionDetails' },
  { path: '/cashracedetails', name: 'cashRaceDetails' },
  { path: '/Sports/BSBetting', name: 'bsBetting' },
  { path: '/Sports/Altenar', name: 'altenar', icon: Goal },
  { path: '/Sports/AltenarLite', name: 'altenarLite' },
  { path: '/Sports/BTI', name: 'bti' },
  { path: '/:languageCode/Sports/BTI', name: 'bti', only: { languageCode: LANGUAGES } },
  { path: '/Sports/MyBets', name: 'myBets', icon: Ticket, needs: 'token' },
  { path: '/virtualgames', says: 'first', name: 'virtualGames', icon: Gamepad },
  { path: '/casino', says: 'first', name: 'casino', icon: Dices },
  { path: '/livecasino', says: 'first', name: 'liveCasino', icon: Spade },
  { path: '/Game/StartEgt', name: 'egt', frame: 'bare' },
  { path: '/Game/StartSoftGaming/:numbervalue', name: 'softGaming', frame: 'bare' },
  { path: '/game/StartBetSolutions/:productId?', name: 'game', frame: 'bare' },
  { path: '/game/StartEndorphina', name: 'endorphina', frame: 'bare' },
  { path: '/game/StartBetConstruct', name: 'betConstruct', frame: 'bare' },
  { path: '/game/StartQTech', name: 'qTech', frame: 'bare' },
  { path: '/game/StartGlobalBet', name: 'globalBet', frame: 'bare' },
  { path: '/game/StartVivo', name: 'vivo', frame: 'bare' },
  { path: '/game/Start/:company', name: 'anyGame', frame: 'bare' },
  { path: '/security', name: 'security', icon: UserRound, needs: 'token' },
  { path: '/TransactionHistory', name: 'history', icon: History, needs: 'token' },
  // Ours: My bets is the sportsbook's own view.
  { path: '/bets', name: 'bets', needs: 'token' },
  { path: '/security/changepassword', name: 'changePassword', needs: 'token' },
  { path: '/security/trusteddevices', name: 'devices', icon: MonitorSmartphone, needs: 'token' },
  { path: '/security/loginhistory', name: 'loginHistory', needs: 'token' },
  { path: '/contact', name: 'contact', icon: MessageSquareText },
  { path: '/ManualJackpot', name: 'jackpot', icon: Trophy },
  // Placing and viewing bets needs a token; the list of jackpots does not (J08).
  { path: '/ManualJackpotBet', name: 'jackpotBets', needs: 'token' },
  { path: '/Messages', name: 'messages', icon: Mail, needs: 'token' },
  { path: '/Messages/NewMessage', name: 'newMessage', needs: 'token' },
  { path: '/Messages/SentMessages', name: 'sentMessages', needs: 'token' },
  { path: '/hold', name: 'hold', needs: 'token' },
  { path: '/identity', name: 'identity', needs: 'token' },
  { path: '/TaxStatement', name: 'taxStatement', needs: 'token' },
  { path: '/Terms', says: 'first', name: 'terms', icon: FileText },
  { path: '/ResponsibleGaming', name: 'responsible', icon: FileText },
  { path: '/BettingRules', says: 'first', name: 'rules', icon: FileText },
  { path: '/PrivacyPolicy', says: 'first', name: 'privacy', icon: FileText },
  { path: '/Affiliates', says: 'first', name: 'affiliates', icon: FileText },
  { path: '/LocationPermission', says: 'first', name: 'location' },
  { path: '/rosaree', says: 'first', name: 'partner' },
  { path: '/mwakimsafi', says: 'first', name: 'partner' },
  { path: '/wachambuzi', says: 'first', name: 'partner' },
  // Any other one-segment address (S03).
  { path: '/:name', says: 'first', name: 'partner' },
  { path: '*', says: 'first', name: 'notFound' },
] as const satisfies readonly AnyRow[]

export type ScreenPath = (typeof ROWS)[number]['path']
interface OfTable {
  readonly path: ScreenPath
}
export type MenuScreen = MenuRow & OfTable
export type Screen = AnyRow & OfTable
export const SCREENS: readonly Screen[] = ROWS
