/** The markets on the end of a season: their odds, set by hand, shut, reopened and void. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import { nameIn } from '@uwanja/i18n/book-words'
import { Button } from '@uwanja/ui/Button'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import { useMarketWords } from './market-name.ts'
import { oddsOf, oddsText } from './minor.ts'
import type { TradingSeason } from './SeasonPage.tsx'

type Market = TradingSeason['season']['markets'][number]

/** With how many places win, where a market has them. */
const OFFERED = [
  { market: 'season.winner', specifiers: '' },
  { market: 'season.top', specifiers: 'places=2' },
  { market: 'season.top', specifiers: 'places=4' },
  { market: 'season.last', specifiers: '' },
  { market: 'season.bottom', specifiers: 'places=3' },
] as const
/** Of a table that is settled by, some side has won. */
const isVoid = ({ status, outcomes }: Market): boolean =>
  status === 'settled' && outcomes.every(({ result }) => result?.v === '1')
const keyOf = ({ market, specifiers }: Pick<Market, 'market' | 'specifiers'>): string => `${market}?${specifiers}`

export function SeasonMarkets({ season }: { season: TradingSeason }) {
  const { texts, language } = useSpeech()
  const { may } = useMe()
  const names = useMarketWords()
  const words = texts.trading
  const [open, setOpen] = useState<'odds' | Market | null>(null)
  const { markets } = season.season
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{words.seasonMarkets}</h2>
        {may('trading.price') && season.rules !== null && (
          <Button variant="primary" onClick={() => setOpen('odds')}>
            {words.setSeasonOdds}
          </Button>
        )}
      </div>
      <p className="text-muted">{season.rules === null ? words.seasonSizeFirst : words.seasonMarketsLead}</p>
      {markets.length === 0 ? (
        <EmptyState title={words.noSeasonMarkets} />
      ) : (
        <Rows
          caption={words.seasonMarkets}
          columns={[
            { title: words.market },
            { title: words.prices },
            { title: words.state },
            { title: words.voidSeason },
          ]}
          rows={markets.map((one) => ({
            key: keyOf(one),
            cells: [
              names.market(one.market, one.specifiers),
              one.outcomes.map((side) => `${nameIn(side, language)} ${oddsText(side.odds)}`).join(' · '),
              isVoid(one) ? words.outcomes.void : words.seasonStates[one.status],
              may('trading.settle') && (one.status !== 'settled' || isVoid(one)) ? (
                <Button key="void" variant={isVoid(one) ? 'secondary' : 'danger'} onClick={() => setOpen(one)}>
                  {isVoid(one) ? words.takeBack : words.voidSeason}
                </Button>
              ) : (
                '–'
              ),
            ],
          }))}
        />
      )}
      {open === 'odds' && <OddsDialog season={season} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'odds' && (
        <VoidDialog tournament={season.season.tournament} market={open} onClose={() => setOpen(null)} />
      )}
    </section>
  )
}

interface VoidProps {
  readonly tournament: string
  /** As it was when the dialog opened. */
  readonly market: Market
  readonly onClose: () => void
}

function VoidDialog({ tournament, market, onClose }: VoidProps) {
  const { texts } = useSpeech()
  const words = texts.trading
  const isTakenBack = isVoid(market)
  return (
    <WhyDialog
      row={office.voidTradingOutright}
      values={{ tournament, market: market.market, specifiers: market.specifiers, isTakenBack }}
      title={isTakenBack ? words.takeBack : words.voidSeason}
      lead={isTakenBack ? words.standAgainLead : words.voidSeasonLead}
      confirm={isTakenBack ? words.takeBack : words.voidSeason}
      variant={isTakenBack ? 'primary' : 'danger'}
      onClose={onClose}
    />
  )
}

function OddsDialog({ season: { season }, onClose }: { season: TradingSeason; onClose: () => void }) {
  const { texts, language } = useSpeech()
  const names = useMarketWords()
  const words = texts.trading
  const [key, setKey] = useState(keyOf(OFFERED[0]))
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [isSuspended, setSuspended] = useState(false)
  const { market, specifiers } = OFFERED.find((one) => keyOf(one) === key) ?? OFFERED[0]
  const known = season.markets.find((one) => keyOf(one) === key)
  const of = (side: string): string => {
    const before = known?.outcomes.find(({ id }) => id === side)?.odds ?? null
    return typed[`${key} ${side}`] ?? (before === null ? '' : oddsText(before))
  }
  const odds = Object.fromEntries(season.table.map(({ side }) => [side, oddsOf(of(side)) ?? 0]))
  return (
    <WhyDialog
      row={office.setTradingOutright}
      values={{ tournament: season.tournament, market, specifiers, odds, isSuspended }}
      title={words.setSeasonOdds}
      lead={words.setSeasonOddsLead}
      confirm={words.setSeasonOdds}
      onClose={onClose}
    >
      <Select
        size="normal"
        label={words.market}
        value={key}
        options={OFFERED.map((one) => ({ value: keyOf(one), text: names.market(one.market, one.specifiers) }))}
        onChange={({ target }) => setKey(target.value)}
      />
      <div
        className="-m-1 grid max-h-72 grid-cols-2 gap-3 overflow-y-auto p-1"
        tabIndex={0}
        role="group"
        aria-label={words.odds}
      >
        {season.table.map((one) => (
          <Field
            key={one.side}
            label={nameIn(one, language)}
            inputMode="decimal"
            autoComplete="off"
            required
            value={of(one.side)}
            onChange={({ target }) => setTyped({ ...typed, [`${key} ${one.side}`]: target.value })}
          />
        ))}
      </div>
      <Checkbox
        label={words.suspendSeason}
        checked={isSuspended}
        onChange={({ target }) => setSuspended(target.checked)}
      />
    </WhyDialog>
  )
}
