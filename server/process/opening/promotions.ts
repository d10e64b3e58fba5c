/** The first promotions of a house, as its operators make them: written in three languages, said what they give, published. */
import { office } from '@uwanja/contract/operators/office'
import type { RawInput } from '@uwanja/contract/wire/call'
import type { OpeningDesk } from './desk.ts'

type Texts = RawInput<typeof office.keepPromotion>['texts']
type Effect = RawInput<typeof office.askPromotionEffect>['effect']

const TERMS = {
  en: '- 18 and older\n- Once a player\n- Only stake what you can afford to lose',
  sw: '- Miaka 18 na zaidi\n- Mara moja kwa kila mchezaji\n- Weka dau la pesa unayoweza kuipoteza tu',
  zh: '- 年满 18 岁\n- 每位玩家一次\n- 量力而行',
}

const CATEGORIES = [
  { en: 'Casino', sw: 'Kasino', zh: '娱乐场' },
  { en: 'Sports', sw: 'Michezo', zh: '体育' },
] as const

interface Scene {
  readonly texts: Texts
  readonly category: number
  readonly code: string
  readonly effect: Effect
}

const SCENES: readonly Scene[] = [
  {
    category: 0,
    code: 'KARIBU100',
    effect: {
      kind: 'deposit-bonus',
      base: 'first-deposit',
      percent: 100,
      least: '500',
      most: '50000',
      times: 10,
      lowRiskPercent: 10,
      days: 30,
    },
    texts: {
      title: { en: 'Welcome to the ground', sw: 'Karibu uwanjani', zh: '欢迎入场' },
      description: {
        en: 'Your first deposit, once more to play with.',
        sw: 'Pesa unazoweka mara ya kwanza, mara mbili za kucheza.',
        zh: '首次充值，双倍游戏。',
      },
      body: {
        en: 'Join, or type **KARIBU100** at your first deposit.',
        sw: 'Jiunge, au andika **KARIBU100** unapoweka pesa mara ya kwanza.',
        zh: '点击参加，或在首次充值时输入 **KARIBU100**。',
      },
      terms: TERMS,
      tags: { en: 'New players', sw: 'Wachezaji wapya', zh: '新玩家' },
    },
  },
  {
    category: 1,
    code: 'BURE',
    effect: { kind: 'free-bet', base: 'deposit', amount: '200', least: '1000', days: 7 },
    texts: {
      title: { en: 'A free bet for the weekend', sw: 'Dau la bure la wikendi', zh: '周末免费投注' },
      description: {
        en: 'Deposit, and one bet is on the house.',
        sw: 'Weka pesa, na dau moja ni letu.',
        zh: '充值即送一次投注。',
      },
      body: {
        en: 'Join first, then deposit. The free bet stands on the [Deposit](/deposit) page.',
        sw: 'Jiunge kwanza, kisha weka pesa. Dau la bure litaonekana kwenye ukurasa wa [Weka pesa](/deposit).',
        zh: '先参加，再充值。免费投注会出现在[充值](/deposit)页面。',
      },
      terms: TERMS,
      tags: { en: 'Football', sw: 'Soka', zh: '足球' },
    },
  },
  {
    category: 0,
    code: '',
    effect: {
      kind: 'free-spins',
      base: 'first-deposit',
      takers: 'everybody',
      spins: 20,
      amount: '20',
      least: '500',
      most: '5000',
      winnings: 'bonus',
      times: 5,
      days: 7,
    },
    texts: {
      title: { en: 'Twenty spins to begin with', sw: 'Mizunguko ishirini ya kuanza', zh: '新人二十次旋转' },
      description: {
        en: 'Your first deposit brings twenty free spins.',
        sw: 'Pesa unazoweka mara ya kwanza huleta mizunguko ishirini ya bure.',
        zh: '首次充值即得二十次免费旋转。',
      },
      body: {
        en: 'They come by themselves. You find them on the [Deposit](/deposit) page and in the [slots](/slots) that play them.',
        sw: 'Huja yenyewe. Utaiona kwenye ukurasa wa [Weka pesa](/deposit) na kwenye [sloti](/slots) zinazoichezesha.',
        zh: '自动到账。可在[充值](/deposit)页面和支持的[老虎机](/slots)中找到。',
      },
      terms: TERMS,
      tags: { en: 'New players, Slots', sw: 'Wachezaji wapya, Sloti', zh: '新玩家，老虎机' },
    },
  },
  {
    category: 0,
    code: '',
    effect: { kind: 'cashback', percent: 10, period: 'week', least: '1000', most: '5000' },
    texts: {
      title: { en: 'A tenth of your losses back', sw: 'Sehemu ya kumi ya hasara inarudi', zh: '亏损返还一成' },
      description: {
        en: 'Each week, as cash, without strings.',
        sw: 'Kila wiki, kama pesa taslimu, bila masharti.',
        zh: '每周以现金返还，无附加条件。',
      },
      body: {
        en: 'Counted from Monday to Sunday, paid on Monday.',
        sw: 'Huhesabiwa Jumatatu hadi Jumapili, hulipwa Jumatatu.',
        zh: '周一至周日计算，周一发放。',
      },
      terms: TERMS,
      tags: { en: 'Every week', sw: 'Kila wiki', zh: '每周' },
    },
  },
]

const WHY = 'the first promotions'

type Listed = Awaited<ReturnType<typeof listed>>
const listed = (desk: OpeningDesk) => desk('marketing', office.promotions, {})

async function categoryIds(desk: OpeningDesk, { categories }: Listed): Promise<string[]> {
  const ids: string[] = []
  for (const [at, names] of CATEGORIES.entries()) {
    const there = categories.find((one) => one.names['en'] === names.en)
    const category = { id: '', ...names, position: at + 1, isActive: true, inMenu: true }
    ids.push(there?.id ?? (await desk('marketing', office.keepPromotionCategory, category)).id)
  }
  return ids
}

async function give(desk: OpeningDesk, id: string, { code, effect }: Scene): Promise<void> {
  const { waits } = await desk('marketing', office.askPromotionEffect, { id, code, effect, cap: '500000', why: WHY })
  if (!waits) return
  const { approvals } = await desk('finance', office.approvals, { kind: 'promotion-effect' })
  for (const { id: approval, subject, state } of approvals)
    if (subject === `promotion ${id}` && state === 'waiting')
      await desk('finance', office.decideApproval, { id: approval, decision: 'approve', why: '' })
}

/** Makes what is not there yet, and goes on with what a stop left half made. */
export async function openPromotions(desk: OpeningDesk): Promise<void> {
  const all = await listed(desk)
  const categories = await categoryIds(desk, all)
  for (const scene of SCENES) {
    const { texts, category } = scene
    const there = all.promotions.find((one) => one.texts.title['en'] === texts.title.en)
    if (there && there.state !== 'draft') continue
    const blank = { picture: '', startsAt: '', endsAt: '', jurisdiction: '' }
    const kept = { ...blank, id: there?.id ?? '', texts, categories: [categories[category]!] }
    const { id } = await desk('marketing', office.keepPromotion, kept)
    await give(desk, id, scene)
    await desk('marketing', office.setPromotionState, { id, state: 'published', why: WHY })
  }
}
