/** The world that a company's simulator is given: phones, a book of its own, deliveries, time. */
import type { World } from '@uwanja/providers/world'
import type { BankAccounts } from './bank-accounts.ts'
import { ownerName } from './bank-accounts.ts'
import { BANKS } from './bank-table.ts'
import type { Books } from '@uwanja/runtime/books'
import { CARD_PIN, type CardIssuer } from './cards.ts'
import type { Chaos } from './chaos.ts'
import type { ShiftableClock } from '@uwanja/runtime/clock'
import type { Countries } from './countries.ts'
import type { People } from './people.ts'
import type { Exclusions } from './exclusions.ts'
import type { FeedCompany } from './feed/company.ts'
import { askOnce, type Deliveries } from './deliveries.ts'
import { openTestedDeliveries } from './tested-deliveries.ts'
import type { Mailbox } from './mailbox.ts'
import type { Messages } from './messages.ts'
import type { Counters } from './counters.ts'
import { currencyOf, ownerOf } from './numbers.ts'
import type { PayCodes } from './pay-codes.ts'
import type { Prompts } from './prompts.ts'
import type { PushService } from './push-service.ts'
import { testOutcomeOf } from './magic-values.ts'
import type { Screening } from './screening.ts'
import type { Studio } from '@uwanja/studio'
import { titlesOf } from '@uwanja/studio/titles'
import type { TemporaryAccounts } from './temporary-accounts.ts'
import type { Ussd } from './ussd.ts'
import type { Wallets } from './wallets.ts'

export interface Deps {
  readonly books: Books
  readonly clock: ShiftableClock
  readonly countries: Countries
  readonly people: People
  readonly exclusions: Exclusions
  readonly screening: Screening
  /** A phone sends words to the platform’s number; false: nobody took them. */
  readonly sendToPlatform: (msisdn: string, text: string) => Promise<boolean>
  readonly feed: FeedCompany
  readonly mailbox: Mailbox
  readonly push: PushService
  readonly messages: Messages
  readonly wallets: Wallets
  readonly prompts: Prompts
  readonly deliveries: Deliveries
  readonly accounts: BankAccounts
  readonly temporary: TemporaryAccounts
  readonly payCodes: PayCodes
  readonly ussd: Ussd
  readonly cards: CardIssuer
  readonly counters: Counters
  readonly chaos: Chaos
  readonly change: World['change']
  /** Where the platform takes payment companies' callbacks, without a slash at the end. */
  readonly platformUrl: string
}

/** What the studio is to a company's door. */
export type Entrance = Pick<Studio, 'open' | 'refuse'>

/** Where no studio is open every visit is led to its start. */
export const NO_STUDIO: Entrance = {
  open: () => Promise.resolve('/studio/'),
  refuse: () => '/studio/',
}

/** Keys and ids of different companies must not meet in one book, so each carries its company's name. */
export function makeWorld(company: string, publicUrl: string, deps: Deps, studio: Entrance): World {
  const { books, clock, countries, mailbox, messages, wallets, prompts, deliveries, counters, platformUrl } = deps
  const own = (key: string) => `${company}.${key}`
  const testOutcome: World['testOutcome'] = (order) => deps.chaos.of(company) ?? testOutcomeOf(order)
  const tell = openTestedDeliveries({ deliveries, clock })
  return {
    now: () => clock.now(),
    wallMs: () => clock.wallMs(),
    after: (ms, fn) => void clock.after(ms, fn),
    testOutcome,
    phones: {
      deliver: (msisdn, message) => messages.deliver(msisdn, message),
      currency: currencyOf,
      prompt(msisdn, { key, ...prompt }, ended) {
        prompts.show(msisdn, { id: own(key), ...prompt }, ended)
      },
      owner: ownerOf,
      debit(msisdn, { key, amount, currency, payee, reference }) {
        return wallets.move({ id: own(key), msisdn, kind: 'out', amount, currency, party: payee, reference })
      },
      credit(msisdn, { key, amount, currency, from }) {
        const movement = { id: own(key), msisdn, kind: 'in', amount, currency, party: from, reference: key } as const
        return wallets.move(movement) === 'moved'
      },
    },
    studio: {
      games: () => titlesOf(company, publicUrl),
      open: (visit) => studio.open(company, visit),
      refuse: (why, lang) => studio.refuse(why, lang),
    },
    change: deps.change,
    ...moneyHouses(own, deps),
    counters,
    exclusions: {
      find: (subject) => deps.exclusions.find(subject),
      put: (subject, until) => deps.exclusions.put(subject, until),
      feed: () => deps.exclusions.feed(),
    },
    screening: (name, born) => deps.screening.match(name, born),
    trouble: () => deps.chaos.of(company),
    mailbox: (mail) => mailbox.deliver(mail),
    country: (address) => countries.of(address),
    book: (name) => books.book(`${company}-${name}`),
    deliver: (delivery) => tell({ ...delivery, id: own(delivery.id) }, testOutcome(delivery.about)),
    ask: askOnce,
    platformUrl: `${platformUrl}/${company}`,
    publicUrl,
  }
}

/** The banks and the card issuer, as a company meets them. */
function moneyHouses(own: (key: string) => string, deps: Deps): Pick<World, 'banks' | 'cards'> {
  const { accounts, temporary, payCodes, cards } = deps
  return {
    banks: {
      list: (currency) => BANKS.filter((bank) => bank.currency === currency).map(({ code, name }) => ({ code, name })),
      nameOf: ownerName,
      credit({ bank, account }, { key, amount, currency, from }) {
        const movement = {
          id: own(key),
          bank,
          account,
          kind: 'in',
          amount,
          currency,
          party: from,
          reference: key,
        } as const
        return accounts.move(movement) === 'moved'
      },
      temporary: ({ key, ...asked }, came) => temporary.open(own(key), asked, came),
      payCode: ({ key, ...asked }, ended) => payCodes.open(own(key), asked, ended),
    },
    cards: {
      find: cards.find,
      pin: CARD_PIN,
      check: ({ key, ...asked }, ended) => cards.check(own(key), asked, ended),
    },
  }
}
