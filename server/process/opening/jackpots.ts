/** Both kinds of jackpot, opened as an operator opens them. */
import { office } from '@uwanja/contract/operators/office'
import { matchesOf, THREE_WAY } from '@uwanja/contract/site/jackpot'
import type { RawInput } from '@uwanja/contract/wire/call'
import type { OpeningDesk } from './desk.ts'

const CLUBS = [
  'Mawimbi',
  'Nyota',
  'Simba wa Pwani',
  'Radi',
  'Upepo',
  'Kifaru',
  'Mwamba',
  'Duma',
  'Tai',
  'Jua Kali',
] as const

type Rule = RawInput<typeof office.keepJackpotRule>['rule']

const THIRTEEN: Rule = {
  matches: 13,
  reserves: 3,
  mostTickets: 5,
  salesShare: 6_000,
  fixed: [],
  cancelledEnds: 4,
  tiers: [
    { right: 13, share: 8_500 },
    { right: 12, share: 1_000 },
    { right: 11, share: 500 },
  ],
  onCancelled: 'roll',
  unpickedReserve: 'wrong',
}
const SIX_SCORES: Rule = {
  matches: 6,
  reserves: 0,
  mostTickets: 20,
  salesShare: 5_000,
  cancelledEnds: 3,
  tiers: [{ right: 6, share: 10_000 }],
  fixed: [{ right: 5, prize: '500000', winners: 10 }],
  onCancelled: 'refund',
  unpickedReserve: 'wrong',
}

/** A type that asks for scores. */
const SCORES = 1

const ROUNDS = [
  { name: 'Saturday Thirteen', typeId: THREE_WAY, rule: THIRTEEN, price: '100', guarantee: '5000000', days: 3 },
  { name: 'Six Scores', typeId: SCORES, rule: SIX_SCORES, price: '200', guarantee: '1000000', days: 2 },
] as const

/** Each day's matches begin a quarter of an hour apart. */
const fixtures = (count: number, reserves: number, startMs: number) =>
  Array.from({ length: count + reserves }, (_, at) => ({
    isReserve: at >= count,
    participant1: CLUBS[at % CLUBS.length]!,
    participant2: CLUBS[(at + 1 + Math.floor(at / CLUBS.length) * 3) % CLUBS.length]!,
    league: 'Ligi ya Uwanja',
    startsAt: new Date(startMs + at * 900_000).toISOString(),
    bookEvent: '',
  }))

async function ruleOf(desk: OpeningDesk, { name, typeId, rule }: (typeof ROUNDS)[number]): Promise<string> {
  const known = async () => (await desk('trading', office.jackpotRules, {})).rules.find((one) => one.name === name)?.id
  const there = await known()
  if (there !== undefined) return there
  await desk('trading', office.keepJackpotRule, { name, typeId, rule })
  return (await known())!
}

/** Makes what is not there yet, and goes on with what a stop left half made. */
export async function openJackpots(desk: OpeningDesk, nowMs: number): Promise<void> {
  const { rounds } = await desk('trading', office.jackpots, {})
  for (const round of ROUNDS) {
    const there = rounds.find(({ name }) => name === round.name)
    if (there && there.state !== 'draft') continue
    const { name, typeId, rule, price, guarantee, days } = round
    const asked = { name, price, guarantee, rolledFrom: '' }
    const id =
      there?.id ?? (await desk('trading', office.makeJackpot, { ...asked, ruleId: await ruleOf(desk, round) })).id
    const matches = fixtures(matchesOf(typeId), rule.reserves, nowMs + days * 86_400_000)
    await desk('trading', office.putJackpotMatches, { id, matches })
    await desk('trading', office.publishJackpot, { id })
  }
}
