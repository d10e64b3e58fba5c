/** A slot's pay table at the chosen stake, and the rules of its wilds, scatters and free spins. */
import { fill } from '@uwanja/i18n/fill'
import type { PlayerView } from '@uwanja/contract/studio/play'
import type { PlayTexts } from '@uwanja/i18n/en/studio-play'
import type { SlotSymbolTexts } from '@uwanja/i18n/en/studio-slot-symbols'
import { money } from '../../../pages/money.ts'
import { percent } from '../../../instant/page/words.ts'
import { Face, type Drawing } from './Face.tsx'
import { symbolName } from './said.ts'
import type { SlotTable } from '@uwanja/contract/studio/slot'

interface Props {
  readonly table: SlotTable
  readonly drawing: Drawing
  readonly stakeMinor: bigint
  readonly me: PlayerView
  readonly texts: PlayTexts
  readonly symbols: SlotSymbolTexts
}

function Rules({ table, texts }: Props) {
  const { scatter, free, featureEvery, buyBasisPoints } = table
  const say = texts.slot
  return (
    <>
      {/W/.test(table.strips.join('')) && <p className="hint">{say.wild}</p>}
      {scatter && free && (
        <p className="hint">
          {fill(say.scatter, { three: 3 })}{' '}
          {fill(say.free, { count: scatter.spins[3] ?? 0, multiplier: free.multiplier })} {say[free.scatters]}{' '}
          {featureEvery !== null && fill(say.often, { count: featureEvery })}
        </p>
      )}
      {buyBasisPoints !== null && <p className="hint">{fill(say.buyReturn, { rtp: percent(buyBasisPoints) })}</p>}
    </>
  )
}

export function PayTable(props: Props) {
  const { table, drawing, stakeMinor, me, texts, symbols } = props
  const coin = stakeMinor / BigInt(table.coins)
  const counts = Array.from({ length: table.strips.length }, (_, index) => table.strips.length - index)
  const paid = counts.filter((count) => Object.values(table.pays).some((pays) => (pays[count - 1] ?? 0) > 0))
  const rows = { ...table.pays, ...(table.scatter ? { S: table.scatter.pays.slice(1) } : {}) }
  const how = table.lines ? 'lines' : table.strips.length === 3 ? 'ways27' : 'ways'
  const stake = money(stakeMinor, me, texts)
  return (
    <>
      <p className="hint">{fill(texts.slot[how], { count: table.lines?.length ?? 0, stake })}</p>
      <table className="pay-table">
        <thead>
          <tr>
            <td />
            {paid.map((count) => (
              <th key={count} scope="col">
                {count}×
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([symbol, pays]) => (
            <tr key={symbol}>
              <th scope="row">
                <Face symbol={symbol} drawing={drawing} />
                <span className="sr">{symbolName(symbol, drawing, symbols)}</span>
              </th>
              {paid.map((count) => (
                <td key={count}>
                  {pays[count - 1] ? money(coin * BigInt(pays[count - 1]!), me, texts).split(' ')[0] : ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Rules {...props} />
    </>
  )
}
