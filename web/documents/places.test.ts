/** The places of the long texts, configured and not. */
import { loadDocument } from '@uwanja/i18n/documents/documents'
import { fill } from '@uwanja/i18n/fill'
import { expect, test } from 'vitest'
import { readJurisdiction } from '../jurisdiction.ts'
import { placesOf } from './places.ts'

const UNNAMED = {
  operator: 'the operator of this site',
  contact: 'our support team',
  regulators: (country: string) => `the gaming authorities of ${country}`,
}

test('S05 without configuration the texts are whole sentences without a hole', async () => {
  const places = placesOf(readJurisdiction(null), UNNAMED, 'en')
  expect(places).toMatchObject({
    operator: 'the operator of this site',
    regulators: 'the gaming authorities of Nigeria',
    contact: 'our support team',
    country: 'Nigeria',
    currency: 'NGN',
  })
  const terms = await loadDocument('terms', 'en')
  const words = terms.sections
    .flatMap(({ body }) => body.flat())
    .map((text) => fill(text, places))
    .join(' ')
  expect(words).not.toMatch(/[{}]|undefined/)
  expect(words).toContain('Uwanja is run by the operator of this site.')
})

test('S05 what the operator has configured stands in the texts, in the reader’s language', () => {
  const jurisdiction = readJurisdiction(
    JSON.stringify({
      country: 'TZ',
      currency: 'TZS',
      help: { name: 'A helper', contact: '0800 1' },
      operator: { name: 'Field Ltd', regulators: ['Board (licence 7)', 'Commission'], contact: 'help@field.example' },
    }),
  )
  expect(placesOf(jurisdiction, UNNAMED, 'sw')).toEqual({
    operator: 'Field Ltd',
    regulators: 'Board (licence 7) na Commission',
    contact: 'help@field.example',
    officer: 'help@field.example',
    help: 'A helper (0800 1)',
    country: 'Tanzania',
    currency: 'TZS',
  })
})

test('K04 a jurisdiction of strange values breaks no page', () => {
  const jurisdiction = readJurisdiction(
    '{"country":"Atlantis!","operator":{"name":7,"regulators":"one","contact":null}}',
  )
  expect(placesOf(jurisdiction, UNNAMED, 'en')).toMatchObject({ operator: UNNAMED.operator, country: 'Atlantis!' })
  expect(readJurisdiction('{"operator":null}').operator.regulators).toEqual([])
  expect(readJurisdiction('{"operator":{"regulators":["A",null,""]}}').operator.regulators).toEqual(['A'])
})
