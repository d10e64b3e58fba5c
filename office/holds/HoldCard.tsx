/** One hold: why, what it stops, what was asked and answered, and its lifting. */
import { useState, type ReactNode } from 'react'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeHold } from '@uwanja/contract/operators/holds'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import { blocksText } from './blocks-text.ts'
import { PictureRow } from './PictureRow.tsx'

export function HoldCard({ hold, children }: { hold: OfficeHold; children?: ReactNode }) {
  const speech = useSpeech()
  const { texts, fill, time, day } = speech
  const { may } = useMe()
  const [isLifting, setLifting] = useState(false)
  const words = texts.hold
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {children}
        <span className="font-semibold">{words.reasons[hold.reason]}</span>
        <span className="text-sm text-muted">{blocksText(speech, hold)}</span>
        <span className="ml-auto text-sm text-muted">
          {hold.liftedAt === null ? fill(words.due, { day: day(hold.dueOn) }) : words.lifted}
        </span>
      </div>
      <p className="break-words whitespace-pre-wrap">{hold.asks}</p>
      <p className="text-sm text-muted">
        {hold.placedBy === ''
          ? fill(words.placedByRule, { at: time(hold.placedAt) })
          : fill(words.placedBy, { name: hold.placedBy, at: time(hold.placedAt) })}
        {hold.liftedAt !== null &&
          ` · ${fill(words.liftedBy, { name: hold.liftedBy, at: time(hold.liftedAt) })} · ${hold.liftedWhy}`}
      </p>
      {hold.answers.length + hold.pictures.length === 0 && hold.liftedAt === null && (
        <p className="text-sm text-muted">{words.noAnswer}</p>
      )}
      <ul className="flex flex-col gap-2">
        {hold.answers.map(({ at, body }) => (
          <li key={at + body} className="rounded-xl bg-raised p-3">
            <p className="break-words whitespace-pre-wrap">{body}</p>
            <p className="mt-1 text-sm text-muted">{time(at)}</p>
          </li>
        ))}
      </ul>
      {hold.documents.length > 0 && (
        <p className="text-sm text-muted">
          {fill(texts.pictures.asked, { documents: hold.documents.map((one) => texts.pictures.kinds[one]).join(', ') })}
        </p>
      )}
      {hold.pictures.map((one) => (
        <PictureRow key={one.id} picture={one} />
      ))}
      {hold.liftedAt === null && hold.pictures.some(({ state }) => state === 'accepted') && (
        <p className="text-sm">{texts.pictures.next}</p>
      )}
      {hold.liftedAt === null && may('holds.decide') && (
        <Button className="self-start" onClick={() => setLifting(true)}>
          {words.lift}
        </Button>
      )}
      {isLifting && (
        <WhyDialog
          row={office.liftHold}
          values={{ id: hold.id }}
          title={words.lift}
          lead={words.liftLead}
          confirm={words.lift}
          onClose={() => setLifting(false)}
        />
      )}
    </Card>
  )
}
