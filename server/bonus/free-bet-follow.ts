/**
 * Free bets follow what became of their stakes: given back whole or undone they are open again, and spent where that was taken
 * back. One that was spent again meanwhile was then spent twice, and its player owes what it is worth.
 */
import type { Amount } from '@uwanja/contract/wire/amounts'
import type { Money } from '@uwanja/money'
import type { Db, Tx } from '@uwanja/money/sql'
import { heldFreeBets, keepOwed, restateFreeBet, wereFree, type UsedFreeBet } from './free-bet-store.ts'

interface Deps {
  readonly db: Db
  readonly money: Pick<Money, 'freeBet' | 'read'>
}

/** One of its stakes is paid by the house, whatever stands of the others is its player's to pay. */
const owedOf = ({ standing, minor }: UsedFreeBet): bigint => BigInt(Math.max(0, standing - 1)) * minor

async function sayOwed(tx: Tx, money: Deps['money'], one: UsedFreeBet, owed: bigint): Promise<void> {
  const { id, playerId, currency, owedNth } = one
  const event = { key: `free-bet:${String(id)}:${String(owedNth + 1)}`, playerId }
  const more = owed - one.owed
  if (more > 0n) await money.freeBet.owed(tx, { ...event, amount: { currency, minor: more } satisfies Amount })
  else {
    // What was repaid of it since is the player's cash again.
    const { debt = 0n } = (await money.read.wallet(tx, playerId)) ?? {}
    const ofDebt = debt < -more ? debt : -more
    if (ofDebt > 0n) await money.freeBet.released(tx, { ...event, amount: { currency, minor: ofDebt }, to: 'debt' })
    const rest = -more - ofDebt
    if (rest > 0n) await money.freeBet.released(tx, { ...event, amount: { currency, minor: rest }, to: 'cash' })
  }
  await keepOwed(tx, id, owed)
}

export async function followFreeBets({ db, money }: Deps, company: string, rounds: readonly string[]): Promise<void> {
  if (!(await wereFree(db, company, rounds))) return
  await db.transaction(async (tx) => {
    for (const one of await heldFreeBets(tx, company, rounds)) {
      await restateFreeBet(tx, one)
      const owed = owedOf(one)
      if (owed !== one.owed) await sayOwed(tx, money, one, owed)
    }
  })
}
