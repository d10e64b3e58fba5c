/** What a new method must say, so that its page needs no edit. */
import { expect, test } from 'vitest'
import type { PaymentPlug } from '../plugs.ts'
import { methodFaults } from './method-faults.ts'
import { PAYMENTS } from './table.ts'

test('M26 every method of the list says enough', () => {
  expect(PAYMENTS.flatMap(methodFaults)).toEqual([])
})

const words = { name: 'Acme', help: '', labels: { wallet: 'Wallet' }, choices: { MAIN: 'Main' } }
const good = {
  facts: { viewName: 'Acme', direction: 'withdraw', limitId: null, offered: { NG: { min: 1n, max: 2n } } },
  fields: [{ name: 'wallet', kind: 'choice', kept: true, choices: ['MAIN'] }],
  texts: { en: words, sw: words, zh: words },
} as unknown as PaymentPlug

test('M26 a method that nobody could use is told what it lacks', () => {
  expect(methodFaults(good)).toEqual([])
  const { offered: _nowhere, ...facts } = good.facts
  expect(methodFaults({ ...good, facts })).toEqual(['Acme: it is offered nowhere'])
  const passed = good.fields!.map(({ kept: _kept, ...field }) => field)
  expect(methodFaults({ ...good, fields: passed })).toEqual([
    'Acme: a withdrawal waits before it goes, so wallet must be kept',
  ])
  expect(methodFaults({ ...good, asks: { code: [] } })).toEqual(['Acme: it asks and has no proceed'])
  const { labels: _labels, choices: _choices, ...mute } = words
  expect(methodFaults({ ...good, texts: { en: words, sw: mute, zh: words } })).toEqual([
    'Acme: wallet has no label in sw',
    'Acme: MAIN has no text in sw',
  ])
})
