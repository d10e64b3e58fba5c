/** Of a player who is held for age: what they are given back, and the asking of a second person. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import type { MinorSums } from '@uwanja/contract/operators/minors'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { useOfficeQuery } from '../ask.ts'
import { Facts } from '../Facts.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'

export function MinorReturn({ id }: { id: string }) {
  const { data } = useOfficeQuery(office.minorSums, { id })
  return data?.sums ? <Sums id={id} sums={data.sums} /> : null
}

function Sums({ id, sums }: { id: string; sums: MinorSums }) {
  const { texts, money } = useSpeech()
  const { may } = useMe()
  const [isAsking, setAsking] = useState(false)
  const words = texts.closing.minor
  const names = texts.approvals.details
  const rows = (['deposited', 'received', 'owed', 'cash', 'forfeited', 'madeUp'] as const).map(
    (name) => [names[name], money(sums[name], sums.currency)] as const,
  )
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.title}</h2>
      <p className="text-sm text-muted">{words.lead}</p>
      <Facts facts={rows} side="right" />
      {may('holds.decide') && (
        <Button className="self-start" onClick={() => setAsking(true)}>
          {words.give}
        </Button>
      )}
      {isAsking && (
        <WhyDialog
          row={office.askMinorReturn}
          values={{ id }}
          title={words.give}
          lead={words.lead}
          confirm={words.give}
          shown={() => <p>{texts.approvals.waits}</p>}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}
