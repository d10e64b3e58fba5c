/**
 * The screens: one row each. The router is built from this table and every menu is a filter of it (menus.ts).
 * A row's page is its own chunk, fetched when the screen is opened or about to be (ScreenLink preloads on intent).
 */
import {
  Banknote,
  FileText,
  History,
  House,
  KeyRound,
  LogIn,
  Mail,
  Send,
  UserPlus,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { Messages } from 'use-intl'

/** Texts without placeholders: a row of this table has no values to give. */
type PageKey = `pages.${keyof Messages['pages'] & string}.${'title' | 'description'}`
type LabelKey = `nav.${keyof Messages['nav'] & string}` | 'shell.new'

/** Where a screen is listed: the header's strip, the phone's bottom bar, the slide-out menu, the footer. */
export type Place = 'strip' | 'bottom' | 'menu' | 'footer'

export interface Screen {
  readonly path: string
  readonly page: () => Promise<ComponentType>
  /** `token`: a visitor without a stored token is sent to /login (specification A2.1). */
  readonly needs: 'nothing' | 'token'
  /** `bare`: without header, menus and footer. */
  readonly frame: 'full' | 'bare'
  readonly title: PageKey
  readonly description: PageKey
  readonly menu?: {
    readonly places: readonly Place[]
    readonly label: LabelKey
    readonly icon: LucideIcon
    /** Who sees it in menus; the route itself is open as `needs` says. */
    readonly seenBy: 'everyone' | 'players' | 'visitors'
    /** Opens through the Zeppelin launcher (specification A2.8) instead of a link. */
    readonly opens?: 'zeppelin'
    readonly badge?: LabelKey
    /** A number beside it that follows the server. */
    readonly counts?: 'unread'
  }
}

export const SCREENS: readonly Screen[] = [
  {
    path: '/',
    page: async () => (await import('./home/HomePage.tsx')).HomePage,
    needs: 'nothing',
    frame: 'full',
    title: 'pages.home.title',
    description: 'pages.home.description',
    menu: { places: ['bottom', 'menu'], label: 'nav.home', icon: House, seenBy: 'everyone' },
  },
  {
    path: '/game/StartBetSolutions/:productId?',
    page: async () => (await import('./game/GamePage.tsx')).GamePage,
    needs: 'nothing',
    frame: 'bare',
    title: 'pages.game.title',
    description: 'pages.game.description',
    menu: {
      places: ['strip', 'bottom', 'menu'],
      label: 'nav.zeppelin',
      icon: Send,
      seenBy: 'everyone',
      opens: 'zeppelin',
      badge: 'shell.new',
    },
  },
  {
    path: '/deposit',
    page: async () => (await import('./deposit/DepositPage.tsx')).DepositPage,
    needs: 'token',
    frame: 'full',
    title: 'pages.deposit.title',
    description: 'pages.deposit.description',
    menu: { places: ['strip', 'bottom', 'menu'], label: 'nav.deposit', icon: Wallet, seenBy: 'players' },
  },
  {
    path: '/withdraw',
    page: async () => (await import('./withdraw/WithdrawPage.tsx')).WithdrawPage,
    needs: 'token',
    frame: 'full',
    title: 'pages.withdraw.title',
    description: 'pages.withdraw.description',
    menu: { places: ['strip', 'menu'], label: 'nav.withdraw', icon: Banknote, seenBy: 'players' },
  },
  {
    path: '/TransactionHistory',
    page: async () => (await import('./history/HistoryPage.tsx')).HistoryPage,
    needs: 'token',
    frame: 'full',
    title: 'pages.history.title',
    description: 'pages.history.description',
    menu: { places: ['strip', 'bottom', 'menu'], label: 'nav.history', icon: History, seenBy: 'players' },
  },
  {
    path: '/login',
    page: async () => (await import('./login/LoginPage.tsx')).LoginPage,
    needs: 'nothing',
    frame: 'full',
    title: 'pages.login.title',
    description: 'pages.login.description',
    menu: { places: ['bottom', 'menu'], label: 'nav.login', icon: LogIn, seenBy: 'visitors' },
  },
  {
    path: '/register',
    page: async () => (await import('./register/RegisterPage.tsx')).RegisterPage,
    needs: 'nothing',
    frame: 'full',
    title: 'pages.register.title',
    description: 'pages.register.description',
    menu: { places: ['bottom', 'menu'], label: 'nav.register', icon: UserPlus, seenBy: 'visitors' },
  },
  {
    path: '/security',
    page: async () => (await import('./security/SecurityPage.tsx')).SecurityPage,
    needs: 'token',
    frame: 'full',
    title: 'pages.security.title',
    description: 'pages.security.description',
    menu: { places: ['menu'], label: 'nav.security', icon: UserRound, seenBy: 'players' },
  },
  {
    path: '/security/changepassword',
    page: async () => (await import('./security/ChangePasswordPage.tsx')).ChangePasswordPage,
    needs: 'token',
    frame: 'full',
    title: 'pages.changePassword.title',
    description: 'pages.changePassword.description',
    menu: { places: ['menu'], label: 'nav.changePassword', icon: KeyRound, seenBy: 'players' },
  },
  {
    path: '/security/loginhistory',
    page: async () => (await import('./security/LoginHistoryPage.tsx')).LoginHistoryPage,
    needs: 'token',
    frame: 'full',
    title: 'pages.loginHistory.title',
    description: 'pages.loginHistory.description',
  },
  {
    path: '/security/trusteddevices',
    page: async () => (await import('./security/TrustedDevicesPage.tsx')).TrustedDevicesPage,
    needs: 'token',
    frame: 'full',
    title: 'pages.devices.title',
    description: 'pages.devices.description',
  },
  {
    path: '/Messages',
    page: async () => (await import('./messages/InboxPage.tsx')).InboxPage,
    needs: 'token',
    frame: 'full',
    title: 'pages.messages.title',
    description: 'pages.messages.description',
    menu: { places: ['menu'], label: 'nav.messages', icon: Mail, seenBy: 'players', counts: 'unread' },
  },
  {
    path: '/Messages/SentMessages',
    page: async () => (await import('./messages/SentPage.tsx')).SentPage,
    needs: 'token',
    frame: 'full',
    title: 'pages.sentMessages.title',
    description: 'pages.sentMessages.description',
  },
  {
    path: '/Messages/NewMessage',
    page: async () => (await import('./messages/NewMessagePage.tsx')).NewMessagePage,
    needs: 'token',
    frame: 'full',
    title: 'pages.newMessage.title',
    description: 'pages.newMessage.description',
  },
  {
    path: '/Terms',
    page: async () => (await import('./documents/pages.tsx')).TermsPage,
    needs: 'nothing',
    frame: 'full',
    title: 'pages.terms.title',
    description: 'pages.terms.description',
    menu: { places: ['menu', 'footer'], label: 'nav.terms', icon: FileText, seenBy: 'everyone' },
  },
  {
    path: '/ResponsibleGaming',
    page: async () => (await import('./documents/pages.tsx')).ResponsibleGamingPage,
    needs: 'nothing',
    frame: 'full',
    title: 'pages.responsible.title',
    description: 'pages.responsible.description',
    menu: { places: ['footer'], label: 'nav.responsible', icon: FileText, seenBy: 'everyone' },
  },
  {
    path: '/BettingRules',
    page: async () => (await import('./documents/pages.tsx')).BettingRulesPage,
    needs: 'nothing',
    frame: 'full',
    title: 'pages.rules.title',
    description: 'pages.rules.description',
    menu: { places: ['footer'], label: 'nav.rules', icon: FileText, seenBy: 'everyone' },
  },
  {
    path: '/PrivacyPolicy',
    page: async () => (await import('./documents/pages.tsx')).PrivacyPolicyPage,
    needs: 'nothing',
    frame: 'full',
    title: 'pages.privacy.title',
    description: 'pages.privacy.description',
    menu: { places: ['footer'], label: 'nav.privacy', icon: FileText, seenBy: 'everyone' },
  },
  {
    path: '/Affiliates',
    page: async () => (await import('./documents/pages.tsx')).AffiliatesPage,
    needs: 'nothing',
    frame: 'full',
    title: 'pages.affiliates.title',
    description: 'pages.affiliates.description',
    menu: { places: ['footer'], label: 'nav.affiliates', icon: FileText, seenBy: 'everyone' },
  },
  {
    path: '*',
    page: async () => (await import('./missing/MissingPage.tsx')).MissingPage,
    needs: 'nothing',
    frame: 'full',
    title: 'pages.notFound.title',
    description: 'pages.notFound.description',
  },
]
