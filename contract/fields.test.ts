/** What clients in the field send for the same thing. */
import { describe, expect, it } from 'vitest'
import { AREAS } from './calls.ts'
import { dayOrInstant, filled, flag, language, maybe, text, whole } from './fields.ts'

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
