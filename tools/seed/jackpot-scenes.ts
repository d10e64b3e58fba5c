/** Both kinds of jackpot, opened as an operator opens them, and a few tickets in each. */
import type { RawInput } from '../../contract/wire/call.ts'
import { jackpot, matchesOf, THREE_WAY } from '../../contract/site/jackpot.ts'
import { office } from '../../contract/operators/office.ts'
import type { OfficeScene } from './office-scenes.ts'

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

async function open(
  { doors, desks }: OfficeScene,
  { name, typeId, rule, price, guarantee, days }: (typeof ROUNDS)[number],
): Promise<number> {
  const { token } = desks.admin
  await doors.desk(office.keepJackpotRule, { name, typeId, rule }, token)
  const { rules } = await doors.desk(office.jackpotRules, {}, token)
  const ruleId = rules.find((one) => one.name === name)!.id
  const { id } = await doors.desk(office.makeJackpot, { ruleId, name, price, guarantee, rolledFrom: '' }, token)
  const matches = fixtures(matchesOf(typeId), rule.reserves, Date.now() + days * 86_400_000)
  await doors.desk(office.putJackpotMatches, { id, matches }, token)
  await doors.desk(office.publishJackpot, { id }, token)
  return Number(id)
}

export async function jackpots(scene: OfficeScene): Promise<void> {
  for (const round of ROUNDS) {
    const jackpotId = await open(scene, round)
    const events = await scene.doors.site(jackpot.getManualJackpotEvents, { jackpotId })
    for (const [at, { token }] of scene.people.slice(0, 4).entries()) {
      const lines = events
        .filter(({ isReserve }) => !isReserve)
        .map((event, nth) => ({
          jackpotId,
          eventId: event.id,
          choiceId: ((at + nth) % 3) + 1,
          canceled: true,
          participant1Score: (at + nth) % 3,
          participant2Score: nth % 2,
        }))
      // Who has too little, or is on a break, buys none.
      await scene.doors.asked(jackpot.placeManualJackpotBet, lines, token)
    }
  }
}
