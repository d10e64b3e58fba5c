/**
 * Counts tries in Redis by the same rules: one sorted set a subject, scored with the house's clock. Asking and writing
 * down are one script, so tries in parallel see each other. Keys lie on one server, not on a cluster.
 */
import { randomUUID } from 'node:crypto'
import type { Sql } from '@uwanja/money/sql'
import type { Redis } from '../runtime/redis.ts'
import { planOf, type Limit, type Subject } from './limit.ts'
import { houseNow } from './store.ts'
import type { Ticket, Tries } from './throttle.ts'

/** Given `{now, id, asks: [{does, key, below, keepS, windowS, free, waitsS, from, most}]}`; answers the seconds to wait. */
const TAKE = `
local said = cjson.decode(ARGV[1])
local wait = 0
for _, ask in ipairs(said.asks) do
  if ask.does == 'ask' then
    local since = string.format('(%.17g', said.now - ask.windowS)
    local tries = math.min(ask.most, redis.call('ZCOUNT', ask.key, since, '+inf'))
    if tries >= ask.free then
      local place = ask.from == 'newest' and 0 or tries - 1
      local one = redis.call('ZREVRANGE', ask.key, place, place, 'WITHSCORES')
      local whole = ask.waitsS[math.min(tries - ask.free + 1, #ask.waitsS)]
      wait = math.max(wait, whole - (said.now - tonumber(one[2] or said.now)))
    end
  end
end
if wait > 0 then return tostring(wait) end
for _, ask in ipairs(said.asks) do
  redis.call('ZREMRANGEBYSCORE', ask.key, '-inf', said.now - ask.keepS)
  redis.call('ZADD', ask.key, said.now, said.id)
  redis.call('EXPIRE', ask.key, ask.keepS)
  if ask.below then
    redis.call('SADD', ask.below, ask.key)
    redis.call('EXPIRE', ask.below, ask.keepS)
  end
end
return '0'`

const CLEAR_BELOW = `
for _, key in ipairs(redis.call('SMEMBERS', KEYS[1])) do redis.call('DEL', key) end
return redis.call('DEL', KEYS[1])`

type House = Pick<Redis, 'prefix'>
const keyOf = ({ prefix }: House, { kind, subject }: Subject) => `${prefix}:try:${kind}:${subject}`
const belowKeyOf = ({ prefix }: House, { kind, subject }: Subject) => `${prefix}:below:${kind}:${subject}`

/** @param does `write`: only counted. */
function askOf(house: House, limit: Limit, does: 'ask' | 'write') {
  const key = keyOf(house, limit)
  const blank = limit.subject.indexOf(' ')
  const below =
    blank < 0 ? {} : { below: belowKeyOf(house, { kind: limit.kind, subject: limit.subject.slice(0, blank) }) }
  return { does, key, ...below, ...planOf(limit) }
}

/** What a try asks and writes. Limits that share a subject share its set, which is kept for the longest of their windows. */
function asksOf(house: House, limits: readonly Limit[], alsoCounted: readonly Limit[]) {
  const asks = [
    ...limits.map((limit) => askOf(house, limit, 'ask')),
    ...alsoCounted.map((limit) => askOf(house, limit, 'write')),
  ]
  const keepS = (key: string) => Math.max(...asks.filter((ask) => ask.key === key).map((ask) => Math.ceil(ask.windowS)))
  return asks.map((ask) => ({ ...ask, keepS: keepS(ask.key) }))
}

export function redisTries(redis: Redis, db: Sql): Tries {
  const heard = async (command: string, ...args: readonly (string | number)[]) =>
    (await redis.command(command, ...args)).heard
  return {
    async take(limits, alsoCounted) {
      const id = randomUUID()
      const said = JSON.stringify({ now: await houseNow(db), id, asks: asksOf(redis, limits, alsoCounted) })
      const told = await redis.command('eval', TAKE, 0, said)
      if (!told.heard) return null
      const waitS = Number(told.value)
      if (waitS > 0) return { taken: false, waitS: Math.ceil(waitS) }
      const tickets = [...limits, ...alsoCounted].map(({ kind, subject }): Ticket => ({
        kind,
        subject,
        place: 'redis',
        id,
      }))
      return { taken: true, tickets: new Map(tickets.map((ticket) => [ticket.kind, ticket])) }
    },
    async isFull(cap) {
      const told = await redis.command('zcount', keyOf(redis, cap), `(${(await houseNow(db)) - cap.windowS}`, '+inf')
      return told.heard ? Number(told.value) >= cap.most : null
    },
    async forgive(tickets, subjects) {
      const all = await Promise.all([
        ...tickets.map((ticket) => heard('zrem', keyOf(redis, ticket), ticket.id)),
        ...subjects.map((subject) => heard('del', keyOf(redis, subject))),
      ])
      return all.every(Boolean)
    },
    clearBelow: (subject) => heard('eval', CLEAR_BELOW, 1, belowKeyOf(redis, subject)),
  }
}
