/** Every market with its prices, what they would be, and the switch that shuts one. */
import { useState } from 'react'
import type { Reply } from '@uwanja/contract/wire/call'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import type { TradingMatch } from './MatchPage.tsx'
import { useMarketWords } from './market-name.ts'
import { Outcomes } from './Outcomes.tsx'

type Market = Reply<typeof office.tradingPreview>['markets'][number]

const keyOf = ({ market, specifiers }: Market): string => `${market}?${specifiers}`

/** @param tried What they would be; null: nothing is tried. */
export function Prices({ match, tried }: { match: TradingMatch; tried: readonly Market[] | null }) {
  const { texts } = useSpeech()
  const { may } = useMe()
  const words = texts.trading
  const { event, desk } = match
  const names = useMarketWords(event)
  const [switching, setSwitching] = useState<string | null>(null)
  const next = new Map(tried?.map((one) => [keyOf(one), one]))
  const isShut = (market: string): boolean => desk.suspended.includes(market)
  const rows = event.markets.concat(
    tried?.filter((one) => !event.markets.some((now) => keyOf(now) === keyOf(one))) ?? [],
  )
  if (rows.length === 0) return <EmptyState title={words.noPrices} />
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.prices}</h2>
      <p className="text-muted" role="status">
        {tried ? words.preview : words.noPreview}
      </p>
      <Rows
        name="trading-prices"
        caption={words.prices}
        columns={[{ title: words.market }, { title: words.prices }, { title: words.state }, { title: words.suspend }]}
        rows={rows.map((one) => ({
          key: keyOf(one),
          cells: [
            names.market(one.market, one.specifiers),
            <Outcomes
              key="o"
              now={one}
              next={tried ? (next.get(keyOf(one)) ?? null) : undefined}
              nameOf={names.outcome}
            />,
            isShut(one.market) ? words.shut.desk : one.status === 'active' ? words.open : words.closed,
            may('trading.price') && (
              <Button
                key="s"
                size="small"
                aria-label={`${isShut(one.market) ? words.reopen : words.suspend}: ${names.market(one.market, one.specifiers)}`}
                onClick={() => setSwitching(one.market)}
              >
                {isShut(one.market) ? words.reopen : words.suspend}
              </Button>
            ),
          ],
        }))}
      />
      {switching !== null && (
        <WhyDialog
          row={office.setTradingSuspended}
          values={{ scope: 'market', id: event.id, market: switching, isSuspended: !isShut(switching) }}
          title={names.market(switching)}
          lead={words.marketLead}
          confirm={isShut(switching) ? words.reopen : words.suspend}
          variant={isShut(switching) ? 'primary' : 'danger'}
          onClose={() => setSwitching(null)}
        />
      )}
    </section>
  )
}
