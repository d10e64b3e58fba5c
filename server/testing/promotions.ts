/** Promotions of tests: made through the office's own calls by two operators of a house. */
import { expect } from 'vitest'
import type { RawInput } from '@uwanja/contract/wire/call'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeCall } from '@uwanja/contract/operators/call'
import type { Role } from '@uwanja/contract/operators/roles'
import { requestOf } from '@uwanja/contract/wire/request'
import { insertOperator, openOperatorSession } from '../operators/store.ts'
import type { House } from './house.ts'

const said = (text: string) => ({ en: text, sw: text, zh: text })

export const PROMOTION_TEXTS = (title: string) => ({
  title: said(title),
  description: said('An offer'),
  body: said('Play **well**.'),
  terms: said('- 18+'),
  tags: said('New, Hot'),
})

export interface OfficeReply {
  readonly status: string
  readonly data: never
}

let made = 0

/** A house, or an office alone. */
interface Place {
  readonly db: House['db']
  readonly server: Pick<House['server'], 'office'>
}

/** The office's door, and operators behind it. */
export function anOfficeDoor({ db, server }: Place) {
  return {
    anOperator: (role: Role): Promise<string> =>
      db.transaction(async (tx) => {
        const id = (await insertOperator(tx, { name: `promoting-${role}-${++made}`, role, passwordHash: 'none' }))!
        return (await openOperatorSession(tx, { operatorId: id, isBrowser: false, ip: '10.0.0.1', agent: 'test' }))
          .token
      }),
    async ask<C extends OfficeCall>(row: C, values: RawInput<C>, token: string): Promise<OfficeReply> {
      const request = requestOf(row, values as object, token)
      const answer = await server.office.inject({
        method: row.method,
        url: request.path,
        headers: request.headers,
        ...(request.body === null ? {} : { payload: request.body }),
      })
      return answer.json<OfficeReply>()
    },
  }
}

export async function aPromotionDesk(place: Place) {
  const door = anOfficeDoor(place)
  const [marketing, finance, support] = [
    await door.anOperator('marketing'),
    await door.anOperator('finance'),
    await door.anOperator('support'),
  ]
  const ask = <C extends OfficeCall>(row: C, values: RawInput<C>, token = marketing) => door.ask(row, values, token)
  async function aPromotion(
    effect: RawInput<typeof office.askPromotionEffect>['effect'] | null,
    more: {
      readonly code?: string
      readonly cap?: string
      readonly endsAt?: string
      readonly title?: string
      readonly jurisdiction?: string
    } = {},
  ): Promise<string> {
    const kept = await ask(office.keepPromotion, {
      id: '',
      texts: PROMOTION_TEXTS(more.title ?? 'An offer'),
      categories: [],
      picture: '',
      startsAt: '',
      endsAt: more.endsAt ?? '',
      jurisdiction: more.jurisdiction ?? '',
    })
    const { id } = kept.data as { id: string }
    if (effect) {
      const pending = { id, code: more.code ?? '', effect, cap: more.cap ?? '100000', why: 'a test' }
      const asked = await ask(office.askPromotionEffect, pending)
      expect(asked.status).toBe('SUCCESS')
      if ((asked.data as { waits: boolean }).waits) await approve(id)
    }
    expect((await ask(office.setPromotionState, { id, state: 'published', why: 'a test' })).status).toBe('SUCCESS')
    return id
  }
  async function approve(id: string, token = finance): Promise<string> {
    const { approvals } = (await ask(office.approvals, { kind: 'promotion-effect' }, token)).data as {
      approvals: { id: string; subject: string; state: string }[]
    }
    const pending = approvals.find(({ subject, state }) => subject === `promotion ${id}` && state === 'waiting')!
    return (await ask(office.decideApproval, { id: pending.id, decision: 'approve', why: '' }, token)).status
  }
  return { marketing, finance, support, ask, aPromotion, approve }
}

/** The promotion of the demonstration that doubles a first deposit. */
export const WELCOME_CODE = 'KARIBU100'
export const WELCOME_BONUS = {
  kind: 'deposit-bonus',
  base: 'first-deposit',
  percent: 100,
  least: '500',
  most: '50000',
  times: 10,
  lowRiskPercent: 10,
  days: 30,
} as const

export async function aWelcomeBonus(house: Place): Promise<void> {
  const desk = await aPromotionDesk(house)
  await desk.aPromotion(WELCOME_BONUS, { code: WELCOME_CODE, cap: '500000', title: 'Welcome' })
}
