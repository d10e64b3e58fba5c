/** The sandbox's Selcom agent: asks the platform who the account is, takes the cash, tells of it. */
import { randomBytes } from 'node:crypto'
import type { Brought, Counter, CounterRefusal, SimulatorReply, World } from '../../world.ts'
import { type References, say, textIn } from './envelopes.ts'
import type { Sent } from './signing.ts'
import { AGENT_CODES, envelope } from './words.ts'

interface CashRow {
  readonly id: string
  readonly reference: string
  readonly account: string
  readonly msisdn: string
  /** As it is said: whole shillings without a point where there are no senti. */
  readonly amount: string
  readonly takenMs: number
}

const NOTICE_DELAYS_S = [60, 300, 900, 3600]

const REFUSALS: Readonly<Record<string, CounterRefusal>> = {
  [AGENT_CODES['unknown-account']]: 'unknown-account',
  [AGENT_CODES.amount]: 'amount',
  [AGENT_CODES['too-low']]: 'too-low',
  [AGENT_CODES['too-high']]: 'too-high',
}

export function openAgents(world: World, keys: Readonly<Record<string, string>>, references: References) {
  const taken = world.book<CashRow>('cash')
  const headers = () => ({ 'content-type': 'application/json', authorization: `Bearer ${keys['bearerToken'] ?? ''}` })
  for (const row of taken.all()) announce(row)

  function announce(row: CashRow): void {
    world.deliver({
      id: row.id,
      url: `${world.platformUrl}/notification`,
      body: JSON.stringify(wordsOf(row)),
      headers,
      delaysS: NOTICE_DELAYS_S,
      about: row,
      sinceMs: row.takenMs,
    })
  }
  async function asked(path: '/lookup' | '/validation', words: object) {
    const answer = await world.ask({ url: world.platformUrl + path, body: JSON.stringify(words), headers: headers() })
    const read = answer?.http === 200 ? envelope.safeParse(jsonOrNull(answer.body)) : null
    if (!read?.success) return { ok: false, reason: 'not-now' } as const
    if (read.data.resultcode !== AGENT_CODES.taken)
      return { ok: false, reason: REFUSALS[read.data.resultcode] ?? 'not-now' } as const
    const { name } = JSON.parse(answer!.body) as { name?: string }
    return { ok: true, name: String(name ?? '') } as const
  }
  const next = (brought: Omit<Brought, 'amount'>, amount: string): CashRow => ({
    // Random, because questions use ids up that no row remembers.
    id: `SA${randomBytes(5).toString('hex').toUpperCase()}`,
    reference: references(),
    account: brought.account,
    msisdn: brought.msisdn,
    amount: amount.replace(/\.00$/, ''),
    takenMs: world.now(),
  })
  const counter: Counter = {
    look: (brought) => asked('/lookup', { ...wordsOf(next(brought, '0')), amount: undefined }),
    async take(brought) {
      const row = next(brought, brought.amount)
      const testOutcome = world.testOutcome(row)
      if (testOutcome === 'declined' || testOutcome === 'fails-later') return { ok: false, reason: 'declined' }
      const answer = await asked('/validation', wordsOf(row))
      if (!answer.ok) return answer
      taken.put(row)
      announce(row)
      return { ok: true, reference: row.id, name: answer.name }
    },
  }
  world.counters.agent(counter)

  return {
    collected: () => taken.all().reduce((sum, { amount }) => sum + Number(amount), 0),
    queryStatus(sent: Sent): SimulatorReply {
      const transid = textIn(sent, 'transid')
      const row = taken.get(transid)
      if (!row) return say('404', { transid, message: 'Transaction not found' })
      // The document's answer has the facts in its sentence and nothing in data.
      const { reference, account, amount, msisdn } = row
      return say('000', { reference, transid, message: `TZS ${amount} received from ${msisdn} for ${account}` })
    },
  }
}

function wordsOf({ id, reference, account, msisdn, amount }: CashRow) {
  return { operator: 'SELCOM', transid: id, reference, utilityref: account, amount, msisdn }
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
