/** Keno by oneself: up to eight numbers, ten balls. */
import { payoutMinor } from '@uwanja/contract/fair/fairness'
import type { KenoFacts, KenoView, KenoSelection } from '@uwanja/contract/studio/table'
import { NO_MOVES, type InstantEngine } from '../../instant/engine.ts'
import { arePicks, drawKeno, KENO, kenoPays, kenoReturn, kenoReturned } from './rules.ts'
import { fieldsOf } from '../../instant/fields.ts'

const COUNTS = Array.from({ length: KENO.mostPicks + 1 }, (_, picks) => picks)
const RETURNS = COUNTS.map((picks) => Math.round(kenoReturn(picks) * 10_000))

export const keno: InstantEngine<null, KenoSelection, { readonly drawn: readonly number[] }, never> = {
  ...NO_MOVES,
  readBet(_config, rawSelection, stakeMinor) {
    const picks = fieldsOf(rawSelection)['picks']
    return arePicks(picks) ? { wish: { picks }, stakeMinor, costMinor: stakeMinor } : null
  },
  open(_config, { wish: selection, stakeMinor }, chance) {
    const drawn = drawKeno(chance)
    return { state: { drawn }, winMinor: payoutMinor(stakeMinor, kenoReturned(selection.picks, drawn)), isOver: true }
  },
  view: (_config, { drawn }, { wish: selection }): KenoView => ({
    drawn,
    hits: selection.picks.filter((pick) => drawn.includes(pick)).length,
  }),
  facts: () => ({
    // The least of what the eight ways of picking return; the page names each.
    rtpBasisPoints: Math.min(...RETURNS.slice(1)),
    volatility: 'high',
    topWinHundredths: Math.max(...COUNTS.flatMap(kenoPays)),
    table: { engine: 'keno', ...KENO, pays: COUNTS.map(kenoPays), returns: RETURNS } satisfies KenoFacts,
  }),
}
