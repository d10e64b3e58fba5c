/** Participants of promotions, and partners with what their players moved, as files. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { Money } from '@uwanja/money'
import type { Db } from '@uwanja/database/sql'
import type { Files, Lines, Taken } from '../operators/exports.ts'
import { playersBrought, takersOfDays } from './store.ts'

const PAGE = 500

interface Deps {
  readonly db: Db
  readonly money: Pick<Money, 'taxReports'>
}

/** Nothing of who they are: a partner is paid by what moved. */
async function* partnerLines({ db, money }: Deps, { range }: Taken): Lines {
  yield ['code', 'player', 'joined', 'currency', 'deposited', 'withdrawn', 'staked', 'won', 'staked less won']
  for (let after = 0n; ;) {
    const players = await playersBrought(db, after, PAGE)
    const ids = players.map(({ playerId }) => playerId)
    const moved = await money.taxReports.playedBy(db, range, ids)
    for (const { playerId, refcode, createdAt } of players) {
      const head = [refcode, String(playerId), createdAt.toISOString()]
      const own = moved.filter((one) => one.playerId === playerId)
      if (own.length === 0) yield [...head, '', '0.00', '0.00', '0.00', '0.00', '0.00']
      for (const { currency, deposited, withdrawn, staked, won } of own)
        yield [...head, currency, ...[deposited, withdrawn, staked, won, staked - won].map(decimalText)]
    }
    if (players.length < PAGE) return
    after = ids.at(-1)!
  }
}

async function* takerLines({ db }: Deps, { range }: Taken): Lines {
  yield ['promotion', 'title', 'gives', 'player', 'state', 'joined', 'currency', 'given']
  for (let behind = { promotionId: 0n, playerId: 0n }; ;) {
    const rows = await takersOfDays(db, range, behind, PAGE)
    for (const { promotionId, title, kind, playerId, state, joinedAt, currency, given } of rows)
      yield [
        ...[String(promotionId), title, kind, String(playerId), state, joinedAt.toISOString(), currency],
        decimalText(given),
      ]
    if (rows.length < PAGE) return
    behind = rows.at(-1)!
  }
}

export const marketingFiles = (deps: Deps): Pick<Files, 'partners' | 'takers'> => ({
  partners: (asked) => partnerLines(deps, asked),
  takers: (asked) => takerLines(deps, asked),
})
