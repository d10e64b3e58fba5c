/** Settings of the bookmaker that runs within this process (the room `book/`), in the table of server/settings/env.ts. */
export const BOOK_ENV = {
  BOOK_HOST: { default: '127.0.0.1', about: 'Address the book listens on; loopback unless you say otherwise.' },
  BOOK_PORT: {
    default: '0',
    about: 'The book, a listener of its own. 0: this process has none. `npm start` has one on 8083.',
  },
  BOOK_KEY: { default: '', about: 'Opens the book’s desk to whoever shows it. Empty: it is closed.', secret: true },
  FEED_URL: { default: '', about: 'Address of the book’s feed of matches. Empty: it has none.' },
  FEED_KEY: { default: '', about: 'Shows the feed of matches who asks.', secret: true },
} as const

/** As the book itself reads them. */
export interface BookSettings {
  readonly book: Readonly<Record<keyof typeof BOOK_ENV, string>>
}

export const bookOf = (value: (name: keyof typeof BOOK_ENV) => string): BookSettings => ({
  book: {
    BOOK_HOST: value('BOOK_HOST'),
    BOOK_PORT: value('BOOK_PORT'),
    BOOK_KEY: value('BOOK_KEY'),
    FEED_URL: value('FEED_URL'),
    FEED_KEY: value('FEED_KEY'),
  },
})
