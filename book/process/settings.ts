/** What the book reads from the environment when it runs alone. */
import { list, port, text, textOrNone, webAddress } from '@uwanja/runtime/kinds'
import type { SettingsOf, SettingsTable } from '@uwanja/runtime/settings'

export const BOOK_ENV = {
  BOOK_HOST: { default: '127.0.0.1', about: 'Address the book listens on; loopback unless you say otherwise.' },
  BOOK_PORT: { kind: port, default: '8083', about: 'Port of the book.' },
  BOOK_DATABASE_URL: {
    kind: textOrNone,
    default: '',
    about: 'PostgreSQL of the book, when it runs alone (node dist/book/main.js); any number of processes may share it.',
    secret: true,
  },
  BOOK_KEY: { default: '', about: 'Opens the book’s desk to whoever shows it. Empty: it is closed.', secret: true },
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

/** What the book wants to know wherever it runs. */
export type BookSettings = Pick<SettingsOf<typeof BOOK_ENV>, 'bookKey' | 'feedUrl' | 'feedKey' | 'trustProxy'>
