/** A Selcom agent's till: looks up whose account it is, then takes the cash. */
import { useState } from 'react'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Field } from '@uwanja/ui/Field'
import { type CounterEnd, post } from '../api.ts'
import { COUNTER_TEXTS, refusalText } from '../counter-texts.ts'
import { readNumber } from '../number.ts'
import { Page } from '../Page.tsx'
import { useSpeech } from '../speech.ts'

export function AgentPage() {
  const { language, fill } = useSpeech()
  const texts = COUNTER_TEXTS[language]
  const [asked, setAsked] = useState({ account: '', amount: '', customer: '' })
  const [said, setSaid] = useState<{ tone: 'success' | 'danger' | 'info'; text: string } | null>(null)

  async function act(what: 'look' | 'pay'): Promise<void> {
    const { account, amount } = asked
    const msisdn = readNumber(asked.customer) ?? readNumber(account) ?? ''
    try {
      const end = await post<CounterEnd>(`/agents/${what}`, { account, msisdn, ...(what === 'pay' ? { amount } : {}) })
      if (!end.ok) setSaid({ tone: 'danger', text: refusalText(language, end.reason ?? '') })
      else if (what === 'look') setSaid({ tone: 'info', text: fill(texts.isOf, { name: end.name ?? '' }) })
      else setSaid({ tone: 'success', text: fill(texts.paid, { reference: end.reference ?? '' }) })
    } catch {
      setSaid({ tone: 'danger', text: texts.refused.failed })
    }
  }
  const field = (name: keyof typeof asked) => (
    <Field
      label={texts[name]}
      inputMode={name === 'amount' ? 'decimal' : 'tel'}
      autoComplete="off"
      maxLength={64}
      value={asked[name]}
      suffix={name === 'amount' ? <span className="px-2.5">TZS</span> : undefined}
      onChange={({ target }) => setAsked({ ...asked, [name]: target.value.trim() })}
    />
  )
  return (
    <Page title={texts.agentTitle} lead={texts.agentLead}>
      <Card>
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void act('pay')
          }}
        >
          {field('account')}
          <Button onClick={() => void act('look')}>{texts.look}</Button>
          {field('customer')}
          {field('amount')}
          {said && <Alert tone={said.tone}>{said.text}</Alert>}
          <Button type="submit" variant="primary" size="wide">
            {texts.take}
          </Button>
        </form>
      </Card>
    </Page>
  )
}
