/** What the book reads from the environment when it runs alone. */

interface Setting {
  readonly default: string
  readonly about: string
  readonly secret?: true
}

export const BOOK_ENV = {
  BOOK_HOST: { default: '127.0.0.1', about: 'Address the book listens on.' },
  BOOK_PORT: { default: '8083', about: 'Port of the book. 0 in the platform’s process: it has no book.' },
  BOOK_DATABASE_URL: {
    default: '',
    about: 'PostgreSQL of the book, when it runs alone (node dist/book/main.js); any number of processes may share it.',
    secret: true,
  },
  BOOK_KEY: {
    default: '',
    about: 'Opens the book’s desk to whoever shows it: the platform’s server. Empty: the desk is closed.',
    secret: true,
  },
  FEED_URL: { default: '', about: 'Address of the feed of matches (OFF/1). Empty: only what was imported is known.' },
  FEED_KEY: { default: '', about: 'Shows the feed who asks.', secret: true },
} as const satisfies Readonly<Record<string, Setting>>

export type BookEnv = Readonly<Record<keyof typeof BOOK_ENV, string>>

/** What is set, else what is usual. Throws a sentence for what cannot be. */
export function readBookEnv(env: Readonly<Record<string, string | undefined>>): BookEnv {
  const read = Object.fromEntries(
    Object.entries(BOOK_ENV).map(([name, row]) => [name, env[name] || row.default]),
  ) as BookEnv
  const port = Number(read.BOOK_PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`BOOK_PORT=${read.BOOK_PORT} is not a port: it must be a whole number from 0 to 65535.`)
  if (read.FEED_URL && !/^https?:\/\//.test(read.FEED_URL))
    throw new Error(`FEED_URL=${read.FEED_URL} is not an address that begins with http:// or https://.`)
  return read
}
