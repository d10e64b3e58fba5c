/** The end of a league's season as a trader sees it: its table, how large it is, odds by hand, and the word that settles it. */
import { useState } from 'react'
import { useParams } from 'react-router'
import type { Reply } from '@uwanja/contract/wire/call'
import { office } from '@uwanja/contract/operators/office'
import { nameIn } from '@uwanja/i18n/book-words'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Field } from '@uwanja/ui/Field'
import { useOfficeQuery } from '../ask.ts'
import { Facts } from '../Facts.tsx'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import { DryRunList } from './DryRunList.tsx'
import { SeasonMarkets } from './SeasonMarkets.tsx'

export type TradingSeason = Reply<typeof office.tradingSeason>

const EVERY_MS = 15_000

export function SeasonPage() {
  const { id = '' } = useParams()
  const { texts } = useSpeech()
  const asked = useOfficeQuery(office.tradingSeason, { tournament: id }, EVERY_MS)
  return (
    <OfficeQuery asked={asked} title={texts.pages.trading}>
      {(season) => (
        <>
          <Head season={season} />
          <State season={season} />
          <SeasonMarkets season={season} />
          <Table season={season} />
        </>
      )}
    </OfficeQuery>
  )
}

function Head({ season: { season, seen } }: { season: TradingSeason }) {
  const { texts } = useSpeech()
  const { may } = useMe()
  const [open, setOpen] = useState<'size' | 'confirm' | null>(null)
  const words = texts.trading
  const onClose = () => setOpen(null)
  return (
    <PageHead title={season.name}>
      {may('trading.price') && <Button onClick={() => setOpen('size')}>{words.seasonSize}</Button>}
      {may('trading.settle') && season.isComplete && !season.isFinal && (
        <Button variant="danger" onClick={() => setOpen('confirm')}>
          {words.confirmTable}
        </Button>
      )}
      {open === 'size' && <SizeDialog tournament={season.tournament} sides={season.table.length} onClose={onClose} />}
      {open === 'confirm' && (
        <WhyDialog
          row={office.confirmTradingSeason}
          values={{ tournament: season.tournament, seen }}
          title={words.confirmTable}
          lead={words.confirmTableLead}
          confirm={words.confirmTable}
          variant="danger"
          shown={({ state }) => <p>{state === 'asked' ? words.tableWaits : words.tableHolds}</p>}
          onClose={onClose}
        >
          <DryRun tournament={season.tournament} seen={seen} />
        </WhyDialog>
      )}
    </PageHead>
  )
}

/** Every movement of it before two people let it go on. */
function DryRun({ tournament, seen }: { tournament: string; seen: string }) {
  const { texts } = useSpeech()
  const asked = useOfficeQuery(office.tradingSeasonDryRun, { tournament, seen })
  return (
    <>
      <h3 className="font-semibold">{texts.trading.dryRun}</h3>
      <OfficeQuery asked={asked}>{(tried) => <DryRunList tried={tried} />}</OfficeQuery>
    </>
  )
}

interface SizeProps {
  readonly tournament: string
  readonly sides: number
  readonly onClose: () => void
}

function SizeDialog({ tournament, sides: known, onClose }: SizeProps) {
  const { texts } = useSpeech()
  const words = texts.trading
  const [sides, setSides] = useState(String(known))
  const [rounds, setRounds] = useState('1')
  return (
    <WhyDialog
      row={office.setTradingSeason}
      values={{ tournament, sides: Number(sides), rounds: Number(rounds), adjustments: [] }}
      title={words.seasonSize}
      lead={words.seasonSizeLead}
      confirm={texts.save}
      onClose={onClose}
    >
      <Field
        label={words.sides}
        inputMode="numeric"
        required
        value={sides}
        onChange={({ target }) => setSides(target.value)}
      />
      <Field
        label={words.rounds}
        inputMode="numeric"
        required
        value={rounds}
        onChange={({ target }) => setRounds(target.value)}
      />
    </WhyDialog>
  )
}

function State({ season: { season, rules, confirmed, asked } }: { season: TradingSeason }) {
  const { texts, time, fill } = useSpeech()
  const words = texts.trading
  const { played, open, amiss, void: none } = season.matches
  return (
    <Card className="flex flex-col gap-3">
      <p className="font-semibold" role="status">
        {season.isFinal ? words.tableHolds : season.isComplete ? words.seasonComplete : words.seasonRuns}
      </p>
      {asked && (
        <p className="rounded-lg bg-note-ground px-3 py-2">
          {fill(words.tableAsked, { who: asked.who, at: time(asked.at) })}
        </p>
      )}
      <Facts
        facts={[
          [words.sides, rules ? String(rules.sides) : '–'],
          [words.rounds, rules ? String(rules.rounds) : '–'],
          [words.matchesPlayed, String(played)],
          [words.matchesVoid, String(none)],
          [words.matchesOpen, String(open)],
          [words.pairsAmiss, String(amiss)],
          [words.confirmedBy, season.isFinal && confirmed ? `${confirmed.who}, ${time(confirmed.at)}` : '–'],
        ]}
      />
    </Card>
  )
}

function Table({ season: { season } }: { season: TradingSeason }) {
  const { texts, language } = useSpeech()
  const words = texts.trading
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.table}</h2>
      <Rows
        caption={words.table}
        columns={[
          { title: words.tablePlace, side: 'right' },
          { title: words.side },
          { title: words.won, side: 'right' },
          { title: words.drawn, side: 'right' },
          { title: words.lostMatches, side: 'right' },
          { title: words.goals, side: 'right' },
          { title: words.points, side: 'right' },
        ]}
        rows={season.table.map((one) => ({
          key: one.side,
          cells: [
            one.places[0] === one.places[1] ? String(one.places[0]) : one.places.join('–'),
            nameIn(one, language),
            String(one.won),
            String(one.drawn),
            String(one.lost),
            one.goals.join(':'),
            String(one.points),
          ],
        }))}
      />
    </section>
  )
}
