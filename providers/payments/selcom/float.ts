/** What our payouts are paid from: the float account at Selcom. */
import type { Amount } from '@uwanja/contract/wire/amounts'
import type { Wire } from '../../plugs.ts'
import { floatAmount } from '../float-amount.ts'
import { post } from './client.ts'
import { resultOf } from './words.ts'

export async function float(wire: Wire): Promise<readonly Amount[] | null> {
  const { vendor = '', pin = '' } = wire.keys
  const transid = `B${Date.now().toString(36)}`
  const answer = await post(wire, '/v1/vendor/balance', { vendor, pin, transid })
  if (!answer || resultOf(answer.resultcode) !== 'success') return null
  const amount = floatAmount(answer.data[0]?.['balance'], 'TZS')
  return amount && [amount]
}
