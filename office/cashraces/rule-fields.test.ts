/** What operators type of a race. */
import { expect, test } from 'vitest'
import { instantOf, prizesText, readBanner, readPrizes, readWhich } from './rule-fields.ts'

test('C13 prizes are typed from the first place down, some so many times, and read back so', () => {
  expect(readPrizes('1000, 500.50x2,20')).toEqual(['1000', '500.50', '500.50', '20'])
  expect([readPrizes(''), readPrizes('1000;500'), readPrizes('5x0'), readPrizes('-5')]).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(prizesText(['1000.00', '500.00', '500.00', '20.00'], (prize) => `NGN ${prize}`)).toBe(
    'NGN 1000.00, NGN 500.00 × 2, NGN 20.00',
  )
})

test('C13 games and moments as they are typed', () => {
  expect(readWhich(' slots:6, egt ,, ')).toEqual(['slots:6', 'egt'])
  expect(instantOf('')).toBe('')
  expect(instantOf('2026-12-05T13:00Z')).toBe('2026-12-05T13:00:00.000Z')
})

test('C13 a picture is taken as it is, and one of another kind or too large is not', async () => {
  const picture = new Blob([new Uint8Array([0x89, 0x50])], { type: 'image/png' })
  expect(await readBanner(picture)).toBe('data:image/png;base64,iVA=')
  expect(await readBanner(new Blob(['<svg/>'], { type: 'image/svg+xml' }))).toBeNull()
  expect(await readBanner(new Blob([new Uint8Array(35_001)], { type: 'image/png' }))).toBeNull()
})
