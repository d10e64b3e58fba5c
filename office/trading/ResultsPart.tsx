/** Matches that wait for a word, settlements that wait for two people, and movements that a wallet refused. */
import { useState } from 'react'
import { Link } from 'react-router'
import type { Reply } from '@uwanja/contract/wire/call'
import { office } from '@uwanja/contract/operators/office'
import { pairIn } from '@uwanja/i18n/book-words'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useOfficeQuery } from '../ask.ts'
import { Facts } from '../Facts.tsx'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Rows } from '../Rows.tsx'
import { named, useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { HoldDialog } from './HoldDialog.tsx'
import { amountOf } from './minor.ts'
import { useMarketWords } from './market-name.ts'
import { WayOutDialog } from './WayOutDialog.tsx'

export type Hold = Reply<typeof office.tradingHolds>['holds'][number]

const EVERY_MS = 10_000

export function ResultsPart() {
  return (
    <>
      <Holds />
      <Disputes />
      <Undecided />
    </>
  )
}

function Holds() {
  const { texts } = useSpeech()
  const words = texts.trading
  const asked = useOfficeQuery(office.tradingHolds, {}, EVERY_MS)
  // Beside the list: what the second of two is told is read after the card has gone.
  const [open, setOpen] = useState<Hold | null>(null)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.holds}</h2>
      <p className="text-muted">{words.holdsLead}</p>
      <OfficeQuery asked={asked}>
        {({ holds }) =>
          holds.length === 0 ? (
            <EmptyState title={words.noHolds} />
          ) : (
            <>
              {holds.map((hold) => (
                <HoldCard key={hold.key} hold={hold} onOpen={() => setOpen(hold)} />
              ))}
            </>
          )
        }
      </OfficeQuery>
      {open !== null && <HoldDialog hold={open} onClose={() => setOpen(null)} />}
    </section>
  )
}

function HoldCard({ hold, onOpen }: { hold: Hold; onOpen: () => void }) {
  const { texts, time, fill } = useSpeech()
  const words = texts.trading
  const names = useMarketWords()
  const [market = '', specifiers = ''] = (hold.market ?? '').split('?')
  return (
    <Card className="flex flex-col gap-3" data-row tabIndex={-1}>
      <div className="flex flex-wrap items-baseline gap-3">
        <Link
          className="font-semibold text-link"
          to={hold.bet === null ? `/trading/match/${hold.event}` : `/bets/${hold.bet}`}
        >
          {hold.bet === null ? names.market(market, specifiers) : fill(words.bet, { id: hold.bet })}
        </Link>
        <span className="ml-auto font-semibold">{named(words.holdWhys, hold.why)}</span>
      </div>
      <Facts
        side="right"
        facts={[
          [words.bets, String(hold.bets)],
          [words.pays, amountOf(hold.pays)],
          [words.stakes, amountOf(hold.stakes)],
          [words.since, time(hold.at)],
          [words.goesOn, hold.until === null ? words.byTwo : time(hold.until)],
          [words.firstBy, hold.firstBy ?? ''],
        ]}
      />
      <div>
        <Button onClick={onOpen}>{words.dryRun}</Button>
      </div>
    </Card>
  )
}

function Disputes() {
  const { texts, time } = useSpeech()
  const { may } = useMe()
  const words = texts.trading
  const asked = useOfficeQuery(office.tradingDisputes, {})
  const [open, setOpen] = useState<string | null>(null)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.disputes}</h2>
      <OfficeQuery asked={asked}>
        {({ disputes }) =>
          disputes.length === 0 ? (
            <EmptyState title={words.noDisputes} />
          ) : (
            <Rows
              caption={words.disputes}
              columns={[
                { title: words.when },
                { title: words.betTitle },
                { title: words.kind },
                { title: words.amount, side: 'right' },
                { title: words.code },
                { title: words.firstBy },
                { title: words.wayOut },
              ]}
              rows={disputes.map((one) => ({
                key: one.key,
                cells: [
                  time(one.at),
                  <Link key="bet" className="text-link" to={`/bets/${one.bet}`}>
                    {one.bet}
                  </Link>,
                  named(words.movementKinds, one.kind),
                  amountOf(one.minor),
                  one.code ?? '–',
                  one.wayOut === null ? '–' : `${one.proposedBy ?? ''}: ${words.waysOut[one.wayOut]}`,
                  may('trading.settle') && (
                    <Button key="out" size="small" onClick={() => setOpen(one.key)}>
                      {words.wayOut}
                    </Button>
                  ),
                ],
              }))}
            />
          )
        }
      </OfficeQuery>
      {open !== null && <WayOutDialog dispute={open} onClose={() => setOpen(null)} />}
    </section>
  )
}

function Undecided() {
  const { language, texts, time } = useSpeech()
  const words = texts.trading
  const asked = useOfficeQuery(office.tradingUndecided, {})
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.undecided}</h2>
      <p className="text-muted">{words.undecidedLead}</p>
      <OfficeQuery asked={asked}>
        {({ matches }) =>
          matches.length === 0 ? (
            <EmptyState title={words.noUndecided} />
          ) : (
            <Rows
              caption={words.undecided}
              columns={[
                { title: words.starts },
                { title: words.match },
                { title: words.league },
                { title: words.state },
                { title: words.voidAt },
              ]}
              rows={matches.map((one) => ({
                key: one.id,
                values: [one.startsAt, one.home, one.tournament, one.status, one.voidAt],
                cells: [
                  time(one.startsAt),
                  <Link key="match" className="font-semibold text-link" to={`/trading/match/${one.id}`}>
                    {pairIn(one, language)}
                  </Link>,
                  one.tournament,
                  one.status,
                  time(one.voidAt),
                ],
              }))}
            />
          )
        }
      </OfficeQuery>
    </section>
  )
}
