/** The cards that exist, and what each of them does. */
import { useEffect } from 'react'
import { Card } from '@uwanja/ui/Card'
import { Offline } from '../Offline.tsx'
import type { CardList } from '../api.ts'
import { usePolled } from '../polled.ts'
import { useSpeech } from '../speech.ts'

export function CardsPage() {
  const { texts, fill } = useSpeech()
  const { data, failed } = usePolled<CardList>('/cards')
  useEffect(() => {
    document.title = `${texts.cards.title} · Uwanja sandbox`
  }, [texts])
  return (
    <main className="mx-auto flex max-w-5xl flex-col gap-4 px-4 py-6">
      <h1 className="text-3xl font-bold">{texts.cards.title}</h1>
      <p className="max-w-prose text-muted">{data && fill(texts.cards.lead, { pin: data.pin })}</p>
      <Offline failed={failed} />
      <ul className="grid gap-3 sm:grid-cols-2">
        {data?.cards.map(({ number, cvv, month, year, step, says, brand }) => (
          <li key={number}>
            <Card className="flex flex-col gap-1">
              <span className="text-sm text-muted">{brand}</span>
              <strong className="text-xl tabular-nums select-all">{number.replace(/(\d{4})(?=\d)/g, '$1 ')}</strong>
              <span className="tabular-nums">
                {month}/{year} · CVV {cvv}
              </span>
              <span className="text-muted">
                {says === 'approved' || step !== 'none' ? texts.cards.step[step] : ''}{' '}
                {says !== 'approved' && texts.cards.says[says]}
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </main>
  )
}
