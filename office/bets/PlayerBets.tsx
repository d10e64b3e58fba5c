/** On a player's page: their newest bets at all sportsbooks, their free bets, and their class at the book. */
import { useState } from 'react'
import { Link } from 'react-router'
import type { OfficeBet, OfficeFreeBet } from '@uwanja/contract/operators/bets'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Rows } from '../Rows.tsx'
import { named, useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import { BetId } from './BetId.tsx'
import { FreeBetDialog } from './FreeBetDialog.tsx'
import { PlayerSpins } from './PlayerSpins.tsx'
import { PlayerClass } from './PlayerClass.tsx'

export function PlayerBets({ id, currency }: { id: string; currency: string }) {
  const { texts } = useSpeech()
  const { may, hasBook } = useMe()
  const [isGiving, setGiving] = useState(false)
  const words = texts.trading
  const asked = useOfficeQuery(office.playerBets, { id, page: 1 })
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{words.playerBets}</h2>
      <OfficeQuery asked={asked}>
        {({ bets, freeBets, freeSpins }) => (
          <>
            {bets.length === 0 ? <p className="text-muted">{words.noBets}</p> : <Bets bets={bets} />}
            <h3 className="font-semibold">{words.freeBets}</h3>
            {freeBets.length === 0 ? (
              <p className="text-muted">{words.noFreeBets}</p>
            ) : (
              <FreeBets playerId={id} freeBets={freeBets} />
            )}
            {freeSpins.length > 0 && <PlayerSpins spins={freeSpins} />}
          </>
        )}
      </OfficeQuery>
      <div className="flex flex-wrap items-center gap-3">
        {hasBook && may('bets.read') && (
          <Link className="text-link" to={`/bets?player=${id}`}>
            {words.openLife}
          </Link>
        )}
        {may('corrections.make') && <Button onClick={() => setGiving(true)}>{words.giveFreeBet}</Button>}
      </div>
      {hasBook && may('trading.read') && <PlayerClass id={id} />}
      {isGiving && <FreeBetDialog id={id} currency={currency} onClose={() => setGiving(false)} />}
    </Card>
  )
}

function Bets({ bets }: { bets: readonly OfficeBet[] }) {
  const { texts, time, money } = useSpeech()
  const { may } = useMe()
  const words = texts.trading
  return (
    <Rows
      caption={words.playerBets}
      columns={[
        { title: words.asked, holds: 'moment' },
        { title: words.betTitle },
        { title: words.state },
        { title: words.stake, side: 'right' },
        { title: words.paid, side: 'right' },
        { title: words.wallet, shown: 'wide' },
      ]}
      rows={bets.map((one) => ({
        key: `${one.company} ${one.betId}`,
        cells: [
          time(one.placedAt),
          may('bets.read') ? (
            <Link key="bet" className="text-link" to={`/bets/${one.betId}`}>
              <BetId id={one.betId} />
            </Link>
          ) : (
            <BetId id={one.betId} />
          ),
          named(words.outcomes, one.status),
          <>
            {money(one.stake, one.currency)}
            {one.isFree && <div className="text-muted">{words.freeBet}</div>}
          </>,
          <Paid bet={one} />,
          one.company,
        ],
      }))}
    />
  )
}

/** An open bet has paid nothing yet; what was given back of a stake is no win. */
function Paid({ bet: { status, payout, returned, currency } }: { bet: OfficeBet }) {
  const { texts, money } = useSpeech()
  if (status === 'open') return '–'
  return (
    <>
      {money(payout, currency)}
      {Number(returned) > 0 && (
        <div className="text-muted">
          {texts.trading.voided}: {money(returned, currency)}
        </div>
      )}
    </>
  )
}

function FreeBets({ playerId, freeBets }: { playerId: string; freeBets: readonly OfficeFreeBet[] }) {
  const { texts, time, money } = useSpeech()
  const { may } = useMe()
  const words = texts.trading
  const [taking, setTaking] = useState<string | null>(null)
  return (
    <>
      <Rows
        caption={words.freeBets}
        columns={[
          { title: words.amount, side: 'right' },
          { title: words.state },
          { title: words.since },
          { title: words.until },
          { title: words.withdrawFreeBet },
        ]}
        rows={freeBets.map((one) => ({
          key: one.id,
          cells: [
            money(one.amount, one.currency),
            words.freeBetStates[one.state],
            time(one.grantedAt),
            time(one.endsAt),
            one.state === 'open' && may('corrections.make') && (
              <Button key="take" size="small" onClick={() => setTaking(one.id)}>
                {words.withdrawFreeBet}
              </Button>
            ),
          ],
        }))}
      />
      {taking !== null && (
        <WhyDialog
          row={office.withdrawFreeBet}
          values={{ id: playerId, freeBetId: taking }}
          title={words.withdrawFreeBet}
          confirm={words.withdrawFreeBet}
          variant="danger"
          onClose={() => setTaking(null)}
        />
      )}
    </>
  )
}
