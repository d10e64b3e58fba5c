/** Pays a business from the phone's wallet without its menu: number, reference, amount, PIN. */
import { useState, type FormEvent } from 'react'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { type CounterEnd, post } from '../api.ts'
import { COUNTER_TEXTS, refusalText } from '../counter-texts.ts'
import { useSpeech } from '../speech.ts'

const NETWORKS = [
  { value: 'MPESA', text: 'M-Pesa' },
  { value: 'TIGOPESA', text: 'Mix by Yas' },
  { value: 'AIRTEL', text: 'Airtel Money' },
  { value: 'HALOPESA', text: 'Halopesa' },
] as const

export function PayBillCard({ msisdn, onMoved }: { msisdn: string; onMoved: () => void }) {
  const { language, fill } = useSpeech()
  const texts = COUNTER_TEXTS[language]
  const [asked, setAsked] = useState({ network: 'MPESA', business: '', account: '', amount: '', pin: '' })
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null)
  const change = (name: keyof typeof asked, value: string) => setAsked({ ...asked, [name]: value.trim() })

  async function pay(event: FormEvent): Promise<void> {
    event.preventDefault()
    try {
      const end = await post<CounterEnd>(`/phones/${msisdn}/pay-bill`, asked)
      if (end.ok) setAsked({ ...asked, amount: '', pin: '' })
      setSaid(
        end.ok
          ? { tone: 'success', text: fill(texts.paid, { reference: end.reference ?? '' }) }
          : { tone: 'danger', text: refusalText(language, end.reason ?? '') },
      )
    } catch {
      setSaid({ tone: 'danger', text: texts.refused.failed })
    }
    onMoved()
  }
  const field = (name: 'business' | 'account' | 'amount' | 'pin') => (
    <Field
      label={texts[name]}
      type={name === 'pin' ? 'password' : 'text'}
      inputMode={name === 'amount' ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={64}
      value={asked[name]}
      onChange={({ target }) => change(name, target.value)}
    />
  )
  return (
    <section aria-labelledby="pay-bill">
      <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void pay(event)}>
        <h2 id="pay-bill" className="font-bold">
          {texts.payBill}
        </h2>
        <Select
          label={texts.network}
          value={asked.network}
          options={NETWORKS}
          onChange={({ target }) => change('network', target.value)}
        />
        {field('business')}
        {field('account')}
        {field('amount')}
        {field('pin')}
        {said && <Alert tone={said.tone}>{said.text}</Alert>}
        <Button type="submit" size="wide">
          {texts.pay}
        </Button>
      </form>
    </section>
  )
}
