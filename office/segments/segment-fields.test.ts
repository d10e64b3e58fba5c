/** What is typed becomes a filter, and a filter says what of it is asked. */
import { expect, it } from 'vitest'
import { ANYBODY, askedOf, filterOf, letterOf, templateOf, typedOf } from './segment-fields.ts'

it('C36 an empty form finds everybody, and what is typed is asked', () => {
  expect(filterOf(typedOf(null))).toEqual(ANYBODY)
  expect(askedOf(ANYBODY)).toEqual([])
  const typed = { ...typedOf(null), awayDays: '30', language: 'sw' as const, balanceFrom: '100' }
  expect(filterOf(typed)).toEqual({ ...ANYBODY, awayDays: 30, language: 'sw', balanceFrom: '100' })
  expect(askedOf({ ...ANYBODY, awayDays: 30, language: 'sw', balanceFrom: '100.00' })).toEqual([
    ['balanceFrom', '100.00'],
    ['awayDays', '30'],
    ['language', 'sw'],
  ])
})

it('C37 a letter that is written again brings its texts and no moment', () => {
  const texts = { header: { en: 'a', sw: 'b', zh: 'c' }, text: { en: 'd', sw: 'e', zh: 'f' } }
  const sent = {
    id: '4',
    segmentId: '2',
    segment: 'Two',
    texts,
    sendAt: '2026-12-01T10:00:00Z',
    state: 'sent',
    sent: 5,
    keptBack: 1,
    endedAt: '2026-12-01T10:01:00Z',
  } as const
  expect(letterOf(sent, '9')).toEqual({ segmentId: '2', ...texts, sendAt: '' })
  expect(letterOf(null, '9').segmentId).toBe('9')
})

it('C45 a template is typed anew without touching the one that is there', () => {
  const texts = { header: { en: 'a', sw: 'b', zh: 'c' }, text: { en: 'd', sw: 'e', zh: 'f' } }
  const typed = templateOf({ id: '1', name: 'Cup', texts })
  typed.header.en = 'another'
  expect(typed).toEqual({ name: 'Cup', header: { en: 'another', sw: 'b', zh: 'c' }, text: texts.text })
  expect(texts.header.en).toBe('a')
  expect(templateOf(null)).toEqual({ name: '', header: { en: '', sw: '', zh: '' }, text: { en: '', sw: '', zh: '' } })
})
