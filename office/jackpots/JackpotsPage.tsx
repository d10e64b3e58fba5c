/** Rounds of the manual jackpot, and the making of a new one. */
import { useState } from 'react'
import { Link } from 'react-router'
import type { OfficeRound } from '@uwanja/contract/operators/jackpots'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { RoundDialog } from './RoundDialog.tsx'
import { RoundFacts } from './RoundFacts.tsx'
import { RuleDialog } from './RuleDialog.tsx'

export function JackpotsPage() {
  const { texts } = useSpeech()
  const { may } = useMe()
  const [making, setMaking] = useState<'round' | 'rule' | null>(null)
  const words = texts.jackpots
  const asked = useOfficeQuery(office.jackpots, {})
  return (
    <>
      <PageHead title={texts.pages.jackpots}>
        {may('jackpots.edit') && (
          <>
            <Button onClick={() => setMaking('rule')}>{words.newRule}</Button>
            <Button variant="primary" onClick={() => setMaking('round')}>
              {words.make}
            </Button>
          </>
        )}
      </PageHead>
      <p className="text-muted">{words.lead}</p>
      <OfficeQuery asked={asked}>
        {({ rounds }) => (
          <>
            {rounds.length === 0 && <EmptyState title={words.none} />}
            {rounds.map((round) => (
              <OneRound key={round.id} round={round} />
            ))}
            {making === 'round' && <RoundDialog rounds={rounds} onClose={() => setMaking(null)} />}
          </>
        )}
      </OfficeQuery>
      {making === 'rule' && <RuleDialog onClose={() => setMaking(null)} />}
    </>
  )
}

function OneRound({ round }: { round: OfficeRound }) {
  const { texts } = useSpeech()
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Link className="font-semibold text-link" to={`/jackpots/${round.id}`}>
          {round.name}
        </Link>
        <span className="ml-auto text-sm text-muted">{texts.jackpots.states[round.state]}</span>
      </div>
      <RoundFacts round={round} />
    </Card>
  )
}
