/** The matches of a draft, typed one a line or chosen from the book's calendar, and its publishing. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { TextArea } from '@uwanja/ui/TextArea'
import { useDoing } from '../ask.ts'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { FromCalendar } from './FromCalendar.tsx'
import { numbersIn, readMatches, withMatch } from './rule-fields.ts'

interface Props {
  readonly id: string
  readonly isWhole: boolean
  /** So many count; the others are reserves. */
  readonly count: number
}

export function DraftCard({ id, isWhole, count }: Props) {
  const { texts, fill } = useSpeech()
  const { may } = useMe()
  const [typed, setTyped] = useState('')
  const [badLine, setBadLine] = useState<number | null>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const [putting, publishing] = [useDoing(office.putJackpotMatches), useDoing(office.publishJackpot)]
  const words = texts.jackpots
  if (!may('jackpots.edit')) return null
  async function put(): Promise<void> {
    const read = readMatches(typed)
    setBadLine('badLine' in read ? read.badLine : null)
    if ('matches' in read) await putting.run({ id, matches: [...read.matches] })
  }
  return (
    <Card className="flex flex-col gap-3">
      <TextArea
        label={words.matches}
        hint={words.putLead}
        rows={5}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {badLine !== null && <Alert tone="danger">{fill(words.bad, { line: String(badLine) })}</Alert>}
      {may('trading.read') && !isChoosing && (
        <Button className="self-start" onClick={() => setIsChoosing(true)}>
          {words.calendar}
        </Button>
      )}
      {isChoosing && (
        <FromCalendar has={numbersIn(typed)} onAdd={(match) => setTyped(withMatch(typed, match, count))} />
      )}
      <RefusedAlert refused={putting.refused ?? publishing.refused} />
      <div className="flex flex-wrap gap-2">
        <Button busyLabel={putting.isBusy ? words.put : undefined} onClick={() => void put()}>
          {words.put}
        </Button>
        {isWhole && (
          <Button
            variant="primary"
            busyLabel={publishing.isBusy ? words.publish : undefined}
            onClick={() => void publishing.run({ id })}
          >
            {words.publish}
          </Button>
        )}
      </div>
      {isWhole && <p className="text-sm text-muted">{words.publishLead}</p>}
    </Card>
  )
}
