/** Plinko by oneself: choose rows and risk, drop a ball. */
import { payoutMinor } from '@uwanja/contract/fair/fairness'
import type { PlinkoFacts, PlinkoView, PlinkoSelection } from '@uwanja/contract/studio/table'
import { NO_MOVES, type InstantEngine } from '../../instant/engine.ts'
import { dropBall, plinkoReturn, plinkoSlots, RISKS, ROWS, slotOf } from './rules.ts'
import { fieldsOf } from '../../instant/fields.ts'

const BOARDS = ROWS.flatMap((rows) => RISKS.map((risk) => ({ rows, risk, name: `${String(rows)} ${risk}` })))
const RETURNS = BOARDS.map(({ rows, risk, name }) => [name, Math.round(plinkoReturn(rows, risk) * 10_000)] as const)

export const plinko: InstantEngine<null, PlinkoSelection, { readonly way: readonly (0 | 1)[] }, never> = {
  ...NO_MOVES,
  readBet(_config, rawSelection, stakeMinor) {
    const fields = fieldsOf(rawSelection)
    const rows = ROWS.find((one) => one === fields['rows'])
    const risk = RISKS.find((one) => one === fields['risk'])
    return rows && risk ? { wish: { rows, risk }, stakeMinor, costMinor: stakeMinor } : null
  },
  open(_config, { wish: selection, stakeMinor }, chance) {
    const way = dropBall(selection.rows, chance)
    const pays = plinkoSlots(selection.rows, selection.risk)[slotOf(way)]!
    return { state: { way }, winMinor: payoutMinor(stakeMinor, pays), isOver: true }
  },
  view(_config, { way }, { wish: selection }): PlinkoView {
    const slot = slotOf(way)
    return { way, slot, pays: plinkoSlots(selection.rows, selection.risk)[slot]! }
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
