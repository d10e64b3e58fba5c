/** What stands here beside the API: addresses for people, for the games' own pages, and for the companies' own protocols. */
import { SIMULATORS } from '@uwanja/providers/simulators'

export interface Place {
  readonly path: string
  readonly about: string
}

const PAGES: readonly Place[] = [
  { path: '/', about: 'For people: the phones, what visitors’ countries are, the clock, what makes companies fail.' },
  { path: '/phone/{msisdn}', about: 'A phone: its messages, what waits for its PIN, its mobile money, its dial pad.' },
  { path: '/banks', about: 'The banks: pay into an account, as anybody.' },
  { path: '/cards', about: 'The cards that exist, and what each makes its issuer ask.' },
  { path: '/cards/check/{id}', about: 'Where an issuer asks the owner of a card.' },
  { path: '/selcom/checkout/{token}', about: 'Selcom’s page, where a card pays.' },
  { path: '/agents', about: 'The till of an agent who takes cash for a player.' },
  { path: '/exclusions', about: 'The register of exclusions.' },
  { path: '/screening', about: 'The lists of sanctions and exposed persons.' },
  { path: '/matches', about: 'The feed of matches: what is played, and what goes wrong with it.' },
  { path: '/feed/off/v1/*', about: 'The feed itself (OFF/1): stream, schedule, events, recover.' },
  { path: '/mailbox', about: 'The mail that was sent.' },
  { path: '/pushed', about: 'What phones were told through the push service of browsers.' },
  { path: '/push/send/{id}', about: 'That push service: where notices for a browser are posted (RFC 8030).' },
  { path: '/outside/{what}', about: 'Stands for an operator’s chat, app and social pages.' },
  { path: '/docs', about: 'This page.' },
  { path: '/health', about: 'Answers 200 when the sandbox is ready.' },
]

const STUDIO: readonly Place[] = [
  { path: '/studio/zeppelin', about: 'Zeppelin, opened with the token of its launch.' },
  { path: '/studio/verify', about: 'Recomputes a round of Zeppelin.' },
  { path: '/studio/slot', about: 'The slots.' },
  { path: '/studio/table', about: 'Table games for one player.' },
  { path: '/studio/live', about: 'Live tables, races and virtual football, in rounds that everybody shares.' },
  { path: '/studio/bingo', about: 'Bingo.' },
  { path: '/studio/poker', about: 'Video poker.' },
  { path: '/studio/art/{company}/{file}', about: 'The picture of a title.' },
  { path: '/studio/api/zeppelin/*', about: 'What Zeppelin’s page asks: stream, state, rounds, stake, cash-out.' },
  { path: '/studio/api/live/*', about: 'What a shared table’s page asks: stream, state, slips, bet, choose.' },
  { path: '/studio/api/play/*', about: 'What the page of a game for one asks: state, history, open, move.' },
]

/** Each company's side of the wire, as the platform calls it: signed, so a script needs the company's keys. */
const COMPANIES: readonly Place[] = SIMULATORS.flatMap(({ company, paths }) =>
  paths.map((path) => ({ path: `/${company}${path}`, about: `${company}’s own protocol, for the platform.` })),
)

export const PLACES: readonly Place[] = [...PAGES, ...STUDIO, ...COMPANIES]
