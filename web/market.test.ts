/** The market that the page names. */
import { expect, test } from 'vitest'
import { readMarket } from './market.ts'

test('without a word from the server the market is Nigeria', () => {
  expect(readMarket(null)).toMatchObject({ country: 'NG', prefix: '234', currency: 'NGN' })
})
test('the server’s words win, field by field', () => {
  expect(readMarket('{"country":"TZ","prefix":"255","currency":"TZS","help":{"contact":"0800"}}')).toMatchObject({
    prefix: '255',
    currency: 'TZS',
    help: { name: 'Gamble Alert', contact: '0800' },
  })
})
test.each(['{', 'null', '[]', '{"prefix":"<b>"}', '{"prefix":12345}'])('%s is no other market', (raw) =>
  expect(readMarket(raw).prefix).toBe('234'),
)
