/** Settings of the doors: whom a request may name, whose word on it is taken, and the door of the bookmaker beside us. */
import { BOOK_ENV } from '@uwanja/book/settings'
import { list, portOrNone, text, webAddress } from '@uwanja/runtime/kinds'
import type { Kind, SettingsTable } from '@uwanja/runtime/settings'

const listed = list(',', text)

const inSmallLetters: Kind<readonly string[]> = (names) => listed(names.toLowerCase())

/** `none` closes. */
const networks: Kind<readonly string[]> = (places) => listed(places).filter((place) => place !== 'none')

/** Here the database is the platform's, and who runs it says whether it has a book; both believe the same proxies. */
const { BOOK_DATABASE_URL: _its, BOOK_PORT: _alone, ...OF_BOOK } = BOOK_ENV

export const DOOR_ENV = {
  ALLOWED_HOSTS: {
    kind: inSmallLetters,
    default: '',
    about:
      'Names with dots under which the doors are asked, with commas, beside those in PUBLIC_URL, OFFICE_URL and ' +
      'PUBLIC_CALLBACK_URL: what a proxy or a watcher puts into Host. Numbers and names without a dot are always taken.',
  },
  METRICS_ALLOW: {
    kind: networks,
    default: '127.0.0.0/8,::1',
    about: 'Who may read /metrics: addresses and networks (10.0.0.0/8), with commas; none closes it.',
  },
  ...OF_BOOK,
  BOOK_PORT: {
    kind: portOrNone,
    default: '0',
    about: 'The book, a listener of its own. 0: this process has none. `npm start` has one on 8083.',
  },
  BOOK_DESK_URL: {
    kind: webAddress,
    default: 'http://127.0.0.1:{BOOK_PORT}',
    about:
      'Where the office finds the desk of the book, which BOOK_KEY opens: another address when the book runs alone.',
  },
} as const satisfies SettingsTable
