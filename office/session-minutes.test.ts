/** A session's limit in the office's lists: minutes in the operator's language, never an amount of money. */
import { expect, it } from 'vitest'
import { loadOfficeTexts } from '@uwanja/i18n/office'
import { sessionMinutes } from './session-minutes.ts'
import { speak } from './speech.ts'

it.each([
  ['en', '90 minutes', 'No limit'],
  ['sw', 'Dakika 90', 'Hakuna kikomo'],
  ['zh', '90 分钟', '没有限额'],
] as const)('B35 a session’s limit is told in %s', async (language, some, none) => {
  const speech = speak(language, await loadOfficeTexts(language), 'Africa/Lagos')
  expect(sessionMinutes(speech, '90')).toBe(some)
  expect(sessionMinutes(speech, '0')).toBe(none)
})
