/** My bets: open and settled, by what they came to. */
import { useState } from 'react'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { join } from '@uwanja/ui/looks/join'
import { Select } from '@uwanja/ui/Select'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { tell } from '../host.ts'
import { useIsPlayer } from '../session.ts'
import { BetCard } from './BetCard.tsx'
import { receiptOf } from './bet-words.ts'
import { useBets, useValues, type Which } from './list.ts'
import { useMineSaid } from './said.ts'

export function MyBetsPage() {
  const { t } = useMineSaid()
  const isPlayer = useIsPlayer()
  const [which, setWhich] = useState<Which>('open')
  const isOpen = which === 'open'
  if (!isPlayer)
    return (
      <>
        <p>{t.login}</p>
        <Button variant="primary" size="wide" onClick={() => tell('goToLogin')}>
          {t.toLogin}
        </Button>
      </>
    )
  return (
    <>
      <div role="group" aria-label={t.which} className="grid grid-cols-2 gap-1 rounded-xl bg-raised p-1">
        {(
          [
            ['open', t.open],
            ['any', t.settled],
          ] as const
        ).map(([one, text]) => (
          <button
            key={one}
            type="button"
            aria-pressed={isOpen === (one === 'open')}
            onClick={() => setWhich(one)}
            className={join(
              'min-h-11 rounded-lg font-semibold',
              isOpen === (one === 'open') ? 'bg-turf text-chalk' : 'text-muted hover:text-text',
            )}
          >
            {text}
          </button>
        ))}
      </div>
      {!isOpen && (
        <Select
          label={t.filter}
          value={which}
          onChange={({ target }) => setWhich(target.value as Which)}
          options={(['any', 'won', 'lost', 'void', 'cashed'] as const).map((one) => ({ value: one, text: t[one] }))}
        />
      )}
      <List key={which} which={which} />
    </>
  )
}

function List({ which }: { readonly which: Which }) {
  const { t } = useMineSaid()
  const { page, isLost, again, more } = useBets(which)
  const bets = page?.bets ?? []
  const values = useValues(bets)
  if (!page && isLost)
    return (
      <Alert tone="danger">
        <p>{t.failed}</p>
        <Button className="mt-2" onClick={again}>
          {t.retry}
        </Button>
      </Alert>
    )
  if (!page) return <Skeleton className="h-40 w-full" />
  if (bets.length === 0) return <p className="text-muted">{which === 'open' ? t.noneOpen : t.none}</p>
  const renew = () => {
    again()
    values.again()
  }
  return (
    <>
      <ul className="flex flex-col gap-3">
        {bets.map((bet) => (
          <li key={bet.id}>
            <BetCard
              bet={bet}
              receipt={receiptOf(page.receipts, bet.id)}
              value={values.valueOf(bet.id)}
              valuedAtMs={values.atMs}
              renew={renew}
            />
          </li>
        ))}
      </ul>
      {page.hasMore && <Button onClick={more}>{t.more}</Button>}
    </>
  )
}
