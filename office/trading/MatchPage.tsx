/** One match as a trader sees it: its state and gate, the sliders, every price, what it puts at risk, and its result. */
import { useState } from 'react'
import { useParams } from 'react-router'
import type { Reply } from '@uwanja/contract/wire/call'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { useOfficeQuery } from '../ask.ts'
import { Facts } from '../Facts.tsx'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { named, useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import { pairIn } from '@uwanja/i18n/book-words'
import { LogDetails } from './LogDetails.tsx'
import { NamesDialog } from './NamesDialog.tsx'
import { Exposure } from './Exposure.tsx'
import { ResultDialog } from './ResultDialog.tsx'
import { Sliders } from './Sliders.tsx'
import { VoidDialog } from './VoidDialog.tsx'

export type TradingMatch = Reply<typeof office.tradingMatch>

const EVERY_MS = 5000
type Words = ReturnType<typeof useSpeech>['texts']['trading']

export function MatchPage() {
  const { id = '' } = useParams()
  const { texts } = useSpeech()
  const asked = useOfficeQuery(office.tradingMatch, { id }, EVERY_MS)
  return (
    <OfficeQuery asked={asked} title={texts.pages.trading}>
      {(match) => (
        <>
          <Head match={match} />
          <State match={match} />
          <Sliders key={id} match={match} />
          <Exposure id={id} />
          <Actions match={match} />
        </>
      )}
    </OfficeQuery>
  )
}

function Head({ match }: { match: TradingMatch }) {
  const { texts, language } = useSpeech()
  const { may } = useMe()
  const [open, setOpen] = useState<'suspend' | 'names' | 'result' | 'void' | null>(null)
  const words = texts.trading
  const { event, desk } = match
  const onClose = () => setOpen(null)
  return (
    <PageHead title={pairIn(event, language)}>
      {may('trading.price') && match.sides !== null && (
        <Button onClick={() => setOpen('names')}>{words.sideNames}</Button>
      )}
      {may('trading.price') && (
        <Button variant={desk.isSuspended ? 'primary' : 'danger'} onClick={() => setOpen('suspend')}>
          {desk.isSuspended ? words.reopenMatch : words.suspendMatch}
        </Button>
      )}
      {may('trading.results') && (
        <>
          <Button onClick={() => setOpen('result')}>{words.sayResult}</Button>
          <Button onClick={() => setOpen('void')}>{words.voidBets}</Button>
        </>
      )}
      {open === 'suspend' && (
        <WhyDialog
          row={office.setTradingSuspended}
          values={{ scope: 'event', id: event.id, isSuspended: !desk.isSuspended }}
          title={desk.isSuspended ? words.reopenMatch : words.suspendMatch}
          lead={words.reopenLead}
          confirm={desk.isSuspended ? words.reopen : words.suspend}
          variant={desk.isSuspended ? 'primary' : 'danger'}
          onClose={onClose}
        />
      )}
      {open === 'names' && <NamesDialog match={match} onClose={onClose} />}
      {open === 'result' && <ResultDialog match={match} onClose={onClose} />}
      {open === 'void' && <VoidDialog match={match} onClose={onClose} />}
    </PageHead>
  )
}

function State({ match: { event, shut, tier, producer, down, halts, asked } }: { match: TradingMatch }) {
  const { texts, time, fill } = useSpeech()
  const words = texts.trading
  return (
    <Card className="flex flex-col gap-3">
      <p className="font-semibold" role="status">
        {shut === null ? words.open : `${words.closed}: ${named(words.shut, shut)}`}
      </p>
      {asked && (
        <p className="rounded-lg bg-note-ground px-3 py-2">
          {fill(words.resultAsked, { who: asked.who, at: time(asked.at), word: saidOf(asked.word, words) })}
        </p>
      )}
      <Facts
        facts={[
          [words.league, `${event.category} · ${event.tournament}`],
          [words.starts, time(event.startsAt)],
          [words.state, stateOf(event, words)],
          [words.score, event.score?.join(':') ?? ''],
          [words.gate, String(event.epoch)],
          [words.tier, String(tier)],
          [words.producer, producer === null ? words.imported : words.producers[producer]],
          [words.feed, down === null ? words.feedUp : named(words.downs, down)],
          [words.halted, halts.join(', ')],
        ]}
      />
    </Card>
  )
}

/** "2:1 (1:0)", or how it ended otherwise. */
function saidOf(word: unknown, { endings, periods }: Words): string {
  const { scores, ending } = word as { scores: Record<string, [number, number]> | null; ending: string }
  if (scores === null) return endings.back
  const parts = Object.entries(scores).map(([key, pair]) => `${named(periods, key)} ${pair.join(':')}`)
  return [...(ending === 'ended' ? [] : [named(endings, ending)]), ...parts].join(', ')
}

/** Of a match that nobody has told of since it was announced the phase says all. */
const stateOf = ({ phase, status }: TradingMatch['event'], { states, endings }: Words): string =>
  status === 'not-started' ? states[phase] : `${states[phase]} (${named(endings, status)})`

function Actions({ match: { log } }: { match: TradingMatch }) {
  const { texts, time } = useSpeech()
  const words = texts.trading
  if (log.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.deeds}</h2>
      <Rows
        caption={words.deeds}
        columns={[{ title: words.when }, { title: words.who }, { title: words.what }, { title: words.details }]}
        rows={log.map((one, at) => ({
          key: `${one.at} ${String(at)}`,
          cells: [time(one.at), one.who, named(words.did, one.what), <LogDetails key="d" value={one.details} />],
        }))}
      />
    </section>
  )
}
