/** A race for stakes and one of drops, opened as an operator opens them; both run from the next seconds on. */
import { office } from '@uwanja/contract/operators/office'
import type { RawInput } from '@uwanja/contract/wire/call'
import type { OpeningDesk } from './desk.ts'
import { raceBanner } from './race-banner.ts'

type Rule = RawInput<typeof office.keepCashraceRule>['rule']

const SLOTS: Rule['scope'] = { by: 'category', which: ['slots:6', 'slots:7'] }
const PAID = { payAs: 'cash', times: 0, days: 0 } as const

const RACES = [
  {
    rule: {
      ...PAID,
      counts: 'volume',
      step: '100',
      leastStake: '10',
      scope: SLOTS,
      prizes: ['50000', '25000', '15000', '10000', '5000', '2500', '2500', '2000', '2000', '2000', '1000', '1000'],
    } satisfies Rule,
    ruleName: 'Weekly slots',
    names: { en: 'Weekly slots race', sw: 'Mbio za wiki za slots', zh: '每周老虎机竞赛' },
    urlSuffix: 'weekly-slots',
    days: 5,
    colour: '#0c6b4f',
  },
  {
    rule: {
      ...PAID,
      counts: 'drops',
      step: '1',
      leastStake: '20',
      scope: { by: 'category', which: ['slots:7'] },
      prizes: ['10000', '5000', '5000', ...Array.from({ length: 17 }, () => '1000')],
    } satisfies Rule,
    ruleName: 'Daily drops',
    names: { en: 'Daily drops', sw: 'Zawadi za ghafla za kila siku', zh: '每日掉落奖励' },
    urlSuffix: 'daily-drops',
    days: 1,
    colour: '#7a4a12',
  },
] as const

type Race = (typeof RACES)[number]

async function ruleOf(desk: OpeningDesk, { ruleName: name, rule }: Race): Promise<string> {
  const known = async () => (await desk('trading', office.cashraceRules, {})).rules.find((one) => one.name === name)?.id
  const there = await known()
  if (there !== undefined) return there
  await desk('trading', office.keepCashraceRule, { name, rule })
  return (await known())!
}

async function draftOf(desk: OpeningDesk, race: Race, nowMs: number): Promise<string> {
  const { names, urlSuffix, colour, days } = race
  const ruleId = await ruleOf(desk, race)
  const fromAt = new Date(nowMs).toISOString()
  const toAt = new Date(nowMs + days * 86_400_000).toISOString()
  const asked = { ruleId, names, urlSuffix, banner: raceBanner(colour), fromAt, toAt }
  return (await desk('trading', office.makeCashrace, asked)).id
}

/** Makes what is not there yet. While the companies' lists have not come there is nothing to race in, and publishing is refused. */
export async function openRaces(desk: OpeningDesk, nowMs: number): Promise<void> {
  const { races } = await desk('trading', office.cashraces, {})
  for (const race of RACES) {
    const there = races.find(({ urlSuffix }) => urlSuffix === race.urlSuffix)
    if (there && there.state !== 'draft') continue
    const id = there?.id ?? (await draftOf(desk, race, nowMs))
    await desk('trading', office.publishCashrace, { id })
  }
}
