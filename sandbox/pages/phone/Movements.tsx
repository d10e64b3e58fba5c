/** What moved in the phone's wallet, newest first. */
import type { Wallet } from '../api.ts'
import { useSpeech } from '../speech.ts'

export function Movements({ wallet }: { wallet: Wallet | null }) {
  const { texts, fill, money, time } = useSpeech()
  return (
    <section className="flex flex-col gap-1">
      <h2 className="font-bold">{texts.phone.movements}</h2>
      {wallet?.movements.length === 0 && <p className="text-muted">{texts.phone.noMovements}</p>}
      <ol className="divide-y divide-line">
        {wallet?.movements.map(({ id, at, kind, amount, party }) => (
          <li key={id} className="flex items-baseline justify-between gap-3 py-2.5">
            <span className="min-w-0">
              {fill(texts.phone[kind], { party })}
              <time dateTime={at} className="block text-sm text-muted">
                {time(at)}
              </time>
            </span>
            <span
              className={`font-semibold whitespace-nowrap tabular-nums ${kind === 'in' ? 'text-win' : 'text-loss'}`}
            >
              {kind === 'in' ? '+' : '−'}
              {money(amount, wallet.currency)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
