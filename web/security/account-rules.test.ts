/** Days, periods and device names. */
import { expect, test } from 'vitest'
import { birthDay, deviceName, periodProblem } from './account-rules.ts'

test('U10 a birth date is a day in any time zone', () => {
  expect(birthDay('1990-04-03')).toBe(Date.UTC(1990, 3, 3))
  expect(birthDay('1990-04-03T23:00:00')).toBe(Date.UTC(1990, 3, 3))
  for (const raw of ['', null, undefined, '03/04/1990', '1990-99-99']) expect(birthDay(raw)).toBeNull()
})
test('U06 both dates are required', () => {
  expect(periodProblem({ fromDate: '', todate: '2026-11-20' })?.field).toBe('fromDate')
  expect(periodProblem({ fromDate: '2026-11-01', todate: '' })?.field).toBe('todate')
  expect(periodProblem({ fromDate: '2026-11-20', todate: '2026-11-20' })).toBeNull()
})
test('U06 the first day is not after the last', () => {
  expect(periodProblem({ fromDate: '2026-11-21', todate: '2026-11-20' })).toEqual({
    field: 'fromDate',
    text: 'loginHistory.orderWrong',
  })
})
test('U07 a device is named by what is known of it', () => {
  expect(deviceName('Chrome', 'Android')).toBe('Chrome, Android')
  expect(deviceName('', 'Android')).toBe('Android')
  expect(deviceName(null, ' ')).toBeNull()
})
