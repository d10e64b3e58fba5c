/** A player's calls without a browser, over the contract's rows: to prepare a journey, and to read what it left. */
import { banking } from '@uwanja/contract/site/banking'
import type { Call, Envelope, RawInput, Reply } from '@uwanja/contract/wire/call'
import { security } from '@uwanja/contract/site/security'
import { user, type HistoryRow } from '@uwanja/contract/site/user'
import { requestOf } from '@uwanja/contract/wire/request'

export interface Account {
  /** Ten digits, as the register page takes them. */
  readonly national: string
  /** With the prefix 234: the user name, and the phone in the sandbox. */
  readonly msisdn: string
  readonly password: string
}

export interface SiteClient {
  call<C extends Call>(row: C, values: RawInput<C>, token?: string): Promise<Envelope<Reply<C>>>
  register(account?: Account): Promise<Account>
  /** A session of its own: its token. */
  token(account: Account): Promise<string>
  /** Gives names and a birthday that nobody else has: no money leaves without them, and equal ones would be one person's. */
  named(token: string): Promise<void>
  balance(token: string): Promise<number>
  /** Newest first. */
  history(token: string): Promise<readonly HistoryRow[]>
  deposit(token: string, amount: string): Promise<void>
}

let made = 0

/** A number that nobody has yet in this run; never one of the sandbox's sentinels (000, 444). */
export function newAccount(): Account {
  made += 1
  const national = `803${String(process.pid % 100).padStart(2, '0')}${String(made).padStart(4, '0')}7`
  return { national, msisdn: `234${national}`, password: `gizani-${national}-taa` }
}

export function siteClient(url: string): SiteClient {
  async function call<C extends Call>(row: C, values: RawInput<C>, token = ''): Promise<Envelope<Reply<C>>> {
    const { path, ...request } = requestOf(row, values as object, token)
    return (await (await fetch(url + path, request)).json()) as Envelope<Reply<C>>
  }
  async function need<C extends Call>(row: C, values: RawInput<C>, token?: string): Promise<Reply<C>> {
    const answer = await call(row, values, token)
    if (answer.statusCode !== 0) throw new Error(`${row.path} answers ${answer.status}`)
    return answer.data
  }
  return {
    call,
    async register(account = newAccount()) {
      const { national, password } = account
      const form = { ...security.register.example, username: national, mobileNumber: national }
      await need(security.register, { ...form, password, confirmPassword: password })
      return account
    },
    token: async ({ msisdn, password }) =>
      (await need(security.login, { ...security.login.example, userName: msisdn, password })).token,
    async named(token) {
      const lastName = `Juma${[...crypto.randomUUID()].filter((one) => /[a-f]/.test(one)).join('')}`
      await need(user.saveUserPersonalDetails, { firstName: 'Amina', lastName, dateOfBirth: '1990-01-01' }, token)
    },
    balance: async (token) => (await need(user.getBalance, {}, token)).totalBalance,
    history: async (token) => (await need(user.transactionHistory, { type: 'all', status: -1, page: 1 }, token)).resp,
    async deposit(token, amount) {
      await need(banking.registerFastHubPayBillDeposit, { amount }, token)
    },
  }
}

/** What the rows say the balance must be: money that came less money that went or is held. In major units. */
export function sumOf(rows: readonly HistoryRow[]): number {
  // An order that moved nothing has no balance; what an order gave back is a row of its own.
  const minor = rows.map(({ type, amount, currentbalance }) => {
    if (currentbalance === null) return 0
    const whole = Math.round(amount * 100)
    return type === 'bet' || type === 'withdraw' ? -whole : whole
  })
  return minor.reduce((total, one) => total + one, 0) / 100
}
