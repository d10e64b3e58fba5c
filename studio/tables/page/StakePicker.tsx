/** The stake of a single-player table: steps through usual ones, and any other can be typed. */
import { decimalText, parseAmount } from '@uwanja/contract/wire/amounts'
import type { PlayTable } from '../../instant/page/use-play.ts'
import type { Words } from './words.ts'

const STAKES = ['10.00', '20.00', '50.00', '100.00', '200.00', '500.00', '1000.00', '5000.00'] as const

export function StakePicker({
  stake,
  change,
  play,
  words,
}: {
  stake: string
  change: (stake: string) => void
  play: PlayTable
  words: Words
}) {
  const minor = parseAmount(stake, 'NGN')?.minor ?? 0n
  const known = STAKES.map((one) => parseAmount(one, 'NGN')!.minor)
  const less = known.findLast((one) => one < minor)
  const more = known.find((one) => one > minor)
  const isFixed = play.state?.round?.phase === 'live'
  const step = (to: bigint | undefined, label: string, sign: string) => (
    <button
      type="button"
      className="plain"
      aria-label={label}
      disabled={to === undefined || isFixed}
      onClick={() => to !== undefined && change(decimalText(to))}
    >
      {sign}
    </button>
  )
  return (
    <div className="stake-picker">
      {step(less, words.table.less, '−')}
      <label>
        {words.table.stake}
        <input
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={stake}
          disabled={isFixed}
          onChange={(event) => change(event.target.value.trim())}
        />
      </label>
      {step(more, words.table.more, '+')}
    </div>
  )
}
