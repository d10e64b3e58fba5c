/** One company of each dialect at the API's wallet, speaking as its own end of the wire does; keys are the bench's own. */
import { Agent } from 'node:http'
import { companiesOf } from '@uwanja/providers/companies'
import { sharedKeyNames } from '@uwanja/providers/company'
import { envName } from '@uwanja/providers/company-settings'
import type { GameCompany } from '@uwanja/providers/games'
import { GAME_CALLBACK_CLIENTS } from '@uwanja/providers/games/callback-clients'
import type { GameCallbackClient, CallbackOutcome, SpokenAsk } from '@uwanja/providers/games/callback-client'
import { ask } from '../api/ask.ts'
import { requestOf } from './raw-caller.ts'
import { launchToken, PLAYERS } from './seats.ts'

/** The other companies speak one of these too. */
export const SIMULATORS = {
  BetSolutions: 'betsolutions',
  'EGT XML': 'egt',
  OneWallet: 'softgaming',
  BetConstruct: 'betconstruct',
  'GSW/1': 'endorphina',
} as const satisfies Readonly<Record<string, GameCompany>>
export type SimulatorHandler = keyof typeof SIMULATORS
export const SIMULATOR_NAMES = Object.keys(SIMULATORS) as SimulatorHandler[]

const GAME = '7001'
const PRODUCT = { productId: '3', systemId: '998' }

const sharedKeys = (company: GameCompany) => sharedKeyNames(companiesOf('game').find(({ name }) => name === company)!)
const keyOf = (company: GameCompany, name: string) => `bench-${company}-${name}`
const keysOf = (company: GameCompany) =>
  Object.fromEntries(sharedKeys(company).map((name) => [name, keyOf(company, name)]))

/** The API's settings under which it knows these companies. */
export function companyEnv(): Readonly<Record<string, string>> {
  const pairs = Object.values(SIMULATORS).flatMap((company) =>
    sharedKeys(company).map((name) => [envName(company, name), keyOf(company, name)]),
  )
  return { ...Object.fromEntries(pairs), GAME_LISTS: 'asked' }
}

export interface Company {
  /** Stakes, at another process of the same house where one is named; anything but a yes is thrown. */
  stake(key: string, playerId: bigint, minor: bigint, apiUrl?: string): Promise<'ok'>
  /** The same stake as it goes over the line, signed, for callers that do nothing but send it. */
  request(key: string, playerId: bigint, minor: bigint): Buffer
  /** Is this body of an answer a yes to a stake? */
  isYes(body: string): boolean
  close(): void
}

interface Line {
  readonly callbackClient: GameCallbackClient
  readonly url: string
  readonly agent: Agent
}

async function tell(
  { callbackClient, url, agent }: Line,
  said: SpokenAsk,
): Promise<Extract<CallbackOutcome, { heard: 'ok' }>> {
  const { path, headers, body } = callbackClient.say(said)
  const { http, text } = await ask({ url: url + path, method: 'POST', agent, headers, body })
  const heard = callbackClient.hear(http, text, said)
  if (heard.heard === 'ok') return heard
  throw new Error(
    `${said.ask} was answered with ${JSON.stringify(heard, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}`,
  )
}

/** Opens a session for each player as the company does after a launch, so that tokens are its own. */
export async function openCompany(
  simulator: SimulatorHandler,
  apiUrl: string,
  callers: number,
  players = PLAYERS,
): Promise<Company> {
  const company = SIMULATORS[simulator]
  const callbackClient = GAME_CALLBACK_CLIENTS[company](keysOf(company), () => PRODUCT)
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const place = `/callbacks/games/${company}`
  const line = { callbackClient, url: apiUrl + place, agent }
  const tokens = await Promise.all(
    Array.from({ length: players }, async (_one, index) => {
      const entry = { token: launchToken(company, index + 1), playerId: String(index + 1), currency: 'NGN' }
      const publicToken = callbackClient.entry?.(entry) ?? entry.token
      return (await tell(line, { ask: 'open', publicToken })).token ?? ''
    }),
  )
  const betOf = (key: string, playerId: bigint, minor: bigint) => {
    const token = tokens[Number(playerId) - 1]!
    return { ask: 'bet', token, key, round: key, gameId: GAME, minor, currency: 'NGN' } as const
  }
  return {
    async stake(key, playerId, minor, at = apiUrl) {
      await tell({ ...line, url: at + place }, betOf(key, playerId, minor))
      return 'ok'
    },
    request(key, playerId, minor) {
      const said = callbackClient.say(betOf(key, playerId, minor))
      return requestOf(place + said.path, said)
    },
    isYes: (body) => callbackClient.hear(200, body, betOf('any', 1n, 1n)).heard === 'ok',
    close: () => agent.destroy(),
  }
}
