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
import { kindText } from './bet-words.ts'
import { BetTables } from './BetTables.tsx'
import { termLines } from './term-words.ts'
import { useReasonText } from './use-reason-text.ts'

export function BetPage() {
  const { id = '' } = useParams()
  const { texts, fill } = useSpeech()
  const asked = useOfficeQuery(office.tradingBet, { id })
  return (
    <OfficeQuery asked={asked} title={fill(texts.trading.bet, { id })}>
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
  const { texts } = useSpeech()
  const words = texts.trading
  const { bet } = life
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card className="flex flex-col gap-3">
        <h2 className="text-lg font-semibold">
          {bet.state === 'accepted' ? named(words.outcomes, bet.outcome) : named(words.betStates, bet.state)}
        </h2>
        <Amounts bet={bet} />
      </Card>
      <Card className="flex flex-col gap-3">
        <h2 className="text-lg font-semibold">{words.whoseWhen}</h2>
        <WhoseWhen life={life} />
      </Card>
    </div>
  )
}

/** What is nothing and says nothing is left out. */
function Amounts({ bet }: Pick<BetLife, 'bet'>) {
  const speech = useSpeech()
  const reasonText = useReasonText()
  const words = speech.texts.trading
  const { worth, state, outcome, freeBet, reason, most } = bet
  const amount = (minor: number) => speech.money(textOf(minor), bet.currency)
  const stands = state === 'accepted'
  const facts: readonly (readonly [string, string] | false)[] = [
    [words.betKind, kindText(speech, bet)],
    [words.stake, amount(bet.stake)],
    bet.lines > 1 && [words.lines, `${String(bet.lines)} × ${amount(bet.unit)}`],
    [words.most, most === null ? '' : amount(most)],
    stands && outcome === 'open' && [words.stillOpenStake, amount(worth.open)],
    stands && outcome !== 'open' && outcome !== 'replaced' && [words.won, amount(worth.won)],
    worth.cashed > 0 && [words.cashed, amount(worth.cashed)],
    worth.voided > 0 && [words.voided, amount(worth.voided)],
    freeBet !== null && [words.freeBet, freeBet],
    reason !== null && [words.reason, reasonText(reason)],
  ]
  return <Facts side="right" facts={facts.filter((one) => one !== false)} />
}

function WhoseWhen({ life }: { life: BetLife }) {
  const { texts, second } = useSpeech()
  const { may } = useMe()
  const words = texts.trading
  const { bet, wallet, walletPlayer, round, replacedBy } = life
  const link = (to: string, text: string) => (
    <Link key={to} className="text-link" to={to}>
      {text}
    </Link>
  )
  const moment = (at: string | null) => (at === null ? '' : second(at))
  const isOurs = may('players.read') && /^\d+$/.test(walletPlayer)
  return (
    <Facts
      facts={[
        [words.playerId, isOurs ? link(`/players/${walletPlayer}`, walletPlayer) : walletPlayer],
        [words.wallet, wallet],
        ...(bet.replaces === null
          ? []
          : [[words.replaces, link(`/bets/${bet.replaces.bet}`, bet.replaces.bet)] as const]),
        ...(replacedBy === null ? [] : [[words.replacedBy, link(`/bets/${replacedBy}`, replacedBy)] as const]),
        [words.asked, moment(bet.askedAt)],
        [words.decided, moment(bet.decidedAt)],
        [words.accepted, moment(bet.acceptedAt)],
        [words.settled, moment(life.settledAt)],
        [words.slip, bet.slip],
        ...(round === bet.id ? [] : [[words.round, round] as const]),
      ]}
    />
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
