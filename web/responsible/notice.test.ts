/** Who is shown the responsible-gambling notice. */
import { expect, test } from 'vitest'
import { isNoticeDue } from './notice.ts'

const allowed = { state: 'open', by: 'allowed' } as const
const unchecked = { state: 'open', by: 'unchecked' } as const
const due = (over: Partial<Parameters<typeof isNoticeDue>[0]>) =>
  isNoticeDue({ gate: allowed, isAccepted: false, shownTo: 'webview', pathname: '/', ...over })

test('L05 after an allowed webview check, unless it was accepted', () => {
  expect(due({})).toBe(true)
  expect(due({ isAccepted: true })).toBe(false)
})
test('L05 outside a webview only when a setting shows it everywhere', () => {
  expect(due({ gate: unchecked })).toBe(false)
  expect(due({ gate: unchecked, shownTo: 'everywhere' })).toBe(true)
  expect(due({ gate: unchecked, shownTo: 'everywhere', isAccepted: true })).toBe(false)
})
test.each([{ state: 'checking' }, { state: 'failed' }, { state: 'blocked', country: 'NG' }] as const)(
  'L05 not while the gate is $state',
  (gate) => expect(due({ gate, shownTo: 'everywhere' })).toBe(false),
)
test('L04 it does not cover the page that it links to', () => {
  for (const pathname of ['/ResponsibleGaming', '/responsiblegaming/']) expect(due({ pathname })).toBe(false)
  for (const pathname of ['/Terms', '/ResponsibleGaming/more']) expect(due({ pathname })).toBe(true)
})
