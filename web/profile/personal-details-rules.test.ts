/** The personal-details form's choices, request and errors. */
import { expect, test } from 'vitest'
import {
  asksBeforeWithdrawal,
  birthYears,
  DAYS,
  detailsAreMissing,
  detailsErrors,
  detailsRequest,
  detailsValues,
  MONTHS,
} from './personal-details-rules.ts'

const AMINA = { firstName: 'Amina', lastName: 'Okafor', day: '3', month: '4', year: '1990' }

test('W05 day 1 to 31, month 1 to 12, year from 18 to 100 years back', () => {
  expect([DAYS[0], DAYS.at(-1), DAYS.length]).toEqual(['1', '31', 31])
  expect([MONTHS[0], MONTHS.at(-1), MONTHS.length]).toEqual(['1', '12', 12])
  const years = birthYears(2026)
  expect([years[0], years.at(-1), years.length]).toEqual(['2008', '1926', 83])
})
test('W09 the date of birth travels as year-month-day', () => {
  expect(detailsRequest(AMINA)).toEqual({ firstName: 'Amina', lastName: 'Okafor', dateOfBirth: '1990-04-03' })
  expect(detailsRequest({ ...AMINA, day: '31', month: '12' }).dateOfBirth).toBe('1990-12-31')
})
test('W05 there is no client check: what is missing travels empty', () => {
  for (const part of ['day', 'month', 'year'])
    expect(detailsRequest({ ...AMINA, [part]: '' }).dateOfBirth, part).toBe('')
  expect(detailsRequest({ ...AMINA, firstName: ' A ' }).firstName).toBe('A')
})
test('what is known stands in the form', () => {
  expect(detailsValues({ firstName: 'Amina', lastName: 'Okafor', birthDate: '1990-04-03' })).toEqual(AMINA)
  expect(detailsValues({ firstName: '', lastName: null, birthDate: null })).toEqual({
    firstName: '',
    lastName: '',
    day: '',
    month: '',
    year: '',
  })
  expect(detailsValues({ birthDate: '1990-10-20T00:00:00' })).toMatchObject({ day: '20', month: '10', year: '1990' })
})
test('W01 withdrawing asks only when the first name is there and empty', () => {
  expect(asksBeforeWithdrawal({ firstName: '' })).toBe(true)
  expect(asksBeforeWithdrawal({ firstName: null })).toBe(true)
  expect(asksBeforeWithdrawal({ firstName: 'Amina', lastName: '' })).toBe(false)
  expect(asksBeforeWithdrawal({})).toBe(false)
})
test('U01 the account page offers to fill in what is missing', () => {
  const all = { firstName: 'Amina', lastName: 'Okafor', birthDate: '1990-04-03' }
  expect(detailsAreMissing(all)).toBe(false)
  for (const part of ['firstName', 'lastName', 'birthDate'])
    expect(detailsAreMissing({ ...all, [part]: null }), part).toBe(true)
})
test('W05 errors of the server belong to their fields', () => {
  expect(detailsErrors({ FirstName: ['a', 'b'], DateOfBirth: ['c'] })).toEqual({
    firstName: ['a', 'b'],
    lastName: [],
    dateOfBirth: ['c'],
  })
  expect(detailsErrors({ lastName: 'a' })?.lastName).toEqual(['a'])
})
test.each([null, undefined, 'x', [], {}, { Other: ['a'] }, { FirstName: [7, ''] }])(
  'W05 %j names no field',
  (rawData) => expect(detailsErrors(rawData)).toBeNull(),
)
