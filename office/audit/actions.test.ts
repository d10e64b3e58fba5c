/** What stands in the audit log has words in every language of the office. */
import { AUDIT_ACTIONS } from '@uwanja/contract/operators/audit'
import { FORWARDED } from '@uwanja/contract/operators/trading'
import { office as en } from '@uwanja/i18n/en/office'
import { office as sw } from '@uwanja/i18n/sw/office'
import { office as zh } from '@uwanja/i18n/zh/office'
import { describe, expect, it } from 'vitest'
import { speak } from '../speech.ts'

describe.each([
  ['en', en],
  ['sw', sw],
  ['zh', zh],
] as const)('O99 in %s', (language, texts) => {
  it('every act of the audit log is told in words', () => {
    const { kind } = speak(language, texts)
    expect(AUDIT_ACTIONS.filter((action) => kind(action) === action)).toEqual([])
  })
})

it('O99 each action of the desk is in the list once', () => {
  const done = Object.values(FORWARDED).flatMap(({ action }) => (action ? [action.name] : []))
  expect(AUDIT_ACTIONS.filter((action) => done.some((one) => one === action)).sort()).toEqual([...new Set(done)].sort())
})
