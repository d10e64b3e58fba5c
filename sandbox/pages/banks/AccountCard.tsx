/** An ordinary account: whose it is, what it holds, what moved. */
import { useState } from 'react'
import { Card } from '@uwanja/ui/Card'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { type Bank, type BankAccount } from '../api.ts'
import { usePolled } from '../polled.ts'
import { useSpeech } from '../speech.ts'

export function AccountCard() {
  const { texts } = useSpeech()
  const banks = usePolled<readonly Bank[]>('/banks')
  const [bank, setBank] = useState('')
  const [account, setAccount] = useState('')
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl font-bold">{texts.banks.look}</h2>
      <Select
        size="normal"
        label={texts.banks.bank}
        value={bank}
        options={[
          { value: '', text: texts.banks.chooseBank },
          ...(banks.data ?? []).map(({ code, name }) => ({ value: code, text: name })),
        ]}
        onChange={({ target }) => setBank(target.value)}
      />
      <Field
        label={texts.banks.account}
        hint={texts.banks.accountHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={account}
        onChange={({ target }) => setAccount(target.value.replace(/\D/g, ''))}
      />
      {bank !== '' && account.length === 10 && <Shown key={`${bank} ${account}`} bank={bank} account={account} />}
    </Card>
  )
}

function Shown({ bank, account }: { bank: string; account: string }) {
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
