/** An ordinary account: whose it is, what it holds, what moved. */
import { useState } from 'react'
import { Card } from '@uwanja/ui/Card'
import { type BankAccount } from '../api.ts'
import { usePolled } from '../polled.ts'
import { useSpeech } from '../speech.ts'
import { ACCOUNT_DIGITS, type AccountOf } from './account.ts'
import { AccountFields } from './AccountFields.tsx'

export function AccountCard() {
  const { texts } = useSpeech()
  const [of, setOf] = useState<AccountOf>({ bank: '', account: '' })
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl font-bold">{texts.banks.look}</h2>
      <AccountFields of={of} hint={texts.banks.accountHint} onChange={setOf} />
      {of.bank !== '' && of.account.length === ACCOUNT_DIGITS && <Shown key={`${of.bank} ${of.account}`} {...of} />}
    </Card>
  )
}

function Shown({ bank, account }: AccountOf) {
  const { texts, fill, money, time } = useSpeech()
  const { data, failed } = usePolled<BankAccount>(`/banks/${bank}/accounts/${account}`)
  if (failed) return <p role="status">{texts.banks.noAccount}</p>
  if (!data) return null
  return (
    <section aria-label={data.name}>
      <p className="font-semibold">{data.name}</p>
      <p role="status" className="text-2xl font-bold tabular-nums">
        {money(data.balance, data.currency)}
      </p>
      <ol className="divide-y divide-line">
        {data.movements.map(({ id, at, kind, amount, party }) => (
          <li key={id} className="flex justify-between gap-3 py-2">
            <span>
              {fill(texts.phone[kind], { party })} <span className="block text-sm text-muted">{time(at)}</span>
            </span>
            <span className="tabular-nums">
              {kind === 'in' ? '+' : '−'}
              {money(amount, data.currency)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
