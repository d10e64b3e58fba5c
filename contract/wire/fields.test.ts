/** What clients in the field send for the same thing, and what nobody may send. */
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { AREAS } from '../site/calls.ts'
import { dayOrInstant, filled, flag, idText, language, maybe, text, whole, written } from './fields.ts'

describe('K01 what clients in the field send', () => {
  it.each([undefined, null, ''])('%j is nothing', (raw) => {
    expect(text(5).parse(raw)).toBe('')
    for (const schema of [maybe(flag), maybe(whole(1, 9)), maybe(dayOrInstant), language])
      expect(schema.parse(raw)).toBeUndefined()
    for (const schema of [filled(5), flag, whole(0, 9)]) expect(schema.safeParse(raw).success).toBe(false)
  })

  it('a code or a telephone number may be a number, a fraction or a sign may not', () => {
    expect(text(12).parse(123456)).toBe('123456')
    expect(filled(32).parse(8031234567)).toBe('8031234567')
    expect(text(3).safeParse(1234).success).toBe(false)
    for (const raw of [1.5, -1, 1e21, Number.NaN, true, {}, []]) expect(filled(32).safeParse(raw).success).toBe(false)
  })

  it('an instant whose plus was not escaped is read as it was meant', () => {
    expect(dayOrInstant.parse('2026-11-01T00:00:00 01:00')).toBe('2026-11-01T00:00:00+01:00')
    expect(dayOrInstant.parse('2026-11-01T00:00:00+01:00')).toBe('2026-11-01T00:00:00+01:00')
    for (const raw of ['2026-11-01 01:00', '11/01/2026', '']) expect(dayOrInstant.safeParse(raw).success).toBe(false)
  })

  it('a language is known by its first letters', () => {
    expect(['en', 'sw-SW', 'ZH_cn', 'de', 'x'].map((raw) => language.parse(raw))).toEqual([
      'en',
      'sw',
      'zh',
      undefined,
      undefined,
    ])
  })

  it('no row has two fields that differ in their letter case alone', () => {
    for (const row of Object.values(AREAS).flatMap((rows) => Object.values(rows))) {
      const names = Object.keys(row.example).map((name) => name.toLowerCase())
      expect(new Set(names).size, row.path).toBe(names.length)
    }
  })
})

const taken = (schema: z.ZodMiniType, raw: unknown) => {
  const read = z.safeParse(schema, raw)
  return read.success ? read.data : 'refused'
}

it('K03 an id is a whole number above zero that fits the database', () => {
  for (const id of ['1', '42', '9'.repeat(18)]) expect(taken(idText, id)).toBe(id)
  for (const raw of ['0', '01', '-1', '1.5', '', ' 1', '9'.repeat(19), 7, null])
    expect(taken(idText, raw)).toBe('refused')
})

it('K03 a flag is true, false, 1 or 0, as JSON or as text', () => {
  expect([true, 'true', 'TRUE', 1, '1'].map((raw) => taken(flag, raw))).toEqual(Array(5).fill(true))
  expect([false, 'false', 0, '0'].map((raw) => taken(flag, raw))).toEqual(Array(4).fill(false))
  expect(['yes', '', 2, '10', null].map((raw) => taken(flag, raw))).toEqual(Array(5).fill('refused'))
})

it('K03 what a person wrote loses what nobody sees, and something must be left', () => {
  expect(taken(written(20), '  one\r\ntwo\rthree \t')).toBe('one\ntwo\nthree')
  expect(taken(written(20), 'a\u0000b\u0007c\u001b')).toBe('abc')
  for (const raw of ['', ' \n ', '\u0000', 'x'.repeat(21), 5]) expect(taken(written(20), raw)).toBe('refused')
})

it('K03 a whole number lies within its bounds, which are its own', () => {
  expect([-1, '-1', 6, '6'].map((raw) => taken(whole(-1, 6), raw))).toEqual([-1, -1, 6, 6])
  for (const raw of [-2, 7, 1.5, '1.5', '', 'x', '1e1', null]) expect(taken(whole(-1, 6), raw)).toBe('refused')
})
