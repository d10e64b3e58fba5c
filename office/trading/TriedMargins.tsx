/** Every price of a match that somebody chose, as it is and as it would be under margins that do not hold yet. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { Reply } from '@uwanja/contract/wire/call'
import { office } from '@uwanja/contract/operators/office'
import { pairIn } from '@uwanja/i18n/book-words'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Select } from '@uwanja/ui/Select'
import { ask, useOfficeQuery } from '../ask.ts'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMarketWords } from './market-name.ts'
import { Outcomes } from './Outcomes.tsx'
import { TIERS, type MarginTable } from './percent.ts'

type Tried = Reply<typeof office.tradingTryMargins>
type Market = Tried['before'][number]

const EVERY_MS = 30_000
const keyOf = ({ market, specifiers }: Market): string => `${market}?${specifiers}`

/** Asked while fields are typed in: the last answer stands until the next is there. */
function useTried(values: { id: string; margins: MarginTable; tier?: 1 | 2 | 3 }): Tried | null {
  const tried = useDeferredValue(JSON.stringify(values))
  const { data } = useQuery({
    queryKey: ['try-margins', tried],
    queryFn: () => ask(office.tradingTryMargins, JSON.parse(tried) as typeof values),
    enabled: values.id !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  return values.id === '' ? null : (data ?? null)
}

export function TriedMargins({ margins }: { margins: MarginTable }) {
  const { texts, language, fill } = useSpeech()
  const words = texts.trading
  const [id, setId] = useState('')
  const [tier, setTier] = useState('')
  const { data } = useOfficeQuery(office.tradingCalendar, {}, EVERY_MS)
  const matches = (data?.events ?? []).filter(({ phase }) => phase !== 'over')
  const tried = useTried({ id, margins, ...(tier === '' ? {} : { tier: Number(tier) as 1 | 2 | 3 }) })
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{words.tiers.tried}</h3>
      <div className="grid gap-3 sm:grid-cols-3">
        <Select
          label={words.tiers.tryWith}
          options={[
            { value: '', text: words.tiers.choose },
            ...matches.map((one) => ({ value: one.id, text: `${pairIn(one, language)} (${one.tournament})` })),
          ]}
          value={id}
          onChange={({ target }) => setId(target.value)}
        />
        <Select
          label={words.tiers.inTier}
          options={[
            { value: '', text: words.tiers.ownTier },
            ...TIERS.map((one) => ({ value: one, text: fill(words.tierOf, { tier: one }) })),
          ]}
          value={tier}
          onChange={({ target }) => setTier(target.value)}
        />
      </div>
      {tried && (
        <>
          <p className="text-muted" role="status">
            {fill(words.tiers.isIn, { match: pairIn(tried, language), tier: tried.tier })}
          </p>
          <Prices tried={tried} />
        </>
      )}
    </section>
  )
}

/** Also what one of the two does not offer. */
function Prices({ tried }: { tried: Tried }) {
  const { texts } = useSpeech()
  const words = texts.trading
  const names = useMarketWords(tried)
  const next = new Map(tried.after.map((one) => [keyOf(one), one]))
  const known = new Set(tried.before.map(keyOf))
  const isNew = (one: Market): boolean => !known.has(keyOf(one))
  const unpriced = (one: Market): Market => ({ ...one, outcomes: one.outcomes.map(({ id }) => ({ id, odds: null })) })
  const rows = [...tried.before, ...tried.after.filter(isNew).map(unpriced)]
  if (rows.length === 0) return <EmptyState title={words.noPrices} />
  return (
    <Rows
      caption={words.tiers.tried}
      columns={[{ title: words.market }, { title: words.prices }]}
      rows={rows.map((one) => ({
        key: keyOf(one),
        cells: [
          names.market(one.market, one.specifiers),
          <Outcomes key="o" now={one} next={next.get(keyOf(one)) ?? null} nameOf={names.outcome} />,
        ],
      }))}
    />
  )
}
