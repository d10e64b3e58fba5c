/** The banks: accounts that wait for a transfer, a form that pays into one, and a look into an ordinary account. */
import { useState } from 'react'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Landmark } from 'lucide-react'
import { Page } from '../Page.tsx'
import { type Temporary } from '../api.ts'
import { usePolled } from '../polled.ts'
import { useSpeech } from '../speech.ts'
import { AccountCard } from './AccountCard.tsx'
import { TransferCard } from './TransferCard.tsx'

export function BanksPage() {
  const { texts, money, time } = useSpeech()
  const temporary = usePolled<readonly Temporary[]>('/banks/temporary')
  const [chosen, setChosen] = useState<Temporary | null>(null)
  return (
    <Page title={texts.banks.title} lead={texts.banks.lead} failed={temporary.failed} width="wide">
      <div className="grid gap-4 md:grid-cols-2">
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
      </div>
    </Page>
  )
}
