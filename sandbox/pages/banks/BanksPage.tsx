/** The banks: accounts that wait for a transfer, a form that pays into one, and a look into an ordinary account. */
import { useEffect, useState } from 'react'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Landmark } from 'lucide-react'
import { Offline } from '../Offline.tsx'
import { type Temporary } from '../api.ts'
import { usePolled } from '../polled.ts'
import { useSpeech } from '../speech.ts'
import { AccountCard } from './AccountCard.tsx'
import { TransferCard } from './TransferCard.tsx'

export function BanksPage() {
  const { texts, money, time } = useSpeech()
  const temporary = usePolled<readonly Temporary[]>('/banks/temporary')
  const [chosen, setChosen] = useState<Temporary | null>(null)
  useEffect(() => {
    document.title = `${texts.banks.title} · Uwanja sandbox`
  }, [texts])
  return (
    <main className="mx-auto grid max-w-5xl gap-4 px-4 py-6 md:grid-cols-2">
      <div className="flex flex-col gap-2 md:col-span-2">
        <h1 className="text-3xl font-bold">{texts.banks.title}</h1>
        <p className="max-w-prose text-muted">{texts.banks.lead}</p>
        <Offline failed={temporary.failed} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <TransferCard key={chosen?.account ?? ''} chosen={chosen} onPaid={temporary.refresh} />
        <AccountCard />
      </div>
      <Card className="min-w-0">
        <h2 className="mb-2 text-xl font-bold">{texts.banks.waiting}</h2>
        {temporary.data?.length === 0 && (
          <EmptyState title={texts.banks.none} mark={<Landmark size={32} aria-hidden="true" />}>
            {texts.banks.noneHint}
          </EmptyState>
        )}
        <ul className="divide-y divide-line">
          {temporary.data?.map((row) => (
            <li key={`${row.bank} ${row.account}`} className="flex items-center justify-between gap-3 py-3">
              <span className="min-w-0">
                <strong className="tabular-nums">{row.account}</strong>
                <span className="block text-sm text-muted">{row.bankName}</span>
                <span className="block text-sm text-muted">
                  {texts.banks.state[row.state]} · {money(row.amount, row.currency)} · {time(row.expiresAt)}
                </span>
              </span>
              {row.state !== 'paid' && (
                <Button aria-label={`${texts.banks.choose} ${row.account}`} onClick={() => setChosen(row)}>
                  {texts.banks.choose}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </main>
  )
}
