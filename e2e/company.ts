/** A game company's own hand, for what no game of the studio does: it signs as BetSolutions does and asks the wallet. */
import { createHash } from 'node:crypto'

type Fields = Readonly<Record<string, string>>
export const COMPANY = { merchantId: 'a-company', key: 'a-key-that-the-journey-knows' } as const
/** For the stack: both ends know the same. */
export const COMPANY_ENV = { BETSOLUTIONS_MERCHANT_ID: COMPANY.merchantId, BETSOLUTIONS_KEY: COMPANY.key } as const

interface CompanyReply {
  readonly StatusCode: number
  readonly Data?: { readonly PrivateToken?: string }
}

/** @param wallet Where the platform takes the company's calls. */
export function companyAt(wallet: string) {
  async function say(action: string, given: Fields): Promise<CompanyReply> {
    const fields: Fields = { ...given, MerchantId: COMPANY.merchantId }
    // The values in the alphabetical order of their names, the key last.
    const values = Object.keys(fields)
      .sort()
      .map((name) => fields[name])
    const Hash = createHash('sha256')
      .update([...values, COMPANY.key].join('|'))
      .digest('hex')
    const answer = await fetch(`${wallet}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...fields, Hash }).toString(),
    })
    return (await answer.json()) as CompanyReply
  }
  return {
    /** @param publicToken From the launch's address. @returns the session's token. */
    enter: async (publicToken: string): Promise<string> =>
      (await say('Auth', { PublicToken: publicToken })).Data?.PrivateToken ?? '',
    /** @param minor What moves, in the smallest unit. @returns the company's status: 200 is well. */
    async move(action: 'Bet' | 'Win' | 'CancelBet', round: string, Token: string, minor: number): Promise<number> {
      const base = { Token, Amount: String(minor), Currency: 'NGN', GameId: '7001', ProductId: '3', RoundId: round }
      const own: Record<typeof action, Fields> = {
        Bet: { TransactionId: `${round}-bet`, BetTypeId: '1' },
        Win: { TransactionId: `${round}-win`, WinTypeId: '1' },
        CancelBet: { TransactionId: `${round}-cancel`, BetTypeId: '1', BetTransactionId: `${round}-bet` },
      }
      return (await say(action, { ...base, ...own[action] })).StatusCode
    },
  }
}
