/** How an amount is written. */
import { expect, test } from 'vitest'
import { moneyWriter } from './money-writer.ts'

test('an amount keeps all its digits', () => {
  const written = moneyWriter('en')('90071992547409931.55', 'NGN')
  expect(written.replace(/\s/, ' ')).toBe('NGN 90,071,992,547,409,931.55')
})
