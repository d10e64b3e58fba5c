/** The company's list of banks, and whose an account is. */
import type { PaymentField } from '../../payment-fields.ts'
import type { Wire } from '../../plugs.ts'
import { exchange } from './client.ts'
import { accountWords, bankWords } from './words.ts'
import * as z from 'zod/mini'

export interface BankRow {
  readonly code: string
  readonly name: string
}

/** Null when the company does not say. */
export async function bankList(wire: Wire): Promise<readonly BankRow[] | null> {
  const { http, words } = await exchange(wire, 'GET', '/v3/banks/NG')
  const list = z.array(bankWords).safeParse(words?.data)
  if (http !== 200 || !list.success) return null
  return list.data.map(({ code, name }) => ({ code, name })).sort((a, b) => (a.name < b.name ? -1 : 1))
}

export async function accountName(
  destination: Readonly<Record<string, string>>,
  wire: Wire,
): Promise<{ readonly name: string } | { readonly why: 'not-found' | 'unavailable' }> {
  const asked = { account_number: destination['accountNumber'] ?? '', account_bank: destination['code'] ?? '' }
  const { http, words } = await exchange(wire, 'POST', '/v3/accounts/resolve', asked)
  const account = accountWords.safeParse(words?.data)
  if (http === 200 && words?.status === 'success' && account.success) return { name: account.data.account_name }
  return { why: http === 400 && words?.status === 'error' ? 'not-found' : 'unavailable' }
}

/** Which bank, by the company's code. */
export const bankField: PaymentField = {
  name: 'code',
  kind: 'choice',
  longest: 10,
  kept: true,
  choices: async (wire) => (await bankList(wire))?.map(({ code, name }) => ({ value: code, text: name })) ?? null,
}
