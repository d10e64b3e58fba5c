/** One sign of harm: whose, the figures that made it, what the house did, and what a person did then. */
import { useState, type ReactNode } from 'react'
import { decimalText } from '@uwanja/contract/wire/amounts'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeInteraction } from '@uwanja/contract/operators/harm'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'

export function SignCard({ sign, children }: { sign: OfficeInteraction; children?: ReactNode }) {
  const { texts, fill, time } = useSpeech()
  const { may } = useMe()
  const [isSaying, setSaying] = useState(false)
  const words = texts.harm
  const waits = sign.step === 'person' && sign.doneAt === null
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {children}
        <span className="font-semibold">{words.markers[sign.marker]}</span>
        <Figures seen={sign.seen} />
        <span className="ml-auto text-sm text-muted">{time(sign.at)}</span>
      </div>
      {(waits || sign.step !== 'person') && <p className="text-sm text-muted">{words.steps[sign.step]}</p>}
      {sign.doneAt !== null && (
        <>
          <p className="break-words whitespace-pre-wrap">{sign.doneWhat}</p>
          <p className="text-sm text-muted">{fill(words.doneBy, { name: sign.doneBy, at: time(sign.doneAt) })}</p>
        </>
      )}
      {waits && may('harm.answer') && (
        <Button className="self-start" onClick={() => setSaying(true)}>
          {words.done}
        </Button>
      )}
      {isSaying && (
        <WhyDialog
          row={office.harmDone}
          values={{ id: sign.id }}
          title={words.done}
          lead={words.doneLead}
          confirm={words.done}
          onClose={() => setSaying(false)}
        />
      )}
    </Card>
  )
}

function Figures({ seen }: { seen: OfficeInteraction['seen'] }) {
  const { texts, money } = useSpeech()
  const { me } = useMe()
  const names: Readonly<Record<string, string>> = texts.harm.seen
  const said = (name: string, value: string) =>
    name.endsWith('Minor') ? money(decimalText(BigInt(value)), me?.currency ?? '') : value
  return (
    <span className="text-sm text-muted">
      {Object.entries(seen)
        .map(([name, value]) => `${names[name] ?? name}: ${said(name, value)}`)
        .join(' · ')}
    </span>
  )
}
