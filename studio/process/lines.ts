/** The wallet lines of all companies: each speaks its own dialect to its own address below the operator's. */
import type { GameCallbackClient } from '@uwanja/providers/games/callback-client'
import { GAME_CALLBACK_CLIENTS } from '@uwanja/providers/games/callback-clients'
import type { Clock } from '@uwanja/runtime/clock'
import { titleAt } from '../catalogue/catalogue.ts'
import type { Place } from '../players/sessions.ts'
import { openWallet, type Wallet } from '../wallet/wallet.ts'

export interface Lines {
  /** A company without keys has no line. */
  callbackClientOf(company: string): GameCallbackClient | null
  walletOf(place: Place): Wallet
  close(): void
}

export interface LinesOptions {
  /** Each company's keys, by the names that its Wire uses. */
  readonly keys: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The operator's address for callbacks of games, without a trailing slash. */
  readonly wallet: string
  readonly clock: Clock
}

export function openLines({ keys, wallet, clock }: LinesOptions): Lines {
  const clients = new Map<string, GameCallbackClient>(
    Object.entries(GAME_CALLBACK_CLIENTS)
      .filter(([company]) => keys[company])
      .map(([company, make]) => [
        company,
        make(keys[company] ?? {}, (gameId) => titleAt({ company, gameId })?.launch ?? {}),
      ]),
  )
  const addressOf = (company: string) => `${wallet}/${company}`
  const wallets = new Map<string, Wallet>()
  return {
    callbackClientOf: (company) => clients.get(company) ?? null,
    walletOf({ company }) {
      const known = wallets.get(company)
      const callbackClient = clients.get(company)
      if (known) return known
      if (!callbackClient) throw new Error(`the studio has no keys of ${company}`)
      const opened = openWallet({ address: addressOf(company), callbackClient, clock })
      wallets.set(company, opened)
      return opened
    },
    close() {
      for (const one of wallets.values()) one.close()
    },
  }
}
