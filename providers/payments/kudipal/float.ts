/** What our payouts are paid from: the naira balance at Kudipal. */
import type { Amount } from '@uwanja/contract/wire/amounts'
import * as z from 'zod/mini'
import type { Wire } from '../../plugs.ts'
import { floatAmount } from '../float-amount.ts'
import { exchange } from './client.ts'

const balance = z.object({ currency: z.literal('NGN'), available_balance: z.union([z.number(), z.string()]) })

export async function float(wire: Wire): Promise<readonly Amount[] | null> {
  const { http, words } = await exchange(wire, 'GET', '/v3/balances/NGN')
  const said = http === 200 && words?.status === 'success' ? balance.safeParse(words.data) : null
  const amount = said?.success ? floatAmount(said.data.available_balance, 'NGN') : null
  return amount && [amount]
}
