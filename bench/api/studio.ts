/** A game company at the API's wallet callbacks: bets and wins, signed as its documents say, by our own hand. */
import { createHash } from 'node:crypto'
import { Agent } from 'node:http'
import { tokenOf } from '../money/api-process.ts'
import { ask } from './ask.ts'
import { MERCHANT } from './servers.ts'

export interface Move {
  readonly key: string
  readonly round: string
  /** Whose. */
  readonly id: number
  readonly minor: bigint
}

export interface Studio {
  bet(move: Move): Promise<void>
  win(move: Move): Promise<void>
  close(): void
}

/** The values in the order of their names, the key last. */
function signed(fields: Readonly<Record<string, string>>, secret: string): string {
  const values = Object.keys(fields)
    .sort()
    .map((name) => fields[name])
  const Hash = createHash('sha256')
    .update([...values, secret].join('|'))
    .digest('hex')
  return new URLSearchParams({ ...fields, Hash }).toString()
}

export function studio(url: string, secret: string): Studio {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const send = async (action: 'Bet' | 'Win', { key, round, id, minor }: Move) => {
    const fields = {
      Amount: minor.toString(),
      [action === 'Bet' ? 'BetTypeId' : 'WinTypeId']: '1',
      Currency: 'NGN',
      GameId: '7001',
      MerchantId: MERCHANT,
      ProductId: '3',
      RoundId: round,
      Token: tokenOf(String(id)),
      TransactionId: key,
    }
    const { http, text } = await ask({
      url: `${url}/callbacks/games/betsolutions/${action}`,
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: signed(fields, secret),
    })
    const code = http === 200 ? (JSON.parse(text) as { StatusCode: number }).StatusCode : -http
    if (code !== 200) throw new Error(`${action} was answered with ${code}`)
  }
  return { bet: (move) => send('Bet', move), win: (move) => send('Win', move), close: () => agent.destroy() }
}
