/** The pay table, always in sight: what each hand pays for the stake, and the row of the cards on the table. */
import { groupedText } from '@uwanja/contract/wire/amounts'
import type { PlayTexts } from '@uwanja/i18n/en/studio-play'
import type { HandName, PokerTable } from '@uwanja/contract/studio/poker'

interface PayRowsProps {
  readonly table: PokerTable
  readonly stakeMinor: bigint
  readonly made: HandName | null
  readonly texts: PlayTexts
}

export function PayRows({ table, stakeMinor, made, texts }: PayRowsProps) {
  return (
    <table className="poker-pays">
      <caption>{texts.poker.pays}</caption>
      <tbody>
        {table.pays.map(({ hand, stakes }) => (
          <tr key={hand} data-made={hand === made}>
            <th scope="row">{texts.poker.names[hand]}</th>
            <td>× {stakes}</td>
            <td>{groupedText(stakeMinor * BigInt(stakes))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
