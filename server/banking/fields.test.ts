/** What a method asks, taken apart: which of it is written down, and what is refused. */
import type { PaymentField } from '@uwanja/providers/payment-fields'
import type { PaymentPlug, Wire } from '@uwanja/providers/plugs'
import { expect, it } from 'vitest'
import { shownFields, takeFields } from './fields.ts'

const FIELDS: readonly PaymentField[] = [
  { name: 'wallet', kind: 'choice', kept: true, choices: ['main', 'savings'] },
  { name: 'note', kind: 'text', longest: 5, kept: true, isOptional: true },
  { name: 'pin', kind: 'digits', longest: 4 },
]

it('M26 what is kept is told from what is only handed on', () => {
  expect(takeFields(FIELDS, { wallet: 'main', note: 'rent', pin: '1234' })).toEqual({
    kept: { wallet: 'main', note: 'rent' },
    passed: { pin: '1234' },
  })
  expect(takeFields(FIELDS, { wallet: 'savings', note: '', pin: '1' })).toEqual({
    kept: { wallet: 'savings' },
    passed: { pin: '1' },
  })
  expect(takeFields([], {})).toEqual({ kept: {}, passed: {} })
})

const GOOD = { wallet: 'main', pin: '1234' }
it.each<[what: string, typed: Record<string, string>, field: string]>([
  ['a field that nobody asked for', { ...GOOD, cvv: '1' }, 'cvv'],
  ['a field named like a method', { ...GOOD, constructor: 'x' }, 'constructor'],
  ['one that is missing', { wallet: 'main' }, 'pin'],
  ['one that is empty', { ...GOOD, wallet: '' }, 'wallet'],
  ['one that is too long', { ...GOOD, note: 'longer' }, 'note'],
  ['a value that is no choice', { ...GOOD, wallet: 'other' }, 'wallet'],
  ['letters for digits', { ...GOOD, pin: '12a' }, 'pin'],
])('M26 %s is refused by its name', (_what, typed, field) => {
  expect(() => takeFields(FIELDS, typed)).toThrow(
    expect.objectContaining({ code: 'INCORRECT_PARAMETER_VALUE', data: { field } }) as Error,
  )
})

it('M26 fields, choices and steps are told in the player’s language', async () => {
  const texts = {
    name: 'Acme',
    help: '',
    labels: { wallet: 'Pochi', code: 'Nambari', account: 'Akaunti' },
    choices: { main: 'Kuu' },
    asks: { code: 'Andika nambari.' },
  }
  const code: PaymentField = { name: 'code', kind: 'secret', longest: 6 }
  const plug = { texts: { en: texts, sw: texts, zh: texts }, fields: FIELDS.slice(0, 1), asks: { code: [code] } }
  const shown = { longest: 100, isOptional: false }
  expect(await shownFields(plug as unknown as PaymentPlug, 'sw', {} as Wire)).toEqual({
    fields: [
      {
        name: 'wallet',
        kind: 'choice',
        label: 'Pochi',
        ...shown,
        options: [
          { value: 'main', text: 'Kuu' },
          { value: 'savings', text: 'savings' },
        ],
      },
    ],
    asks: { code: { help: 'Andika nambari.', fields: [{ ...shown, ...code, label: 'Nambari' }] } },
    shows: texts.labels,
  })
})
