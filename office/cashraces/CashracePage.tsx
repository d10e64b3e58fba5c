/** One race: how it stands, its places, the dry run, what was paid, and what two people decide. */
import { useParams } from 'react-router'
import type { OfficeRace } from '@uwanja/contract/operators/cashraces'
import { office } from '@uwanja/contract/operators/office'
import type { Reply } from '@uwanja/contract/wire/call'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { useDoing, useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { Decisions } from './Decisions.tsx'
import { PlaceRows } from './PlaceRows.tsx'
import { RaceFacts } from './RaceFacts.tsx'

/** A race that runs, or is paid, changes while one looks. */
const LOOK_MS = 5_000

export function CashracePage() {
  const { texts } = useSpeech()
  const { id = '' } = useParams()
  const asked = useOfficeQuery(office.cashrace, { id }, LOOK_MS)
  return (
    <OfficeQuery asked={asked} title={texts.pages.cashrace}>
      {({ race, places, payouts }) => (
        <>
          <PageHead title={race.name} />
          <Card className="flex flex-col gap-3">
            {race.banner !== '' && <img src={race.banner} alt="" className="max-h-40 self-start rounded-xl" />}
            <p className="font-semibold">{texts.cashraces.states[race.state]}</p>
            <RaceFacts race={race} />
            <Decisions race={race} />
          </Card>
          {race.state === 'draft' && <Publish id={id} />}
          {places.length > 0 && <PlaceRows caption={texts.cashraces.places} places={places} race={race} />}
          {race.state === 'ended' && <DryRun race={race} />}
          {payouts.length > 0 && <PayoutRows payouts={payouts} race={race} />}
        </>
      )}
    </OfficeQuery>
  )
}

function Publish({ id }: { id: string }) {
  const { texts } = useSpeech()
  const { may } = useMe()
  const doing = useDoing(office.publishCashrace)
  const words = texts.cashraces
  if (!may('cashraces.edit')) return null
  return (
    <Card className="flex flex-col items-start gap-3">
      <p className="text-sm text-muted">{words.publishLead}</p>
      <RefusedAlert refused={doing.refused} />
      <Button
        variant="primary"
        busyLabel={doing.isBusy ? words.publish : undefined}
        onClick={() => void doing.run({ id })}
      >
        {words.publish}
      </Button>
    </Card>
  )
}

/** The server's own clock decides; until then it says so. */
function DryRun({ race }: { race: OfficeRace }) {
  const { texts, money } = useSpeech()
  const words = texts.cashraces
  const asked = useOfficeQuery(office.cashraceDryRun, { id: race.id })
  const [dry, isEarly] = [asked.data, asked.error?.message === 'RACE_STILL_COUNTS']
  if (isEarly) return <p className="text-muted">{words.tooEarly}</p>
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.dry}</h2>
      <p className="text-muted">{words.dryLead}</p>
      <OfficeQuery asked={asked}>{() => null}</OfficeQuery>
      {dry && (
        <>
          <p className="font-semibold">
            {[
              `${words.paid}: ${money(dry.paid, race.currency)}`,
              `${words.left}: ${money(dry.left, race.currency)}`,
            ].join(' · ')}
          </p>
          <PlaceRows caption={words.prizes} places={dry.prizes} race={race} />
        </>
      )}
    </section>
  )
}

type Payouts = Reply<typeof office.cashrace>['payouts']

function PayoutRows({ payouts, race }: { payouts: Payouts; race: OfficeRace }) {
  const { texts, money } = useSpeech()
  const words = texts.cashraces
  return (
    <Rows
      caption={words.payouts}
      columns={[
        { title: words.run },
        { title: words.place },
        { title: words.player },
        { title: words.prize, side: 'right' },
        { title: words.state },
      ]}
      rows={payouts.map(({ run, nth, place, player, amount, state }) => ({
        key: `${String(run)}-${String(nth)}`,
        cells: [String(run), String(place), player, money(amount, race.currency), words.payoutStates[state]],
      }))}
    />
  )
}
