/** The menus, to the letter of the specification (A2.3 to A2.7): lists of the screen table's paths, in their order. */
import { Headset, Send, Smartphone, type LucideIcon } from 'lucide-react'
import { jurisdiction, type Jurisdiction } from './jurisdiction.ts'
import { SCREENS, type MenuScreen, type NavName, type ScreenPath } from './screens.ts'

/** What is no screen of ours: the Zeppelin launcher (A2.8), the app's store, and the live chat. */
type Special = 'zeppelin' | 'appStore' | 'chat' | 'liveSupport'
type Listed = ScreenPath | Special

const MENU = {
  everyone: [
    '/Sports/Altenar',
    '/cashraces',
    'zeppelin',
    '/ManualJackpot',
    '/slots',
    '/casino',
    '/livecasino',
    '/virtualgames',
    '/tablegames',
    '/provablyfair',
    '/promotions',
    '/contact',
    '/Terms',
  ],
  players: ['/deposit', '/security', '/TransactionHistory', '/security/trusteddevices', '/Messages'],
} as const

export const MENUS = {
  /** Under the header, on phones and tablets (A2.3). */
  strip: {
    everyone: [
      '/Sports/Altenar',
      '/slots',
      '/livecasino',
      '/cashraces',
      'zeppelin',
      '/ManualJackpot',
      '/promotions',
      'appStore',
    ],
    players: [],
  },
  /** The slide-out menu (A2.4). */
  menu: MENU,
  /** The fixed column on wide screens (A2.5): the same and two more. */
  side: { everyone: [...MENU.everyone, 'liveSupport'], players: [...MENU.players, '/Sports/MyBets'] },
  /** Under the thumb (A2.6). */
  bottom: { everyone: ['/Sports/Altenar', '/slots', '/Sports/MyBets', '/livecasino', 'chat'], players: [] },
  /** The long texts (A2.1), below the licence. */
  footer: { everyone: ['/Terms', '/ResponsibleGaming', '/BettingRules', '/PrivacyPolicy', '/Affiliates'], players: [] },
  /** The quick ways in on the home page. */
  home: {
    everyone: ['/Sports/Altenar', '/slots', '/livecasino', '/ManualJackpot', '/virtualgames', '/cashraces'],
    players: [],
  },
} as const satisfies Record<string, { readonly everyone: readonly Listed[]; readonly players: readonly Listed[] }>

/** For a player who excluded themselves: history, help and texts, and no way to play. Their money is in the account panel. */
const REST = ['/TransactionHistory', '/security', '/Messages', '/contact'] as const
const WITHOUT_PLAY = {
  strip: { everyone: REST, players: [] },
  menu: { everyone: ['/contact', '/Terms'], players: MENUS.menu.players.filter((path) => path !== '/deposit') },
  side: {
    everyone: ['/contact', '/Terms', 'liveSupport'],
    players: MENUS.menu.players.filter((path) => path !== '/deposit'),
  },
  bottom: { everyone: [...REST.slice(0, 3), 'chat'], players: [] },
  footer: MENUS.footer,
  home: { everyone: [], players: [] },
} as const satisfies Record<MenuName, { readonly everyone: readonly Listed[]; readonly players: readonly Listed[] }>

export type MenuName = keyof typeof MENUS
export type MenuGroup = 'everyone' | 'players'

export interface Entry {
  readonly label: NavName
  readonly icon: LucideIcon
  /** A path of ours, an address elsewhere, or the launcher. */
  readonly goes: { readonly to: string } | { readonly href: string } | 'zeppelin'
}

/** What decides about the entries that are no screens. */
export interface Around {
  readonly links: Jurisdiction['links']
  /** In a webview one has the app already (A2.3). */
  readonly where: 'browser' | 'webview'
  /** `hidden` from a player who excluded themselves. */
  readonly play?: 'shown' | 'hidden'
}

function screenEntry(path: string): Entry {
  const screen = SCREENS.find((one): one is MenuScreen => one.path === path && one.icon !== undefined)
  if (!screen) throw new Error(`${path} stands in a menu and has no icon in the table`)
  return { label: screen.name, icon: screen.icon, goes: { to: path } }
}

/** Without a chat of its own an operator is reached through the contact page. */
function chatEntry(label: NavName, { links }: Around): Entry {
  return links.supportChat
    ? { label, icon: Headset, goes: { href: links.supportChat } }
    : { label: 'support', icon: Headset, goes: { to: '/contact' } }
}

function entryOf(listed: Listed, around: Around): Entry | null {
  if (listed === 'zeppelin') return { label: 'zeppelin', icon: Send, goes: 'zeppelin' }
  if (listed === 'chat' || listed === 'liveSupport') return chatEntry(listed, around)
  if (listed !== 'appStore') return screenEntry(listed)
  const isShown = around.where === 'browser' && around.links.appStore !== ''
  return isShown ? { label: 'appStore', icon: Smartphone, goes: { href: around.links.appStore } } : null
}

export function entriesOf(menu: MenuName, group: MenuGroup, around: Around): readonly Entry[] {
  const listed: readonly Listed[] = (around.play === 'hidden' ? WITHOUT_PLAY : MENUS)[menu][group]
  const entries = listed.map((one) => entryOf(one, around)).filter((entry) => entry !== null)
  // Without a chat its place leads to the contact page, which then stands there alone.
  const places = entries.map(({ goes }) => (typeof goes === 'object' && 'to' in goes ? goes.to : ''))
  return entries.filter((_, at) => !places[at] || places.lastIndexOf(places[at]) === at)
}

/** The chat for pages that lead to help. */
export const supportEntry = (): Entry => chatEntry('chat', { links: jurisdiction.links, where: 'browser' })

/** The same page, whatever the letter case or a closing slash: the router matches that way too. */
export function isSamePath(a: string, b: string): boolean {
  const plain = (path: string) => path.toLowerCase().replace(/(.)\/+$/, '$1')
  return plain(a) === plain(b)
}

/** Entries that are active for other pages too (A2.3). */
const STANDS_FOR: readonly (readonly [entry: ScreenPath, paths: ScreenPath])[] = [
  ['/Sports/Altenar', '/Sports/AltenarLite'],
  ['/cashraces', '/cashracedetails'],
  ['/promotions', '/promotiondetails'],
]

/** How an entry stands to the page that is open: it leads there, or to where that page belongs. */
export function standing(to: string, pathname: string): 'page' | 'part' | 'other' {
  if (isSamePath(to, pathname)) return 'page'
  const under = (paths: string) => `${pathname.toLowerCase()}/`.startsWith(`${paths.toLowerCase()}/`)
  return STANDS_FOR.some(([entry, paths]) => isSamePath(entry, to) && under(paths)) ? 'part' : 'other'
}
