/** A payment's life, row by row: what each piece of news does in each state, and what the gate changes. */
import { describe, expect, it } from 'vitest'
import { isOpen, PAYMENT_STATES } from '@uwanja/contract/site/payment-states'
import { MONEY_PATHS } from '../runtime/failpoints.ts'
import { DUE } from './apply.ts'
import { decide, NO_GATE, type Decision, type Gate } from './decide.ts'
import { ACTS, actOf, DEPOSIT_LIFE, WITHDRAWAL_LIFE, type ActName, type PaymentEvent } from './life.ts'

type Subject = Parameters<typeof decide>[0]
const NGN = (minor: bigint) => ({ currency: 'NGN', minor }) as const
const TZS = (minor: bigint) => ({ currency: 'TZS', minor }) as const

/** `parked` is a failed deposit that says why its money could not stay. */
const at = (direction: Subject['direction'], stage: string, more: Partial<Subject> = {}): Subject => ({
  key: 'UW1',
  company: 'fasthub',
  direction,
  currency: 'NGN',
  minor: 700_00n,
  taxMinor: direction === 'withdraw' ? 70_00n : 0n,
  state: (stage === 'parked' ? 'failed' : stage) as Subject['state'],
  reason: stage === 'parked' ? 'time-out' : stage === 'failed' ? 'expired' : null,
  ...more,
})

const PAID = { kind: 'paid', amount: NGN(700_00n), reference: 'FH1' } as const
const NEWS: Readonly<Record<PaymentEvent['kind'], PaymentEvent>> = {
  order: { kind: 'order' },
  brought: { kind: 'brought' },
  due: { kind: 'due' },
  pending: { kind: 'pending' },
  lost: { kind: 'lost', reason: 'not-received' },
  failed: { kind: 'failed', reason: 'declined' },
  paid: PAID,
  assign: { ...PAID, kind: 'assign' },
  cancel: { kind: 'cancel', reason: 'cancelled' },
  approve: { kind: 'approve' },
  reject: { kind: 'reject', reason: 'not yours' },
  again: { kind: 'again' },
}

/** In one line: the states that it takes and the door of its money, or the answer, with a mark where somebody is warned. */
function lineOf(decision: Decision): string {
  if ('refusal' in decision) return decision.refusal
  if (decision.act === null) return decision.heard + (decision.warnings.length > 0 ? ' !' : '')
  const { to, door, then } = actOf(decision.act)
  const parts = [to.length > 0 ? `-> ${to.join(' ')}` : `stays: ${decision.act}`, door ?? '', then ?? '']
  return parts.filter(Boolean).join(', ')
}

const CREDITED = '-> paid, deposit.settled'
const BACK = '-> returned, withdrawal.released'
const OUT = '-> paid, withdrawal.settled'

/** Each piece of news in each state; `else`: in every state that is not named. */
const DEPOSITS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  order: { requested: '-> sent', else: 'NO_LONGER_OPEN' },
  brought: { requested: '-> sent', else: 'NO_LONGER_OPEN' },
  due: { requested: 'stays: ask, ask', approved: 'stays: ask, ask', sent: 'stays: ask, ask', else: 'known' },
  pending: { requested: 'pending', approved: 'pending', sent: 'pending', else: 'known' },
  lost: { requested: '-> failed', approved: '-> failed', sent: '-> failed', else: 'known' },
  failed: { requested: '-> failed', approved: '-> failed', sent: '-> failed', paid: 'known !', else: 'known' },
  paid: {
    requested: CREDITED,
    approved: CREDITED,
    sent: CREDITED,
    failed: CREDITED,
    paid: 'known',
    parked: 'known',
    else: 'known !',
  },
  assign: {
    requested: '-> paid, deposit.assigned',
    parked: '-> paid, deposit.assigned',
    else: 'NO_LONGER_OPEN',
  },
}

const WITHDRAWALS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  due: {
    requested: '-> approved sent, hand over',
    approved: 'stays: ask, ask',
    sent: 'stays: ask, ask',
    else: 'known',
  },
  pending: { requested: 'unknown-payment !', approved: 'pending', sent: 'pending', else: 'known' },
  lost: { requested: 'unknown-payment !', approved: BACK, sent: BACK, else: 'known' },
  failed: { requested: 'unknown-payment !', approved: BACK, sent: BACK, paid: 'known !', else: 'known' },
  paid: { requested: 'unknown-payment !', approved: OUT, sent: OUT, paid: 'known', else: 'known !' },
  cancel: {
    requested: '-> cancelled, withdrawal.released',
    approved: 'WITHDRAWAL_ALREADY_SENT',
    sent: 'WITHDRAWAL_ALREADY_SENT',
    else: 'NO_PENDING_WITHDRAWAL',
  },
  approve: { requested: 'stays: letGo', else: 'NO_LONGER_OPEN' },
  reject: { requested: '-> rejected, withdrawal.released', else: 'NO_LONGER_OPEN' },
  again: { sent: 'stays: again, hand over', else: 'known' },
}

const OPEN_GATE: Gate = { ...NO_GATE, mayGoAgain: true }
const STAGES = { deposit: [...PAYMENT_STATES, 'parked'], withdraw: PAYMENT_STATES } as const

describe.each([
  ['deposit', DEPOSITS, DEPOSIT_LIFE],
  ['withdraw', WITHDRAWALS, WITHDRAWAL_LIFE],
] as const)('the life of a %s', (direction, wanted, table) => {
  it.each(STAGES[direction])('X02 M21 what each piece of news does when it is %s', (stage) => {
    expect(Object.keys(table[stage]!).toSorted()).toEqual(Object.keys(wanted).toSorted())
    for (const [kind, lines] of Object.entries(wanted)) {
      const line = lineOf(decide(at(direction, stage), NEWS[kind as PaymentEvent['kind']], OPEN_GATE))
      expect(`${stage}, ${kind}: ${line}`).toBe(`${stage}, ${kind}: ${lines[stage] ?? lines['else']}`)
    }
  })

  it('X02 has a row for each state, and no other', () => {
    expect(Object.keys(table).toSorted()).toEqual([...STAGES[direction]].toSorted())
  })

  it('X02 M12 what has ended moves no money again, but a failed deposit whose money comes after all', () => {
    const moving = STAGES[direction].flatMap((stage) =>
      Object.keys(wanted)
        .map((kind) => decide(at(direction, stage), NEWS[kind as PaymentEvent['kind']], OPEN_GATE))
        .flatMap((one) => ('act' in one && one.act !== null && actOf(one.act).door ? [`${stage} ${one.act}`] : [])),
    )
    const ended = moving.filter((line) => stageIsOver(line.split(' ')[0]!))
    expect(ended).toEqual(direction === 'deposit' ? ['failed credit', 'parked assign'] : [])
  })
})

const stageIsOver = (stage: string) => stage === 'parked' || !isOpen(stage as (typeof PAYMENT_STATES)[number])

it('X02 news of the other direction is a fault of ours', () => {
  expect(() => decide(at('deposit', 'sent'), { kind: 'cancel', reason: 'cancelled' })).toThrow(
    'no deposit is told: cancel',
  )
  expect(() => decide(at('withdraw', 'sent'), { ...PAID, kind: 'assign' })).toThrow('no withdraw is told: assign')
})

describe('the gate', () => {
  const gate = (more: Partial<Gate>): Gate => ({ ...NO_GATE, ...more })
  const money = { companyReference: 'FH1', paidMinor: 700_00n }

  it('D12 X03 what the company confirms is credited, with a warning where it is another amount', () => {
    const sent = at('deposit', 'sent')
    expect(decide(sent, PAID)).toEqual({
      act: 'credit',
      heard: 'settled',
      facts: { ...money, amount: NGN(700_00n) },
      warnings: [],
    })
    expect(decide(sent, { ...PAID, amount: NGN(500_00n) })).toEqual({
      act: 'credit',
      heard: 'settled',
      facts: { amount: NGN(500_00n), companyReference: 'FH1', paidMinor: 500_00n },
      warnings: [['a deposit was paid with another amount', { payment: 'UW1' }]],
    })
    expect(decide(sent, { ...PAID, amount: NGN(900_00n) }, gate({ isBeyondOrder: true }))).toMatchObject({
      act: 'credit',
      facts: { paidMinor: 900_00n, countsFrom: 'now' },
    })
  })

  it.each([
    ['PLAYER_EXCLUDED', 'player-excluded'],
    ['TIME_OUT_ACTIVE', 'time-out'],
    ['DEPOSIT_LIMIT_REACHED', 'deposit-limit'],
    ['IDENTITY_REQUIRED', 'identity'],
  ] as const)('B08 B09 money that %s keeps out is parked as %s and owed back', (refusal, reason) => {
    expect(decide(at('deposit', 'sent'), PAID, gate({ refusal }))).toEqual({
      act: 'park',
      heard: 'settled',
      facts: { amount: NGN(700_00n), companyReference: 'FH1', reason, sendBack: 'owed' },
      warnings: [['a deposit was paid and is parked', { payment: 'UW1', reason }]],
    })
  })

  it('B08 a hold or a block of the house keeps no money that came from its player', () => {
    for (const refusal of ['ACCOUNT_ON_HOLD', 'PLAYER_BLOCKED'] as const)
      expect(decide(at('deposit', 'sent'), PAID, gate({ refusal }))).toMatchObject({ act: 'credit' })
  })

  it('X03 another currency, and another payment’s reference, are parked for people to look at', () => {
    const excluded = gate({ refusal: 'PLAYER_EXCLUDED' })
    expect(decide(at('deposit', 'sent'), { ...PAID, amount: TZS(700_00n) }, excluded)).toMatchObject({
      act: 'park',
      facts: { amount: TZS(700_00n), companyReference: 'FH1', reason: 'wrong-currency' },
    })
    const used = decide(at('deposit', 'sent'), PAID, { ...excluded, isReferenceUsed: true })
    expect(used).toEqual({
      act: 'park',
      heard: 'settled',
      facts: { amount: NGN(700_00n), companyReference: 'UW1', reason: 'reference-used' },
      warnings: [
        ['a company gave the reference of another payment', { payment: 'UW1', company: 'fasthub', reference: 'FH1' }],
        ['a deposit was paid and is parked', { payment: 'UW1', reason: 'reference-used' }],
      ],
    })
  })

  it('W06 X03 a withdrawal is settled as it was ordered, whatever the company says that it paid', () => {
    const sent = at('withdraw', 'sent')
    const facts = { companyReference: 'FH1', paidMinor: 630_00n }
    expect(decide(sent, { ...PAID, amount: NGN(630_00n) })).toEqual({
      act: 'payOut',
      heard: 'settled',
      facts,
      warnings: [],
    })
    expect(decide(sent, PAID)).toEqual({
      act: 'payOut',
      heard: 'settled',
      facts,
      warnings: [['a withdrawal was paid with another amount', { payment: 'UW1' }]],
    })
    expect(decide(sent, { ...PAID, amount: NGN(630_00n) }, gate({ isReferenceUsed: true }))).toMatchObject({
      act: 'payOut',
      facts: { companyReference: 'UW1', paidMinor: 630_00n, reason: 'reference-used' },
    })
  })

  it('W06 an order that a person has not decided, or on which a hold was placed, is kept', () => {
    for (const keptBack of ['undecided', 'hold', 'screening'] as const)
      expect(decide(at('withdraw', 'requested'), { kind: 'due' }, gate({ keptBack }))).toEqual({
        act: 'keep',
        heard: 'settled',
        facts: { reason: keptBack },
        warnings: [],
      })
  })

  it('B06 W06 an order is not taken back where the gate says why', () => {
    const asked = decide(at('withdraw', 'requested'), NEWS.cancel, gate({ refusal: 'WITHDRAWAL_CANCEL_FORBIDDEN' }))
    expect(lineOf(asked)).toBe('WITHDRAWAL_CANCEL_FORBIDDEN')
  })

  it('X05 an order goes again only where the gate lets it', () => {
    expect(lineOf(decide(at('withdraw', 'sent'), { kind: 'again' }))).toBe('pending')
  })

  it('X02 a company is told on once that it contradicts an end, and what it said', () => {
    expect(decide(at('withdraw', 'requested'), NEWS.lost)).toMatchObject({
      warnings: [['a company speaks of a withdrawal that it was not given', { payment: 'UW1', says: 'pending' }]],
    })
    expect(decide(at('deposit', 'paid'), NEWS.failed)).toMatchObject({
      warnings: [['a company contradicts a payment that has ended', { payment: 'UW1', says: 'failed' }]],
    })
  })
})

describe('acts', () => {
  it('M20 each dies where its way of money says, and its door is one of that way’s', () => {
    for (const name of Object.keys(ACTS) as ActName[]) {
      const { door, mayDie } = actOf(name)
      if (door) expect(mayDie, name).toBeDefined()
      if (mayDie) expect(MONEY_PATHS[mayDie].doors, name).toEqual(door ? [door] : [])
    }
  })

  it('M12 M21 both ends of held money, and of parked money, are one kind of journal', () => {
    const journals = Object.fromEntries(
      (Object.keys(ACTS) as ActName[]).flatMap((name) => (actOf(name).journal ? [[name, actOf(name).journal]] : [])),
    )
    expect(journals).toEqual({
      credit: 'deposit.settled',
      park: 'deposit.parked',
      assign: 'deposit.unparked',
      payOut: 'withdrawal.ended',
      giveBack: 'withdrawal.ended',
      cancel: 'withdrawal.ended',
      reject: 'withdrawal.ended',
    })
  })

  it('X05 what is due next: a question after a hand-over, the rest of the hold after an approval, nothing after an end', () => {
    const rules = { depositQueryS: 20, withdrawHoldS: 60 }
    const due = (name: ActName, tries: number, silentS: number) => {
      const { due } = actOf(name)
      return due ? DUE[due]({ tries, silentS }, rules) : 'as it was'
    }
    expect([due('hand', 0, 0), due('send', 0, 70)]).toEqual([20, 20])
    expect([due('ask', 0, 0), due('ask', 3, 0), due('ask', 30, 0)]).toEqual([20, 160, 3_600])
    expect([due('letGo', 0, 45), due('letGo', 0, 61)]).toEqual([15, 0])
    expect(due('again', 1, 9)).toBe('as it was')
    for (const name of ['bring', 'credit', 'assign', 'park', 'giveUp', 'keep'] as const)
      expect(due(name, 2, 9)).toBeNull()
    for (const name of ['payOut', 'giveBack', 'cancel', 'reject'] as const) expect(due(name, 2, 9)).toBeNull()
  })
})
