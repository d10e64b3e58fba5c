/** One round: its matches, what became of them, the dry run, and what two people decide. */
import { useState } from 'react'
import { useParams } from 'react-router'
import type { OfficeRound } from '@uwanja/contract/operators/jackpots'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import { DraftCard } from './DraftCard.tsx'
import { DryRun } from './DryRun.tsx'
import { ReversalDryRun } from './ReversalDryRun.tsx'
import { BookedMatches } from './BookedMatches.tsx'
import { MatchRows } from './MatchRows.tsx'
import { RoundFacts } from './RoundFacts.tsx'

export function JackpotPage() {
  const { texts } = useSpeech()
  const { id = '' } = useParams()
  const asked = useOfficeQuery(office.jackpotRound, { id })
  return (
    <>
      <OfficeQuery asked={asked} title={texts.pages.jackpot}>
        {({ round, matches }) => (
          <>
            <PageHead title={round.name} />
            <Card className="flex flex-col gap-3">
              <p className="font-semibold">{texts.jackpots.states[round.state]}</p>
              <RoundFacts round={round} />
              <Decisions round={round} />
            </Card>
            {round.state === 'draft' && <DraftCard id={id} isWhole={matches.length > 0} count={round.rule.matches} />}
            {round.state === 'closed' && matches.some(({ bookEvent }) => bookEvent !== '') ? (
              <BookedMatches id={id} matches={matches} />
            ) : (
              <MatchRows matches={matches} state={round.state} />
            )}
            {round.isReady && <DryRun id={id} currency={round.currency} />}
            {round.state === 'settled' && <ReversalDryRun id={id} currency={round.currency} />}
          </>
        )}
      </OfficeQuery>
    </>
  )
}

function Decisions({ round: { id, state, isReady } }: { round: OfficeRound }) {
  const { texts } = useSpeech()
  const { may } = useMe()
  const [deciding, setDeciding] = useState<'settle' | 'cancel' | 'reverse' | null>(null)
  const words = texts.jackpots
  if (!may('jackpots.settle') || !(isReady || state === 'open' || state === 'settled')) return null
  const waits = () => <p>{texts.approvals.waits}</p>
  const onClose = () => setDeciding(null)
  return (
    <div className="flex flex-wrap gap-2">
      {isReady && (
        <Button variant="primary" onClick={() => setDeciding('settle')}>
          {words.settle}
        </Button>
      )}
      {state === 'open' && <Button onClick={() => setDeciding('cancel')}>{words.cancel}</Button>}
      {state === 'settled' && <Button onClick={() => setDeciding('reverse')}>{words.reverse}</Button>}
      {deciding === 'settle' && (
        <WhyDialog
          row={office.askJackpotSettled}
          values={{ id }}
          shown={waits}
          onClose={onClose}
          title={words.settle}
          lead={words.settleLead}
          confirm={words.settle}
        />
      )}
      {deciding === 'reverse' && (
        <WhyDialog
          row={office.askJackpotReversed}
          values={{ id }}
          shown={waits}
          onClose={onClose}
          variant="danger"
          title={words.reverse}
          lead={words.reverseLead}
          confirm={words.reverse}
        />
      )}
      {deciding === 'cancel' && (
        <WhyDialog
          row={office.askJackpotCancelled}
          values={{ id }}
          shown={waits}
          onClose={onClose}
          variant="danger"
          title={words.cancel}
          lead={words.cancelLead}
          confirm={words.cancel}
        />
      )}
    </div>
  )
}
