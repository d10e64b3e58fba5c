/** Leagues with their tier, found by words, and the dialog that puts one in another. */
import { useState } from 'react'
import type { Reply } from '@uwanja/contract/wire/call'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import { TIERS } from './percent.ts'

type League = Reply<typeof office.tradingLeagues>['leagues'][number]

export function TiersOfLeagues() {
  const { texts, fill, language } = useSpeech()
  const words = texts.trading
  const [typed, setTyped] = useState('')
  const [tier, setTier] = useState('')
  const [changing, setChanging] = useState<League | null>(null)
  const asked = useOfficeQuery(office.tradingLeagues, { words: typed, ...(tier === '' ? {} : { tier }) })
  const tiers = TIERS.map((one) => ({ value: one, text: fill(words.tierOf, { tier: one }) }))
  const nameOf = ({ name, names }: League): string => names.tournament[language] ?? name
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.tiers.leagues}</h2>
      <p className="text-muted">{words.tiers.leaguesLead}</p>
      <div role="search" className="grid gap-3 sm:grid-cols-3">
        <Field
          size="compact"
          type="search"
          label={words.league}
          maxLength={60}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Select
          label={words.tier}
          options={[{ value: '', text: words.all }, ...tiers]}
          value={tier}
          onChange={({ target }) => setTier(target.value)}
        />
      </div>
      <OfficeQuery asked={asked}>
        {({ leagues, total }) =>
          leagues.length === 0 ? (
            <EmptyState title={words.tiers.noLeagues} />
          ) : (
            <>
              <p className="text-sm text-muted">{fill(words.shown, { shown: leagues.length, total })}</p>
              <LeagueRows leagues={leagues} nameOf={nameOf} onChange={setChanging} />
            </>
          )
        }
      </OfficeQuery>
      {changing && <TierDialog league={changing} title={nameOf(changing)} onClose={() => setChanging(null)} />}
    </section>
  )
}

interface LeagueRowsProps {
  readonly leagues: readonly League[]
  readonly nameOf: (league: League) => string
  readonly onChange: (league: League) => void
}

function LeagueRows({ leagues, nameOf, onChange }: LeagueRowsProps) {
  const { texts, language } = useSpeech()
  const { may } = useMe()
  const words = texts.trading
  return (
    <Rows
      caption={words.tiers.leagues}
      columns={[
        { title: words.league },
        { title: words.category },
        { title: words.sport },
        { title: words.tier, side: 'right' },
        { title: words.tiers.matches, side: 'right' },
        { title: words.change },
      ]}
      rows={leagues.map((one) => ({
        key: one.id,
        cells: [
          nameOf(one),
          one.names.category[language] ?? one.category,
          words.sports[one.sport],
          String(one.tier),
          String(one.matches),
          may('trading.limits') && (
            <Button
              key="set"
              size="small"
              aria-label={`${words.tiers.setTier}: ${nameOf(one)}`}
              onClick={() => onChange(one)}
            >
              {words.change}
            </Button>
          ),
        ],
      }))}
    />
  )
}

interface TierProps {
  readonly league: League
  readonly title: string
  readonly onClose: () => void
}

function TierDialog({ league, title, onClose }: TierProps) {
  const { texts, fill } = useSpeech()
  const words = texts.trading
  const [tier, setTier] = useState(String(league.tier))
  return (
    <WhyDialog
      row={office.setTradingTier}
      values={{ tournament: league.id, tier: Number(tier) as League['tier'] }}
      title={title}
      lead={words.tiers.setTierLead}
      confirm={words.tiers.setTier}
      onClose={onClose}
    >
      <Select
        size="normal"
        label={words.tier}
        options={TIERS.map((one) => ({ value: one, text: fill(words.tierOf, { tier: one }) }))}
        value={tier}
        onChange={({ target }) => setTier(target.value)}
      />
    </WhyDialog>
  )
}
