/** The ledger with a counter at each of its doors: what happened is counted after COMMIT, what was refused at once. */
import { MoneyRefused, type Money, type Recorded } from '@uwanja/money'
import type { Tx } from '@uwanja/money/sql'

export interface MoneyCounter {
  happened(kind: string, status: string): void
  /** The proof looked at a slice. */
  proved(): void
}

type Event<A extends unknown[]> = (tx: Tx, ...rest: A) => Promise<Recorded>

export function countingMoney(money: Money, counter: MoneyCounter): Money {
  const counted =
    <A extends unknown[]>(kind: string, event: Event<A>): Event<A> =>
    async (tx, ...rest) => {
      try {
        const recorded = await event(tx, ...rest)
        tx.afterCommit(() => counter.happened(kind, recorded.fresh ? 'ok' : 'duplicate'))
        return recorded
      } catch (error) {
        counter.happened(kind, error instanceof MoneyRefused ? error.why : 'fault')
        throw error
      }
    }
  return {
    ...money,
    async wager(item) {
      const answer = await money.wager(item)
      counter.happened(`wager.${item.kind}`, answer.status)
      return answer
    },
    deposit: {
      settled: counted('deposit.settled', money.deposit.settled),
      parked: counted('deposit.parked', money.deposit.parked),
      sentBack: counted('deposit.sent-back', money.deposit.sentBack),
      assigned: counted('deposit.assigned', money.deposit.assigned),
    },
    bonus: {
      granted: counted('bonus.granted', money.bonus.granted),
      released: counted('bonus.released', money.bonus.released),
      expired: counted('bonus.expired', money.bonus.expired),
    },
    promotion: {
      opened: money.promotion.opened,
      paid: counted('promotion.paid', money.promotion.paid),
      takenBack: counted('promotion.taken-back', money.promotion.takenBack),
      funded: counted('promotion.funded', money.promotion.funded),
      entered: counted('promotion.entered', money.promotion.entered),
      covered: counted('promotion.covered', money.promotion.covered),
      returned: counted('promotion.returned', money.promotion.returned),
    },
    freeBet: {
      owed: counted('freebet.owed', money.freeBet.owed),
      released: counted('freebet.released', money.freeBet.released),
    },
    withdrawal: {
      held: counted('withdrawal.held', money.withdrawal.held),
      settled: counted('withdrawal.settled', money.withdrawal.settled),
      released: counted('withdrawal.released', money.withdrawal.released),
    },
    dormancy: {
      handedOver: counted('dormancy.handed-over', money.dormancy.handedOver),
      claimed: counted('dormancy.claimed', money.dormancy.claimed),
    },
    correction: {
      made: counted('correction.made', money.correction.made),
      reversed: counted('correction.reversed', money.correction.reversed),
    },
    read: {
      ...money.read,
      async proof(db, most) {
        const answer = await money.read.proof(db, most)
        counter.proved()
        return answer
      },
    },
  }
}
