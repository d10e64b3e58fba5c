/** A transfer into a temporary account: the bank takes any amount, also one that is wrong or late. */
import { useState, type FormEvent } from 'react'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Field } from '@uwanja/ui/Field'
import { type Temporary, type TransferResult, post } from '../api.ts'
import { type Speech, useSpeech } from '../speech.ts'
import { type AccountOf } from './account.ts'
import { AccountFields } from './AccountFields.tsx'

type Props = { chosen: Temporary | null; onPaid: () => void }

export function TransferCard({ chosen, onPaid }: Props) {
  const speech = useSpeech()
  const { texts } = speech
  const [of, setOf] = useState<AccountOf>({ bank: chosen?.bank ?? '', account: chosen?.account ?? '' })
  const [amount, setAmount] = useState(chosen?.amount ?? '')
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null)

  async function pay(event: FormEvent): Promise<void> {
    event.preventDefault()
    try {
      const result = await post<TransferResult>('/banks/transfers', { ...of, amount })
      setSaid(outcome(result, speech))
      if (result.ok) onPaid()
    } catch {
      setSaid({ tone: 'danger', text: texts.phone.failed })
    }
  }
  return (
    <Card>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void pay(event)}>
        <h2 className="text-xl font-bold">{texts.banks.transfer}</h2>
        <AccountFields of={of} onChange={setOf} />
        <Field
          label={texts.banks.amount}
          hint={texts.banks.amountHint}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={({ target }) => setAmount(target.value.trim())}
        />
        {said && <Alert tone={said.tone}>{said.text}</Alert>}
        <Button type="submit" variant="primary" size="wide">
          {texts.banks.pay}
        </Button>
      </form>
    </Card>
  )
}

function outcome(
  { ok, was = 'exact', late = false, reason }: TransferResult,
  { texts }: Speech,
): { tone: 'success' | 'danger'; text: string } {
  if (ok) return { tone: 'success', text: `${texts.banks.was[was]}${late ? ` ${texts.banks.late}` : ''}` }
  return { tone: 'danger', text: reason === 'closed' ? texts.banks.closed : texts.banks.wrong }
}
