/** The issuer's page: the owner of the card says yes or no, and goes back to where they came from. */
import { useState } from 'react'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { type CardCheck, post } from '../api.ts'
import { usePolled } from '../polled.ts'
import { useSpeech } from '../speech.ts'
import { useTitle } from '../use-title.ts'

export function CheckPage({ id }: { id: string }) {
  const { texts, fill, money } = useSpeech()
  const path = `/card-checks/${encodeURIComponent(id)}`
  const { data, failed, refresh } = usePolled<CardCheck>(path)
  const [problem, setProblem] = useState<string | null>(null)
  useTitle(texts.check.title)

  async function answer(said: 'approved' | 'declined'): Promise<void> {
    try {
      const { backUrl } = await post<CardCheck>(path, { answer: said })
      if (/^https?:/.test(backUrl)) location.assign(backUrl)
      else refresh()
    } catch {
      setProblem(texts.phone.failed)
    }
  }
  return (
    <main className="mx-auto max-w-md px-4 py-6">
      <Card className="flex flex-col gap-4">
        <h1 className="text-2xl font-bold">{texts.check.title}</h1>
        {failed && !data && <Alert tone="danger">{texts.check.none}</Alert>}
        {data && (
          <>
            <p className="text-muted">{fill(texts.check.asks, { payee: data.payee, digits: data.lastDigits })}</p>
            <p className="text-3xl font-bold tabular-nums">{money(data.amount, data.currency)}</p>
            {problem && <Alert tone="danger">{problem}</Alert>}
            {data.answer === null ? (
              <>
                <Button variant="primary" size="wide" onClick={() => void answer('approved')}>
                  {texts.phone.approve}
                </Button>
                <Button variant="danger" size="wide" onClick={() => void answer('declined')}>
                  {texts.phone.decline}
                </Button>
              </>
            ) : (
              <Alert tone="info">{texts.check[data.answer]}</Alert>
            )}
          </>
        )}
      </Card>
    </main>
  )
}
