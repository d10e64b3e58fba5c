/** A platform as the book meets it: signed launches, and a wallet that knows tokens and players by the words of GSW/1. */
import { shiftClock } from '@uwanja/database/clock'
import type { Db } from '@uwanja/database/sql'
import type { Wire } from '@uwanja/providers/plugs'
import { SPORT_COMPANIES } from '@uwanja/providers/sports'
import { launchSport, type SportLaunch } from '@uwanja/providers/sports/launch'
import type { SportAnswer, SportAsk } from '@uwanja/providers/sports/plug'
import type { WalletDoor } from './wallets.ts'
import Fastify from 'fastify'

const NAME = 'altenar'
const NOBODY = { did: 'refused', why: 'token', balanceMinor: null } as const

export async function aPlatform() {
  const keys: Record<string, string> = {
    operatorId: 'a-house',
    secret: 'first-secret',
    // Behind its proxy the book is found there.
    frameOrigins: 'https://book.example',
  }
  /** Launch tokens and session tokens by whose they are; each launch token is taken once. */
  const [launches, sessions] = [new Map<string, string>(), new Map<string, string>()]
  const answerOf = (ask: SportAsk): SportAnswer => {
    const token = ask.ask === 'open' ? `private-${ask.publicToken}` : 'token' in ask ? ask.token : ''
    if (ask.ask === 'open') {
      const playerId = launches.get(ask.publicToken)
      if (!playerId || !launches.delete(ask.publicToken)) return NOBODY
      sessions.set(token, playerId)
    }
    const playerId = sessions.get(token)
    if (!playerId) return NOBODY
    const told = { playerId, userName: playerId, currency: 'NGN', balanceMinor: 500_000n, freeBets: [] }
    return ask.ask === 'open' ? { did: 'open', token, ...told } : { did: 'player', ...told }
  }
  const app = Fastify({ forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post<{ Body: string }>('/*', async ({ headers, body, url, ip }, reply) => {
    const raw = { path: url, headers, rawBody: body, nowMs: Date.now(), address: ip }
    const [plug, wire] = [SPORT_COMPANIES[NAME], { keys } as Wire]
    const ask = plug.read(raw, wire)
    const said = plug.answer(raw, 'problem' in ask ? ask : answerOf(ask), wire)
    return reply
      .code(said.http)
      .headers(said.headers ?? {})
      .type(said.type)
      .send(said.body)
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const door: WalletDoor = { name: NAME, url, keys: () => keys }
  return {
    door,
    keys,
    /** The token of a launch of this player. */
    logIn(playerId: string): string {
      const token = `launch-${playerId}-${String(launches.size + sessions.size)}`
      launches.set(token, playerId)
      return token
    },
    logOut: () => sessions.clear(),
    launch: (bookUrl: string, change: Partial<SportLaunch> = {}, its: Readonly<Record<string, string>> = keys) =>
      launchSport(
        NAME,
        { player: null, currency: 'NGN', lang: 'sw', isMobile: true, lobbyUrl: '', skin: NAME, ...change },
        { baseUrl: `${bookUrl}/${NAME}`, keys: its, timeoutMs: 5_000 } as Wire,
      ),
    close: () => app.close(),
  }
}

/** Until a wallet is asked again whether a session lives. */
export const aWhile = (db: Db): Promise<void> => shiftClock(db, 21)
