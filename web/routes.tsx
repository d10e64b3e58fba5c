/**
 * The screens: one row each, in the order of the specification's route table (A2.1). navigation.ts opens its rows, and the
 * menus are lists of its paths (menus.ts). Letter case is the specification's; the router takes any.
 * A row's page is its own chunk, fetched when the screen is opened or about to be (ScreenLink preloads on intent).
 */
import { LANGUAGES } from '@uwanja/i18n/language'
import {
  Cherry,
  Club,
  Dices,
  FileText,
  Gamepad2,
  Gift,
  Goal,
  History,
  Mail,
  MessageSquareText,
  MonitorSmartphone,
  ReceiptText,
  ShieldCheck,
  Spade,
  Timer,
  Trophy,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { Messages } from 'use-intl'
import { launch } from './game/launch.tsx'
import { lobby } from './lobby/lobby.tsx'
import { soon } from './soon/soon.tsx'

/** `pages.{name}` holds a screen's title and description. */
export type PageName = keyof Messages['pages'] & string
/** `nav.{name}` is what menus call it. */
export type NavName = keyof Messages['nav'] & string

interface Row {
  readonly path: string
  readonly name: PageName
  readonly page: () => Promise<ComponentType>
  /** `token`: a visitor without a stored token is sent to /login (specification A2.1). */
  readonly needs?: 'token'
  /** `first`: its words are among the first download of a language; any other screen waits for all of them. */
  readonly says?: 'first'
  /** `bare`: without header, menus and footer. */
  readonly frame?: 'bare'
  /** The values that a parameter of the path may have; with any other the address is not found. */
  readonly only?: Readonly<Record<string, readonly string[]>>
}

/** A screen with an icon can stand in menus, so its name is one that menus know. */
export type MenuScreen = Row & { readonly name: PageName & NavName; readonly icon: LucideIcon }
export type Screen = MenuScreen | (Row & { readonly icon?: undefined })

const partner = async () => (await import('./partner/PartnerPage.tsx')).PartnerPage

const ROWS = [
  { path: '/', says: 'first', name: 'home', page: async () => (await import('./home/HomePage.tsx')).HomePage },
  { path: '/login', says: 'first', name: 'login', page: async () => (await import('./login/LoginPage.tsx')).LoginPage },
  {
    path: '/register',
    says: 'first',
    name: 'register',
    page: async () => (await import('./register/RegisterPage.tsx')).RegisterPage,
  },
  {
    path: '/deposit',
    name: 'deposit',
    icon: Wallet,
    needs: 'token',
    page: async () => (await import('./deposit/DepositPage.tsx')).DepositPage,
  },
  {
    path: '/withdraw',
    name: 'withdraw',
    needs: 'token',
    page: async () => (await import('./withdraw/WithdrawPage.tsx')).WithdrawPage,
  },
  {
    path: '/payment',
    name: 'payment',
    needs: 'token',
    page: async () => (await import('./payment/PaymentPage.tsx')).PaymentPage,
  },
  { path: '/slots', says: 'first', name: 'slots', icon: Cherry, page: lobby('slots') },
  {
    path: '/provablyfair',
    says: 'first',
    name: 'provablyFair',
    icon: ShieldCheck,
    page: async () => (await import('./lobby/ProvablyFairPage.tsx')).ProvablyFairPage,
  },
  {
    path: '/tablegames',
    says: 'first',
    name: 'tableGames',
    icon: Club,
    page: async () => (await import('./lobby/TableGamesPage.tsx')).TableGamesPage,
  },
  { path: '/cashraces', name: 'cashRaces', icon: Timer, page: soon('cashRaces') },
  { path: '/promotions', name: 'promotions', icon: Gift, page: soon('promotions') },
  { path: '/promotiondetails', name: 'promotionDetails', page: soon('promotionDetails') },
  { path: '/cashracedetails', name: 'cashRaceDetails', page: soon('cashRaceDetails') },
  { path: '/Sports/BSBetting', name: 'bsBetting', page: soon('bsBetting') },
  { path: '/Sports/Altenar', name: 'altenar', icon: Goal, page: soon('altenar') },
  { path: '/Sports/AltenarLite', name: 'altenarLite', page: soon('altenarLite') },
  { path: '/Sports/BTI', name: 'bti', page: soon('bti') },
  { path: '/:languageCode/Sports/BTI', name: 'bti', only: { languageCode: LANGUAGES }, page: soon('bti') },
  { path: '/Sports/MyBets', name: 'myBets', icon: ReceiptText, needs: 'token', page: soon('myBets') },
  { path: '/virtualgames', says: 'first', name: 'virtualGames', icon: Gamepad2, page: lobby('virtualGames') },
  { path: '/casino', says: 'first', name: 'casino', icon: Dices, page: lobby('casino') },
  { path: '/livecasino', says: 'first', name: 'liveCasino', icon: Spade, page: lobby('liveCasino') },
  { path: '/Game/StartEgt', name: 'egt', frame: 'bare', page: launch('startEgt') },
  { path: '/Game/StartSoftGaming/:numbervalue', name: 'softGaming', frame: 'bare', page: launch('startSoftGaming') },
  { path: '/game/StartBetSolutions/:productId?', name: 'game', frame: 'bare', page: launch('startBetsolutions') },
  { path: '/game/StartEndorphina', name: 'endorphina', frame: 'bare', page: launch('startEndorphina') },
  { path: '/game/StartBetConstruct', name: 'betConstruct', frame: 'bare', page: launch('startBetConstruct') },
  { path: '/game/StartQTech', name: 'qTech', frame: 'bare', page: launch('startQTech') },
  { path: '/game/StartGlobalBet', name: 'globalBet', frame: 'bare', page: launch('startGlobalBet') },
  { path: '/game/StartVivo', name: 'vivo', frame: 'bare', page: launch('startVivo') },
  {
    path: '/security',
    name: 'security',
    icon: UserRound,
    needs: 'token',
    page: async () => (await import('./security/SecurityPage.tsx')).SecurityPage,
  },
  {
    path: '/TransactionHistory',
    name: 'history',
    icon: History,
    needs: 'token',
    page: async () => (await import('./history/HistoryPage.tsx')).HistoryPage,
  },
  {
    path: '/security/changepassword',
    name: 'changePassword',
    needs: 'token',
    page: async () => (await import('./security/ChangePasswordPage.tsx')).ChangePasswordPage,
  },
  {
    path: '/security/trusteddevices',
    name: 'devices',
    icon: MonitorSmartphone,
    needs: 'token',
    page: async () => (await import('./security/TrustedDevicesPage.tsx')).TrustedDevicesPage,
  },
  {
    path: '/security/loginhistory',
    name: 'loginHistory',
    needs: 'token',
    page: async () => (await import('./security/LoginHistoryPage.tsx')).LoginHistoryPage,
  },
  {
    path: '/contact',
    name: 'contact',
    icon: MessageSquareText,
    page: async () => (await import('./contact/ContactPage.tsx')).ContactPage,
  },
  { path: '/ManualJackpot', name: 'jackpot', icon: Trophy, page: soon('jackpot') },
  // Placing and viewing bets needs a token; the list of jackpots does not (specification B6).
  { path: '/ManualJackpotBet', name: 'jackpotBets', needs: 'token', page: soon('jackpotBets') },
  {
    path: '/Messages',
    name: 'messages',
    icon: Mail,
    needs: 'token',
    page: async () => (await import('./messages/InboxPage.tsx')).InboxPage,
  },
  {
    path: '/Messages/NewMessage',
    name: 'newMessage',
    needs: 'token',
    page: async () => (await import('./messages/NewMessagePage.tsx')).NewMessagePage,
  },
  {
    path: '/Messages/SentMessages',
    name: 'sentMessages',
    needs: 'token',
    page: async () => (await import('./messages/SentPage.tsx')).SentPage,
  },
  {
    path: '/hold',
    name: 'hold',
    needs: 'token',
    page: async () => (await import('./hold/HoldPage.tsx')).HoldPage,
  },
  {
    path: '/identity',
    name: 'identity',
    needs: 'token',
    page: async () => (await import('./identity/IdentityPage.tsx')).IdentityPage,
  },
  {
    path: '/TaxStatement',
    name: 'taxStatement',
    needs: 'token',
    page: async () => (await import('./tax/TaxStatementPage.tsx')).TaxStatementPage,
  },
  {
    path: '/Terms',
    says: 'first',
    name: 'terms',
    icon: FileText,
    page: async () => (await import('./documents/pages.tsx')).TermsPage,
  },
  {
    path: '/ResponsibleGaming',
    name: 'responsible',
    icon: FileText,
    page: async () => (await import('./protection/ResponsibleGamingPage.tsx')).ResponsibleGamingPage,
  },
  {
    path: '/BettingRules',
    says: 'first',
    name: 'rules',
    icon: FileText,
    page: async () => (await import('./documents/pages.tsx')).BettingRulesPage,
  },
  {
    path: '/PrivacyPolicy',
    says: 'first',
    name: 'privacy',
    icon: FileText,
    page: async () => (await import('./documents/pages.tsx')).PrivacyPolicyPage,
  },
  {
    path: '/Affiliates',
    says: 'first',
    name: 'affiliates',
    icon: FileText,
    page: async () => (await import('./documents/pages.tsx')).AffiliatesPage,
  },
  {
    path: '/LocationPermission',
    says: 'first',
    name: 'location',
    page: async () => (await import('./location/LocationPage.tsx')).LocationPage,
  },
  { path: '/rosaree', says: 'first', name: 'partner', page: partner },
  { path: '/mwakimsafi', says: 'first', name: 'partner', page: partner },
  { path: '/wachambuzi', says: 'first', name: 'partner', page: partner },
  // Any other one-segment address (decisions.md 9).
  { path: '/:name', says: 'first', name: 'partner', page: partner },
  {
    path: '*',
    says: 'first',
    name: 'notFound',
    page: async () => (await import('./missing/MissingPage.tsx')).MissingPage,
  },
] as const satisfies readonly Screen[]

export type ScreenPath = (typeof ROWS)[number]['path']
export const SCREENS: readonly Screen[] = ROWS
