/** What the book reads from the environment when it runs alone. */
import { databaseAddress } from '@uwanja/database/hosts'
import { list, oneOf, orNone, port, text, webAddress } from '@uwanja/runtime/kinds'
import type { Setting, SettingsOf, SettingsTable } from '@uwanja/runtime/settings'
import { companiesOf } from '@uwanja/providers/companies'
import { simulatorKeys, simulatorRows } from '@uwanja/providers/company-settings'
import { BOOK_POINTS } from './failpoints.ts'
import type { WalletDoor } from '../sessions/wallets.ts'

export const BOOK_ENV = {
  BOOK_HOST: { default: '127.0.0.1', about: 'Address the book listens on; loopback unless you say otherwise.' },
  BOOK_PORT: { kind: port, default: '8083', about: 'Port of the book.' },
  BOOK_DATABASE_URL: {
    kind: databaseAddress,
    default: '',
    about: 'PostgreSQL of the book, when it runs alone (node dist/book/main.js); any number of processes may share it.',
    secret: true,
  },
  BOOK_KEY: { default: '', about: 'Opens the book’s desk to whoever shows it. Empty: it is closed.', secret: true },
  BOOK_URL: {
    kind: webAddress,
    default: 'http://127.0.0.1:8083',
    about: 'How browsers reach the book: the frame of a launched session is below it.',
  },
  FEED_URL: {
    kind: webAddress,
    default: '',
    about: 'Address of the feed of matches (OFF/1). Empty: only what was imported is known.',
  },
  FEED_KEY: { default: '', about: 'Shows the feed who asks.', secret: true },
  TRUST_PROXY: {
    kind: list(',', text),
    default: '',
    about: 'Addresses of trusted proxies, with commas. Empty: the peer is the caller.',
  },
} as const satisfies SettingsTable

/** What it knows of the platform whose wallet it asks, where it runs alone: beside the platform it is told. */
export const ALONE_ENV = {
  ...BOOK_ENV,
  WALLET_URL: {
    kind: webAddress,
    default: '',
    about: 'Where the platform takes callbacks. Empty: sessions cannot be launched, and only prices are shown.',
  },
  SITE_URL: { kind: webAddress, default: '', about: 'Where the player site is: its pages may frame the book.' },
  NODE_ENV: { default: '', about: 'test: BOOK_FAILPOINT may be set; with anything else it is refused.' },
  BOOK_FAILPOINT: {
    kind: orNone(oneOf(BOOK_POINTS)),
    default: '',
    about: 'For crash tests: where the process kills itself (book/process/failpoints.ts). Needs NODE_ENV=test.',
  },
  ...keptKeys(),
} as const satisfies SettingsTable

/** What each company that the book plays and the platform both know. */
function keptKeys(): Readonly<Record<never, Setting>> {
  const rows = simulatorRows(companiesOf('sport'))
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { ...row, default: '', secret: true }]))
}

/** The doors of the companies that it plays, each with the keys of the environment. */
export function doorsOf(walletUrl: string, env: Readonly<Record<string, string | undefined>>): WalletDoor[] {
  const keys = simulatorKeys(companiesOf('sport'), env)
  return Object.entries(walletUrl === '' ? {} : keys).map(([name, its]) => ({
    name,
    url: `${walletUrl}/callbacks/sports/${name}`,
    keys: () => its,
  }))
}

/** What the book wants to know wherever it runs. */
export type BookSettings = Pick<
  SettingsOf<typeof BOOK_ENV>,
  'bookKey' | 'bookUrl' | 'feedUrl' | 'feedKey' | 'trustProxy'
>
