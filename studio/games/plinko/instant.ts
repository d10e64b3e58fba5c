/** Plinko by oneself: choose rows and risk, drop a ball. */
import { payoutMinor } from '@uwanja/contract/fair/fairness'
import type { PlinkoFacts, PlinkoView, PlinkoWish } from '@uwanja/contract/studio/table'
import { NO_MOVES, type InstantEngine } from '../../instant/engine.ts'
import { dropBall, plinkoReturn, plinkoSlots, RISKS, ROWS, slotOf } from './rules.ts'
import { fieldsOf } from '../../instant/fields.ts'

const BOARDS = ROWS.flatMap((rows) => RISKS.map((risk) => ({ rows, risk, name: `${String(rows)} ${risk}` })))
const RETURNS = BOARDS.map(({ rows, risk, name }) => [name, Math.round(plinkoReturn(rows, risk) * 10_000)] as const)

export const plinko: InstantEngine<null, PlinkoWish, { readonly way: readonly (0 | 1)[] }, never> = {
  ...NO_MOVES,
  readBet(_config, rawWish, stakeMinor) {
    const fields = fieldsOf(rawWish)
    const rows = ROWS.find((one) => one === fields['rows'])
    const risk = RISKS.find((one) => one === fields['risk'])
    return rows && risk ? { wish: { rows, risk }, stakeMinor, costMinor: stakeMinor } : null
  },
  open(_config, { wish, stakeMinor }, chance) {
    const way = dropBall(wish.rows, chance)
    const pays = plinkoSlots(wish.rows, wish.risk)[slotOf(way)]!
    return { state: { way }, winMinor: payoutMinor(stakeMinor, pays), isOver: true }
  },
  view(_config, { way }, { wish }): PlinkoView {
    const slot = slotOf(way)
    return { way, slot, pays: plinkoSlots(wish.rows, wish.risk)[slot]! }
  },
  facts: () => ({
    rtpBasisPoints: Math.min(...RETURNS.map(([, basisPoints]) => basisPoints)),
    volatility: 'high',
    topWinHundredths: Math.max(...BOARDS.flatMap(({ rows, risk }) => plinkoSlots(rows, risk))),
    table: {
      engine: 'plinko',
      slots: Object.fromEntries(BOARDS.map(({ rows, risk, name }) => [name, plinkoSlots(rows, risk)])),
      returns: Object.fromEntries(RETURNS),
    } satisfies PlinkoFacts,
  }),
}
