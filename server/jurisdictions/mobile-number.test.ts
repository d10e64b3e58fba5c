/** Which numbers can be mobile phones of a jurisdiction. */
import { describe, expect, it } from 'vitest'
import { JURISDICTIONS } from './jurisdictions.ts'
import { isMobileNumber } from './mobile-number.ts'

describe('A15 a new number', () => {
  it.each([
    ...['2348031234567', '2347012345678', '2349012345678', '2348120000001'].map(
      (number) => ['NG', number, true] as const,
    ),
    // No prefix of a network, a toll-free line, a landline, and another country's.
    ...['2341234567890', '2347000000000', '2342012345678', '2345555555555', '2348000000001', '255712345678'].map(
      (number) => ['NG', number, false] as const,
    ),
    ...['255712345678', '255612345678', '255773456789'].map((number) => ['TZ', number, true] as const),
    ...['255123456789', '255222123456', '255800123456', '2348031234567'].map(
      (number) => ['TZ', number, false] as const,
    ),
  ])('in %s: %s is a mobile phone: %s', (jurisdiction, number, is) => {
    expect(isMobileNumber(JURISDICTIONS[jurisdiction], number)).toBe(is)
  })

  it('shows its form by one that can be', () => {
    for (const jurisdiction of Object.values(JURISDICTIONS))
      expect(isMobileNumber(jurisdiction, jurisdiction.prefix + jurisdiction.sampleNumber)).toBe(true)
  })

  it('of a country that nobody has a table of is judged by its form alone', () => {
    expect(isMobileNumber({ country: 'XX' }, '9991')).toBe(true)
  })
})
