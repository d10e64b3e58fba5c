/** Selcom's own card page: what is paid, the card, and the way back. The card is sent once and kept nowhere. */
import { useEffect, useState, type FormEvent } from 'react'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Field } from '@uwanja/ui/Field'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { COUNTER_TEXTS } from '../counter-texts.ts'
import { useSpeech } from '../speech.ts'
import { useTitle } from '../use-title.ts'

interface Order {
  readonly vendor: string
  readonly amount: string
  readonly currency: string
  readonly buyerName: string
}
interface Answer {
  readonly ok: boolean
  readonly reason?: string
  /** Where the shop wants its customer back. */
  readonly url?: string
}

const FIELDS = { cardNumber: 'cc-number', month: 'cc-exp-month', year: 'cc-exp-year', cvv: 'cc-csc' } as const
type Name = keyof typeof FIELDS
const MOST: Readonly<Record<Name, number>> = { cardNumber: 23, month: 2, year: 2, cvv: 4 }

async function call<T>(path: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`/selcom/pay/${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {})
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  return (await answer.json()) as T
}

type CardText = Readonly<Record<Name, string>>

function CardFields({ card, onChange }: { card: CardText; onChange: (card: CardText) => void }) {
  const texts = COUNTER_TEXTS[useSpeech().language]
  return (
    <>
      {(Object.keys(FIELDS) as Name[]).map((name) => (
        <Field
          key={name}
          label={texts[name]}
          inputMode="numeric"
          autoComplete={FIELDS[name]}
          maxLength={MOST[name]}
          value={card[name]}
          onChange={({ target }) => onChange({ ...card, [name]: target.value.replace(/[^\d ]/g, '') })}
        />
      ))}
    </>
  )
}

/** What a tap on the page did. */
async function settle(token: string, what: 'pay' | 'cancel', card: CardText): Promise<Answer> {
  const { month: expireMonth, year: expireYear, ...rest } = card
  return call<Answer>(
    what === 'pay' ? token : `${token}/cancel`,
    what === 'pay' ? { ...rest, expireMonth, expireYear } : {},
  )
}

interface FormProps {
  card: CardText
  onCard: (card: CardText) => void
  problem: string | null
  back: string | null
  busy: 'pay' | 'cancel' | null
  act: (what: 'pay' | 'cancel') => Promise<void>
}

function CardForm({ card, onCard, problem, back, busy, act }: FormProps) {
  const texts = COUNTER_TEXTS[useSpeech().language]
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void act('pay')
      }}
    >
      <CardFields card={card} onChange={onCard} />
      {problem && <Alert tone="danger">{problem}</Alert>}
      {back && problem ? (
        <Button variant="primary" size="wide" onClick={() => location.assign(back)}>
          {texts.goBack}
        </Button>
      ) : (
        <>
          <Button type="submit" variant="primary" size="wide" busyLabel={busy === 'pay' ? texts.payNow : undefined}>
            {texts.payNow}
          </Button>
          <Button size="wide" onClick={() => void act('cancel')}>
            {texts.cancel}
          </Button>
        </>
      )}
    </form>
  )
}

export function CheckoutPage({ token }: { token: string }) {
  const { language, fill, money } = useSpeech()
  const texts = COUNTER_TEXTS[language]
  const [order, setOrder] = useState<Order | 'none' | null>(null)
  const [card, setCard] = useState<CardText>({ cardNumber: '', month: '', year: '', cvv: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState<'pay' | 'cancel' | null>(null)
  const [back, setBack] = useState<string | null>(null)
  useTitle(texts.checkoutTitle, 'Selcom (sandbox)')
  useEffect(() => {
    call<Order>(token).then(setOrder, () => setOrder('none'))
  }, [token])

  async function act(what: 'pay' | 'cancel'): Promise<void> {
    setBusy(what)
    setProblem(null)
    try {
      const { ok, reason = '', url = '' } = await settle(token, what, card)
      const ends: Readonly<Record<string, string>> = texts.cardEnds
      if (!ok) setProblem(ends[reason] ?? texts.cardEnds.declined)
      if (/^https?:/.test(url)) setBack(url)
      if (ok && /^https?:/.test(url)) location.assign(url)
    } catch {
      setProblem(texts.noOrder)
    }
    setBusy(null)
  }
  if (order === null) return <Skeleton className="mx-auto mt-6 h-96 max-w-md rounded-2xl" />
  return (
    <main className="mx-auto max-w-md px-4 py-6">
      <Card className="flex flex-col gap-4">
        <h1 className="text-2xl font-bold">{texts.checkoutTitle}</h1>
        {order === 'none' ? (
          <Alert tone="danger">{texts.noOrder}</Alert>
        ) : (
          <>
            <p className="text-muted">{fill(texts.checkoutLead, { name: order.buyerName, vendor: 'Uwanja' })}</p>
            <p className="text-3xl font-bold tabular-nums">{money(order.amount, order.currency)}</p>
            <a
              href="/cards"
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-link underline"
            >
              {texts.testCards}
            </a>
            <CardForm card={card} onCard={setCard} problem={problem} back={back} busy={busy} act={act} />
          </>
        )}
      </Card>
    </main>
  )
}
