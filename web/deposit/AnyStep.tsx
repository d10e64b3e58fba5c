/** What a payment wants of its player next, by the words of its method: something typed, something to copy, a page, or patience. */
import { banking } from '@uwanja/contract/site/banking'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { useState, type FormEvent, type ReactNode } from 'react'
import { CopyText } from '../payment/CopyText.tsx'
import { areFilled } from '../payment/method-fields.ts'
import { MethodFields } from '../payment/MethodFields.tsx'
import type { ShownMethod } from '../payment/method-rules.ts'
import { payPage } from '../payment/pay-page.ts'
import { isOver } from '../payment/payment-rules.ts'
import { PaymentPanel } from '../payment/PaymentPanel.tsx'
import { UnknownOutcome } from '../payment/UnknownOutcome.tsx'
import type { useMethodFields } from '../payment/use-method-fields.ts'
import { usePayment } from '../payment/use-payment.ts'
import { queries } from '../queries.ts'
import { send } from '../send.ts'
import { useOwnText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'

type Words = ReturnType<typeof useMethodFields>['data']

type Props = { id: string; method: ShownMethod<string>; words: Words; leave: () => void; children: ReactNode }

export function AnyStep({ id, method, words, leave, children }: Props) {
  const t = useTranslations('kudipal')
  const { payment, phase } = usePayment(id)
  const step = phase && !isOver(phase) ? payment?.step : null
  if (step?.next === 'ask' && step.ask) return <Asked key={step.ask} id={id} ask={step.ask} words={words} />
  const page = step?.next === 'redirect' ? payPage(step.url) : null
  const shown = step?.next === 'show' ? Object.entries(step.show ?? {}) : []
  return (
    <>
      {shown.map(([name, text]) => text && <CopyText key={name} label={words?.shows?.[name] ?? name} text={text} />)}
      {page !== null && (
        <a href={page} className={buttonVariant('primary', 'wide')}>
          {t('confirm')}
        </a>
      )}
      <PaymentPanel
        id={id}
        intro={null}
        awaits={method.own?.flow === 'push' ? 'phone' : step ? 'player' : 'company'}
        waiting={{ resend: null, leave }}
      >
        {children}
      </PaymentPanel>
    </>
  )
}

/** One question of the company's, which may come again when the answer was wrong. */
function Asked({ id, ask, words }: { id: string; ask: string; words: Words }) {
  const t = useTranslations()
  const ownText = useOwnText()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'unknown'>('idle')
  const { help, fields } = words?.asks?.[ask] ?? {}

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!areFilled(fields, values)) return setProblem(ownText('please_fill_all_fields'))
    setProblem(null)
    setState('busy')
    try {
      const outcome = await send(banking.continuePayment, { id, ask, fields: values })
      const next = outcome.ok ? outcome.data?.step : null
      if (!outcome.ok) setProblem(ownText(outcome.status))
      else if (next?.next === 'ask' && next.ask === ask) setProblem(t('anyMethod.notAccepted'))
      setValues({})
      setState('idle')
      await queries.invalidateQueries({ queryKey: ['payment', id] })
    } catch {
      setState('unknown')
    }
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {help && <p>{help}</p>}
      <MethodFields fields={fields} values={values} onChange={setValues} />
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      {state === 'unknown' && <UnknownOutcome />}
      <Button
        type="submit"
        variant="primary"
        size="wide"
        busyLabel={state === 'busy' ? t('kudipal.checking') : undefined}
      >
        {t('kudipal.confirm')}
      </Button>
    </form>
  )
}
