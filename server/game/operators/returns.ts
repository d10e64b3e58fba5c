/** The call that holds actual returns beside stated ones. */
import type { officeReturns } from '@uwanja/contract/operators/returns'
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { GameReturn } from '@uwanja/money/returns'
import type { OfficeHandlers } from '../../operators/mount.ts'
import type { GameDeps } from './deps.ts'
import { rangeOf } from '../../operators/days.ts'
import { percent, returnRows } from './return-rows.ts'

function companiesOf(found: readonly GameReturn[]) {
  const sums = new Map<string, { company: string; currency: string; rounds: number; staked: bigint; won: bigint }>()
  for (const { source: company, currency, rounds, staked, won } of found) {
    const sum = sums.get(`${company} ${currency}`) ?? { company, currency, rounds: 0, staked: 0n, won: 0n }
    const more = { rounds: sum.rounds + rounds, staked: sum.staked + staked, won: sum.won + won }
    sums.set(`${company} ${currency}`, { ...sum, ...more })
  }
  return [...sums.values()].map(({ staked, won, ...sum }) => ({
    ...sum,
    staked: decimalText(staked),
    won: decimalText(won),
    actual: percent(Number(won) / Number(staked)),
  }))
}

export function returnHandlers(deps: GameDeps): Pick<OfficeHandlers, keyof typeof officeReturns> {
  return {
    async returns({ from, to, by }) {
      const { found, rows } = await returnRows(deps, rangeOf(deps.jurisdiction, from, to), by)
      return { rows, companies: companiesOf(found), ...deps.jurisdiction.returns }
    },
  }
}
