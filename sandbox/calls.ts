/**
 * The table of the sandbox's own calls: `api.ts` answers exactly these rows, `/docs` and docs/sandbox-api.md print them.
 * An example's shape is the shape of the real answer; a test compares the two.
 */
import { CARDS, CARD_PIN } from './cards.ts'
import { SWITCHES } from './chaos.ts'
import { COUNTER_CALLS } from './counter-calls.ts'
import { LINE_TROUBLES, MATCH_TROUBLES } from '@uwanja/contract/world/feed'
import { LIST_CALLS } from './list-calls.ts'
import { SANDBOX_PIN, MAGIC_VALUES, WALLET_START } from './magic-values.ts'

export interface SandboxCall {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Below the sandbox's address; `:name` stands for a value. */
  readonly path: `/api/${string}`
  readonly about: string
  /** What a POST or PUT may carry, each an example. */
  readonly bodies?: readonly object[]
  readonly answer: unknown
}

const AT = '2026-11-20T12:00:00.000Z'
const REFERENCE = 'UW0011223344556677'

export const SANDBOX_CALLS = {
  phones: {
    method: 'GET',
    path: '/api/phones',
    about: 'The phones on which something happened.',
    answer: [{ msisdn: '2348031234567', prompts: 1, lastMessageAt: AT }],
  },
  messages: {
    method: 'GET',
    path: '/api/phones/:msisdn/messages',
    about: 'Messages, newest first, at most 200.',
    answer: [{ id: '1', at: AT, from: 'UWANJA', text: 'Your code is 123456.' }],
  },
  prompts: {
    method: 'GET',
    path: '/api/phones/:msisdn/prompts',
    about: 'Payments that wait for a PIN, oldest first. A prompt expires after 180 seconds.',
    answer: [
      { id: 'fasthub-1', kind: 'payment', amount: '500.00', currency: 'NGN', payee: 'Uwanja', reference: REFERENCE },
    ],
  },
  answerPrompt: {
    method: 'POST',
    path: '/api/phones/:msisdn/prompts/:id',
    about:
      'Approves or declines. When ok is false, reason is wrong-pin (with triesLeft; the third wrong PIN ends the prompt), insufficient (ends it), silent (the number’s test outcome, the prompt stays) or unknown-prompt (HTTP 404: never there, another phone’s, or over).',
    bodies: [{ pin: SANDBOX_PIN }, { decline: true }],
    answer: { ok: true },
  },
  wallet: {
    method: 'GET',
    path: '/api/phones/:msisdn/wallet',
    about: `Mobile money. It starts with ${WALLET_START} of its market’s currency; kind is in or out.`,
    answer: {
      balance: '99500.00',
      currency: 'NGN',
      movements: [{ id: '1', at: AT, kind: 'out', amount: '500.00', party: 'Uwanja', reference: REFERENCE }],
    },
  },
  ...COUNTER_CALLS,
  countries: {
    method: 'GET',
    path: '/api/geo',
    about: 'Where visitors are: everybody, and single addresses that have a country of their own.',
    answer: { country: 'NG', addresses: [{ address: '203.0.113.7', country: 'PT' }] },
  },
  setCountry: {
    method: 'PUT',
    path: '/api/geo',
    about:
      'Puts everybody, or one address, into a country (two capital letters). null makes the look-up fail. The platform may remember an answer for GEO_CACHE_S.',
    bodies: [{ country: 'TZ' }, { country: null }, { country: 'PT', address: '203.0.113.7' }],
    answer: { country: 'TZ', addresses: [{ address: '203.0.113.7', country: 'PT' }] },
  },
  mail: {
    method: 'GET',
    path: '/api/mail',
    about: 'The house’s mailbox, newest first, at most 200. Mail to an address that begins with bounce is refused.',
    answer: [
      {
        id: 'e1',
        at: AT,
        from: 'site@uwanja.example',
        to: 'support@uwanja.example',
        replyTo: { name: 'Asha Juma', address: 'asha@example.com' },
        subject: 'Support: Asha Juma',
        text: 'Asha Juma <asha@example.com>\n\nHow do I change my number?\n',
      },
    ],
  },
  ...LIST_CALLS,
  feed: {
    method: 'GET',
    path: '/api/feed',
    about:
      'The feed of matches: the trouble with its line, the matches that are played now with the trouble of each (null: all is well), the seasons that can be played anew and the one that is (name, speed, zone, first and last kick-off; null: none).',
    answer: {
      trouble: null,
      matches: [
        { id: 'f1-1', league: 'Ligi Kuu ya Pwani', home: 'Radi City', away: 'Upepo Rovers', minute: 63, trouble: null },
      ],
      seasons: ['own'],
      season: null,
    },
  },
  setFeed: {
    method: 'PUT',
    path: '/api/feed',
    about: `Switches trouble with the whole line on (${LINE_TROUBLES.join(', ')}) or, with null, off; or lets one match be ${MATCH_TROUBLES.join(', ')}, which stays; or plays a season anew, so many times faster, with its times meant in a zone.`,
    bodies: [
      { trouble: 'silent' },
      { trouble: null },
      { season: { name: 'own', speed: 60, zone: 'Africa/Lagos' } },
      { season: null },
    ],
    answer: {
      trouble: 'silent',
      matches: [
        { id: 'f1-1', league: 'Ligi Kuu ya Pwani', home: 'Radi City', away: 'Upepo Rovers', minute: 63, trouble: null },
      ],
      seasons: ['own'],
      season: null,
    },
  },
  chaos: {
    method: 'GET',
    path: '/api/chaos',
    about: 'The companies, and the trouble that is switched on for each.',
    answer: [{ company: 'fasthub', fate: null }],
  },
  setChaos: {
    method: 'PUT',
    path: '/api/chaos',
    about: `Switches a company’s trouble on (${SWITCHES.join(', ')}) or, with null, off. It holds for whatever the company is asked, beside what amounts and numbers ask for.`,
    bodies: [
      { company: 'fasthub', fate: 'callback-late' },
      { company: 'fasthub', fate: null },
    ],
    answer: [{ company: 'fasthub', fate: null }],
  },
  deliveries: {
    method: 'GET',
    path: '/api/deliveries',
    about:
      'Callbacks to the platform, newest first; msisdn is the phone whose money each is about, state is waiting, delivered or given-up.',
    answer: [
      {
        id: 'fasthub-1',
        msisdn: '255712345678',
        url: 'http://127.0.0.1:8080/callbacks/payments/fasthub',
        state: 'delivered',
        tries: 1,
        lastHttp: 200,
        nextAt: null,
      },
    ],
  },
  clock: {
    method: 'GET',
    path: '/api/clock',
    about: 'The sandbox’s clock. Its shift moves schedules and expiries, never the timestamps in signatures.',
    answer: { now: AT, shiftedSeconds: 0, held: false },
  },
  shiftClock: {
    method: 'POST',
    path: '/api/clock',
    about: 'Shifts the clock; forward only, at most a year at once.',
    bodies: [{ shiftSeconds: 60 }],
    answer: { now: AT, shiftedSeconds: 60, held: false },
  },
  holdClock: {
    method: 'PUT',
    path: '/api/clock',
    about:
      'Makes time stand still, but for shifts, and lets it go on: then it is where it would have been. A flight or a round can be looked at for as long as one likes.',
    bodies: [{ held: true }, { held: false }],
    answer: { now: AT, shiftedSeconds: 0, held: true },
  },
  dial: {
    method: 'POST',
    path: '/api/phones/:msisdn/ussd',
    about:
      'Dials a code, or types into the menu that it opened (session, as it was answered last). more says whether the menu waits for something; hidden, that it is a PIN. language is en, sw or zh.',
    bodies: [{ code: '*966*000*1234#' }, { session: 'u1', typed: SANDBOX_PIN, language: 'sw' }],
    answer: {
      session: 'u1',
      text: 'Pay 500.00 NGN to Uwanja? Enter your PIN, or 0 to cancel.',
      more: true,
      hidden: true,
    },
  },
  banks: {
    method: 'GET',
    path: '/api/banks',
    about: 'The banks; ussd is what their customers dial, null where a bank pays by no code.',
    answer: [{ code: '057', name: 'Zenith Bank', currency: 'NGN', ussd: '966' }],
  },
  bankAccount: {
    method: 'GET',
    path: '/api/banks/:bank/accounts/:account',
    about: `An ordinary account: any ten digits, with ${WALLET_START} to begin with. A phone’s owner has the number’s last ten digits at each bank.`,
    answer: {
      bank: '057',
      bankName: 'Zenith Bank',
      account: '8031234567',
      name: 'NGOZI ADEYEMI',
      balance: '100500.00',
      currency: 'NGN',
      movements: [{ id: '1', at: AT, kind: 'in', amount: '500.00', party: 'Uwanja', reference: REFERENCE }],
    },
  },
  temporaryAccounts: {
    method: 'GET',
    path: '/api/banks/temporary',
    about: 'Accounts that were opened for one payment, newest first; state is open, expired or paid.',
    answer: [
      {
        bank: '035',
        bankName: 'Wema Bank',
        account: '9912345678',
        amount: '500.00',
        currency: 'NGN',
        payee: 'Uwanja',
        state: 'open',
        expiresAt: AT,
      },
    ],
  },
  bankTransfer: {
    method: 'POST',
    path: '/api/banks/transfers',
    about:
      'Pays into an account, as anybody. A temporary account takes one transfer: any amount (was is exact, under or over), also after its time (late). When ok is false, reason is unknown-account (HTTP 404) or closed: it was paid before.',
    bodies: [{ bank: '035', account: '9912345678', amount: '500.00' }],
    answer: { ok: true, reference: 'NIP0011223344AA', was: 'exact', late: false },
  },
  cards: {
    method: 'GET',
    path: '/api/cards',
    about:
      'The cards that exist. step is what the issuer wants first: none, pin, pin-otp, address or redirect; says is what it answers then. The one-time password arrives on the phone of the charge.',
    answer: {
      pin: CARD_PIN,
      cards: [CARDS[2]],
    },
  },
  cardCheck: {
    method: 'GET',
    path: '/api/card-checks/:id',
    about: 'What the issuer’s page asks the owner of a card; answer is approved, declined or null.',
    answer: {
      amount: '500.00',
      currency: 'NGN',
      payee: 'Uwanja',
      lastDigits: '4246',
      backUrl: 'http://localhost:8080/deposit',
      answer: null,
    },
  },
  answerCardCheck: {
    method: 'POST',
    path: '/api/card-checks/:id',
    about: 'The owner’s answer; the first one holds.',
    bodies: [{ answer: 'approved' }, { answer: 'declined' }],
    answer: {
      amount: '500.00',
      currency: 'NGN',
      payee: 'Uwanja',
      lastDigits: '4246',
      backUrl: 'http://localhost:8080/deposit',
      answer: 'approved',
    },
  },
  about: {
    method: 'GET',
    path: '/api/about',
    about: 'Where the player site is, every phone’s PIN, and what makes something go wrong.',
    answer: {
      siteUrl: 'http://localhost:8080',
      pin: SANDBOX_PIN,
      walletStart: WALLET_START,
      sentinels: MAGIC_VALUES,
      switches: SWITCHES,
    },
  },
} as const satisfies Readonly<Record<string, SandboxCall>>

export type SandboxCallName = keyof typeof SANDBOX_CALLS
