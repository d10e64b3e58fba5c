/** The cards that exist, and what each of them does. */
import { Card } from '@uwanja/ui/Card'
import { Page } from '../Page.tsx'
import type { CardList } from '../api.ts'
import { usePolled } from '../polled.ts'
import { useSpeech } from '../speech.ts'

export function CardsPage() {
  const { texts, fill } = useSpeech()
  const { data, failed } = usePolled<CardList>('/cards')
  return (
    <Page
      title={texts.cards.title}
      lead={data && fill(texts.cards.lead, { pin: data.pin })}
      failed={failed}
      width="wide"
    >
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
    </Page>
  )
}
