/** What a settlement that nobody has agreed to yet would pay: each bet before and after, and its movements. */
import { Link } from 'react-router'
import type { Reply } from '@uwanja/contract/wire/call'
import type { office } from '@uwanja/contract/operators/office'
import { named, useSpeech } from '../speech.ts'
import { amountOf } from './minor.ts'

export function DryRunList({ tried: { bets, isWhole } }: { tried: Reply<typeof office.tradingDryRun> }) {
  const { texts, fill } = useSpeech()
  const words = texts.trading
  if (bets.length === 0) return <p className="text-sm text-muted">{words.noRisk}</p>
  return (
    <>
      <ul className="flex max-h-72 flex-col gap-2 overflow-y-auto text-sm" tabIndex={0} aria-label={words.dryRun}>
        {bets.map((one) => (
          <li key={one.bet} className="rounded-xl border border-line p-3">
            <Link className="font-semibold text-link" to={`/bets/${one.bet}`}>
              {one.bet}
            </Link>{' '}
            {fill(words.fromTo, {
              before: `${named(words.outcomes, one.before.outcome)} ${amountOf(one.before.won + one.before.voided)}`,
              after: `${named(words.outcomes, one.after.outcome)} ${amountOf(one.after.won + one.after.voided)}`,
            })}
            <ul className="text-muted">
              {one.movements.map((movement, at) => (
                <li key={String(at)} className="tabular-nums">
                  {named(words.movementKinds, movement.kind)} {amountOf(movement.minor)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {!isWhole && <p className="text-sm text-muted">{words.notWhole}</p>}
    </>
  )
}
