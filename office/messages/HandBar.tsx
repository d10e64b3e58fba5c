/** Who has the message in hand: taken, handed over, given back. What somebody else did meanwhile is refused, not overwritten. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeMessage } from '@uwanja/contract/operators/messages'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Select } from '@uwanja/ui/Select'
import { useDoing } from '../ask.ts'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'

export function HandBar({ message, colleagues }: { message: OfficeMessage; colleagues: readonly string[] }) {
  const { texts, fill } = useSpeech()
  const words = texts.messages
  const { me } = useMe()
  const doing = useDoing(office.giveMessage)
  const [isClosing, setClosing] = useState(false)
  const { id, holder } = message
  const own = me?.name ?? ''
  const isMine = holder === own
  const give = (to: string) => void doing.run({ id, from: holder, to })
  const others = colleagues.filter((name) => name !== own)
  return (
    <Card className="flex flex-col gap-3">
      <p>{holder === '' ? words.free : isMine ? words.yours : fill(words.heldBy, { name: holder })}</p>
      <div className="flex flex-wrap items-end gap-3">
        {!isMine && (
          <Button variant={holder === '' ? 'primary' : 'secondary'} disabled={doing.isBusy} onClick={() => give(own)}>
            {holder === '' ? words.take : words.takeOver}
          </Button>
        )}
        {isMine && (
          <Button disabled={doing.isBusy} onClick={() => give('')}>
            {words.back}
          </Button>
        )}
        {isMine && <Button onClick={() => setClosing(true)}>{words.close}</Button>}
        {isMine && others.length > 0 && (
          <Select
            label={words.hand}
            value=""
            disabled={doing.isBusy}
            options={[{ value: '', text: words.to }, ...others.map((value) => ({ value, text: value }))]}
            onChange={({ target }) => target.value !== '' && give(target.value)}
          />
        )}
      </div>
      <RefusedAlert refused={doing.refused} />
      {isClosing && (
        <WhyDialog
          row={office.closeMessage}
          values={{ id }}
          title={words.close}
          lead={words.closeLead}
          confirm={words.close}
          onClose={() => setClosing(false)}
        />
      )}
    </Card>
  )
}
