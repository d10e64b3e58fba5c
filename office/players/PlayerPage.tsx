/** One player: who they are, what they have, everything that happened, and what may be done about it. */
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import type { PlayerPage as Player } from '@uwanja/contract/operators/players'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Facts } from '../Facts.tsx'
import { PlayerBets } from '../bets/PlayerBets.tsx'
import { PlaceDialog } from '../holds/PlaceDialog.tsx'
import { PageHead } from '../PageHead.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { CorrectionDialog } from './CorrectionDialog.tsx'
import { MinorReturn } from './MinorReturn.tsx'
import { Notes } from './Notes.tsx'
import { PlayerFactors } from './PlayerFactors.tsx'
import { PlayerFigures } from './PlayerFigures.tsx'
import { PlayerHarm } from './PlayerHarm.tsx'
import { PlayerIdentity } from './PlayerIdentity.tsx'
import { PlayerProtection } from './PlayerProtection.tsx'
import { PlayerHolds } from './PlayerHolds.tsx'
import { RankDialog } from './RankDialog.tsx'
import { Standing } from './Standing.tsx'
import { Timeline } from './Timeline.tsx'

export function PlayerPage() {
  const { id = '' } = useParams()
  const { texts } = useSpeech()
  const asked = useOfficeQuery(office.player, { id })
  return (
    <OfficeQuery asked={asked} title={texts.pages.player}>
      {(player) => <Whole key={player.id} player={player} />}
    </OfficeQuery>
  )
}

function Whole({ player }: { player: Player }) {
  const { texts } = useSpeech()
  const { may } = useMe()
  const [open, setOpen] = useState<Opened | null>(null)
  const name = `${player.firstName} ${player.lastName}`.trim()
  return (
    <>
      <PageHead title={<Title name={name} number={player.number} />}>
        {player.isTest && (
          <span className="rounded-lg bg-note-ground px-2 py-1 text-sm font-semibold">{texts.players.testPlayer}</span>
        )}
      </PageHead>
      <Standing player={player} />
      <PlayerActions player={player} onOpen={setOpen} />
      <Figures id={player.id} />
      <div className="grid gap-5 lg:grid-cols-2">
        <Accounts player={player} />
        <Profile player={player} />
      </div>
      <PlayerFactors id={player.id} />
      {may('identity.read') && <PlayerIdentity player={player} />}
      {may('holds.read') && <PlayerHolds id={player.id} />}
      {may('holds.read') && <MinorReturn id={player.id} />}
      {may('protection.read') && <PlayerProtection id={player.id} currency={player.currency} />}
      {may('harm.read') && <PlayerHarm id={player.id} />}
      <PlayerBets id={player.id} currency={player.currency} />
      <Notes player={player} />
      <Timeline id={player.id} currency={player.currency} />
      {open === 'correction' && <CorrectionDialog player={player} onClose={() => setOpen(null)} />}
      {open === 'hold' && <PlaceDialog id={player.id} onClose={() => setOpen(null)} />}
      {open === 'rank' && <RankDialog player={player} onClose={() => setOpen(null)} />}
    </>
  )
}

type Opened = 'correction' | 'rank' | 'hold'

/** Below what stops the player: on a phone they would push it out of sight. */
function PlayerActions({ player, onOpen }: { player: Player; onOpen: (dialog: Opened) => void }) {
  const { texts } = useSpeech()
  const { may } = useMe()
  const { id, isTest } = player
  return (
    <div className="flex flex-wrap items-center gap-3 empty:hidden">
      {may('corrections.make') && (
        <Button variant="primary" onClick={() => onOpen('correction')}>
          {texts.correction.open}
        </Button>
      )}
      {may('holds.decide') && <Button onClick={() => onOpen('hold')}>{texts.hold.place}</Button>}
      {may('players.rank') && (
        <Button onClick={() => onOpen('rank')}>{isTest ? texts.players.endTest : texts.players.makeTest}</Button>
      )}
      {may('audit.read') && (
        <Link
          className={buttonVariant('secondary')}
          to={`/audit?${new URLSearchParams({ subject: `player ${id}`, action: 'player.read' }).toString()}`}
        >
          {texts.players.readers}
        </Link>
      )}
    </div>
  )
}

function Figures({ id }: { id: string }) {
  const { data } = useOfficeQuery(office.playerSummary, { id })
  return data && <PlayerFigures summary={data} />
}

function Title({ name, number }: { name: string; number: string }) {
  if (name === '') return number
  return (
    <>
      {name} <span className="block text-base font-normal text-muted tabular-nums">{number}</span>
    </>
  )
}

function Accounts({ player }: { player: Player }) {
  const { texts, money } = useSpeech()
  const { may } = useMe()
  const { accounts, currency } = player
  const words = texts.players
  const amount = (minor: string) => money(minor, currency)
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{words.accounts}</h2>
      <Facts
        side="right"
        facts={[
          [words.cash, amount(accounts.cash)],
          [words.bonus, amount(accounts.bonus)],
          [words.held, amount(accounts.held)],
          [words.debt, amount(accounts.debt)],
        ]}
      />
      {may('ledger.read') && (
        <Link className="text-sm text-link" to={`/ledger?playerId=${player.id}`}>
          {words.openJournals}
        </Link>
      )}
    </Card>
  )
}

function Profile({ player }: { player: Player }) {
  const { texts, fill, time, day, country: countryName } = useSpeech()
  const words = texts.players
  const { birthDate, email, country, numberProvenAt, createdAt, lastSeenAt, refcode, number, id, terms } = player
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{words.profile}</h2>
      <Facts
        facts={[
          [words.number, number],
          [words.id, id],
          [words.proven, numberProvenAt === null ? words.notProven : time(numberProvenAt)],
          [words.birthDate, birthDate === null ? '' : day(birthDate)],
          [words.email, email],
          [words.country, countryName(country)],
          [words.since, time(createdAt)],
          [words.lastSeen, time(lastSeenAt)],
          [
            words.terms,
            terms === null ? words.noTerms : fill(words.termsOf, { version: terms.version, at: time(terms.at) }),
          ],
          ...(refcode === '' ? [] : [[words.refcode, refcode] as const]),
        ]}
      />
    </Card>
  )
}
