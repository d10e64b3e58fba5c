/** The world that a company's dialect is given: phones, a book of its own, deliveries, time. */
import type { World } from '@uwanja/providers/world'
import type { Books } from './books.ts'
import type { ShiftableClock } from './clock.ts'
import type { Countries } from './countries.ts'
import type { Deliveries } from './deliveries.ts'
import type { Messages } from './messages.ts'
import { currencyOf } from './numbers.ts'
import type { Prompts } from './prompts.ts'
import { fateOf } from './sentinels.ts'
import { titlesOf } from './studio/titles.ts'
import type { Wallets } from './wallets.ts'

export interface Parts {
  readonly books: Books
  readonly clock: ShiftableClock
  readonly countries: Countries
  readonly messages: Messages
  readonly wallets: Wallets
  readonly prompts: Prompts
  readonly deliveries: Deliveries
}

/** Keys and ids of different companies must not meet in one book, so each carries its company's name. */
export function makeWorld(company: string, publicUrl: string, parts: Parts): World {
  const { books, clock, countries, messages, wallets, prompts, deliveries } = parts
  const own = (key: string) => `${company}.${key}`
  return {
    now: () => clock.now(),
    wallMs: () => clock.wallMs(),
    after: (ms, fn) => void clock.after(ms, fn),
    fate: fateOf,
    phones: {
      deliver: (msisdn, message) => messages.deliver(msisdn, message),
      currency: currencyOf,
      prompt(msisdn, { key, ...prompt }, ended) {
        prompts.show(msisdn, { id: own(key), ...prompt }, ended)
      },
      credit(msisdn, { key, amount, currency, from }) {
        const movement = { id: own(key), msisdn, kind: 'in', amount, currency, party: from, reference: key } as const
        return wallets.move(movement) === 'moved'
      },
    },
    studio: { games: () => titlesOf(company, publicUrl) },
    country: (address) => countries.of(address),
    book: (name) => books.book(`${company}-${name}`),
    deliver: (delivery) => deliveries.take({ ...delivery, id: own(delivery.id) }),
    publicUrl,
  }
}
