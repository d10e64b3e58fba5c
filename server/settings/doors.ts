/** Settings of the doors: whom a request may name, whose word on it is taken, and the door of the bookmaker beside us. */
import { BOOK_ENV, bookOf, type BookSettings } from './book.ts'

export const DOOR_ENV = {
  ALLOWED_HOSTS: {
    default: '',
    about:
      'Names with dots under which the doors are asked, with commas, beside those in PUBLIC_URL, OFFICE_URL and ' +
      'PUBLIC_CALLBACK_URL: what a proxy or a watcher puts into Host. Numbers and names without a dot are always taken.',
  },
  METRICS_ALLOW: {
    default: '127.0.0.0/8,::1',
    about: 'Who may read /metrics: addresses and networks (10.0.0.0/8), with commas; none closes it.',
  },
  TRUST_PROXY: { default: '', about: 'Addresses of trusted proxies, with commas. Empty: the peer is the caller.' },
  ...BOOK_ENV,
} as const

export interface Doors extends BookSettings {
  /** In small letters. */
  readonly allowedHosts: readonly string[]
  readonly trustProxy: readonly string[]
  readonly metricsAllow: readonly string[]
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

export const doorsOf = (value: (name: keyof typeof DOOR_ENV) => string): Doors => ({
  ...bookOf(value),
  allowedHosts: listOf(value('ALLOWED_HOSTS').toLowerCase()),
  trustProxy: listOf(value('TRUST_PROXY')),
  metricsAllow: listOf(value('METRICS_ALLOW')).filter((place) => place !== 'none'),
})
