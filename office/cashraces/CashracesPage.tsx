/** Cash races, and the making of rule sets and races. */
import { useState } from 'react'
import { Link } from 'react-router'
import type { OfficeRace } from '@uwanja/contract/operators/cashraces'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { RaceDialog } from './RaceDialog.tsx'
import { RaceFacts } from './RaceFacts.tsx'
import { RuleDialog } from './RuleDialog.tsx'

export function CashracesPage() {
  const { texts } = useSpeech()
  const { may } = useMe()
  const [making, setMaking] = useState<'race' | 'rule' | null>(null)
  const words = texts.cashraces
  const asked = useOfficeQuery(office.cashraces, {})
  return (
    <>
      <PageHead title={texts.pages.cashraces}>
        {may('cashraces.edit') && (
          <>
            <Button onClick={() => setMaking('rule')}>{words.newRule}</Button>
            <Button variant="primary" onClick={() => setMaking('race')}>
              {words.make}
            </Button>
          </>
        )}
      </PageHead>
      <p className="text-muted">{words.lead}</p>
      <OfficeQuery asked={asked}>
        {({ races }) => (
          <>
            {races.length === 0 && <EmptyState title={words.none} />}
            {races.map((race) => (
              <OneRace key={race.id} race={race} />
            ))}
          </>
        )}
      </OfficeQuery>
      {making === 'race' && <RaceDialog onClose={() => setMaking(null)} />}
      {making === 'rule' && <RuleDialog onClose={() => setMaking(null)} />}
    </>
  )
}

function OneRace({ race }: { race: OfficeRace }) {
  const { texts } = useSpeech()
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Link className="font-semibold text-link" to={`/cashraces/${race.id}`}>
          {race.name}
        </Link>
        <span className="ml-auto text-sm text-muted">{texts.cashraces.states[race.state]}</span>
      </div>
      <RaceFacts race={race} />
    </Card>
  )
}
