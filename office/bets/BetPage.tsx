/** One bet's whole life: its slip and gates, each movement and worth, the rules that were in force, and what people did. */
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { BetLife } from '@uwanja/contract/book/desk-watch'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Disclosure } from '@uwanja/ui/Disclosure'
import { useOfficeQuery } from '../ask.ts'
import { Facts } from '../Facts.tsx'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { named, useSpeech } from '../speech.ts'
import { textOf } from '../trading/minor.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import { BetTables } from './BetTables.tsx'
import { termLines } from './term-words.ts'

export function BetPage() {
  const { id = '' } = useParams()
  const asked = useOfficeQuery(office.tradingBet, { id })
  return (
    <OfficeQuery asked={asked}>
      {(life) => (
        <>
          <Head life={life} />
          <Slip life={life} />
          <BetTables life={life} />
          <Rules life={life} />
        </>
      )}
    </OfficeQuery>
  )
}

function Head({ life: { bet, reversalBy } }: { life: BetLife }) {
  const { texts, fill } = useSpeech()
  const { may } = useMe()
  const [isOpen, setOpen] = useState(false)
  const words = texts.trading
  return (
    <>
      <PageHead title={fill(words.bet, { id: bet.id })}>
        {bet.outcome === 'cashed' && may('trading.settle') && (
          <Button onClick={() => setOpen(true)}>{words.reverse}</Button>
        )}
      </PageHead>
      {reversalBy !== null && (
        <p role="status" className="rounded-lg bg-note-ground px-3 py-2">
          {fill(words.reverseBy, { who: reversalBy })}
        </p>
      )}
      {isOpen && (
        <WhyDialog
          row={office.reverseTradingCashOut}
          values={{ bet: bet.id }}
          title={words.reverse}
          lead={words.reverseLead}
          confirm={words.reverse}
          variant="danger"
          shown={({ state }) => <p>{state === 'asked' ? words.reverseAsked : words.reverseDone}</p>}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function Slip({ life }: { life: BetLife }) {
  const { texts, time, money } = useSpeech()
  const { may } = useMe()
  const words = texts.trading
  const { bet } = life
  const amount = (minor: number) => money(textOf(minor), bet.currency)
  const moment = (at: string | null) => (at === null ? '' : time(at))
  return (
    <Card className="flex flex-col gap-3">
      <p className="font-semibold">
        {bet.state === 'accepted' ? named(words.outcomes, bet.outcome) : named(words.betStates, bet.state)}
      </p>
      <Facts
        side="right"
        facts={[
          [
            words.playerId,
            may('players.read') && /^\d+$/.test(life.walletPlayer) ? (
              <Link key="player" className="text-link" to={`/players/${life.walletPlayer}`}>
                {life.walletPlayer}
              </Link>
            ) : (
              life.walletPlayer
            ),
          ],
          [words.wallet, life.wallet],
          [words.stake, amount(bet.stake)],
          [words.lines, String(bet.lines)],
          [words.most, bet.most === null ? '' : amount(bet.most)],
          [words.stillOpenStake, bet.outcome === 'open' ? amount(bet.worth.open) : ''],
          [words.won, amount(bet.worth.won)],
          [words.cashed, amount(bet.worth.cashed)],
          [words.voided, amount(bet.worth.voided)],
          [words.freeBet, bet.freeBet ?? ''],
          [words.reason, bet.reason ?? ''],
          [words.asked, moment(bet.askedAt)],
          [words.decided, moment(bet.decidedAt)],
          [words.accepted, moment(bet.acceptedAt)],
          [words.settled, moment(life.settledAt)],
          [words.slip, bet.slip],
          [words.round, life.round],
        ]}
      />
    </Card>
  )
}

function Rules({ life: { bet, terms } }: { life: BetLife }) {
  const speech = useSpeech()
  return (
    <Disclosure title={speech.texts.trading.rules}>
      <Facts facts={termLines(terms, { speech, currency: bet.currency })} />
    </Disclosure>
  )
}
