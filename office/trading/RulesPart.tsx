/** What people set for all bets: limits by tier and group, exposure, delays, reviews, classes, and above what settlement waits. */
import { useState } from 'react'
import { MARKET_GROUPS, type BookRules } from '@uwanja/contract/book/desk-rules'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { useOfficeQuery } from '../ask.ts'
import { Facts } from '../Facts.tsx'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { AmountsDialog } from './AmountsDialog.tsx'
import { ClassDialog } from './ClassDialog.tsx'
import { amountOf } from './minor.ts'

const TIERS = ['1', '2', '3'] as const

export function RulesPart() {
  const asked = useOfficeQuery(office.tradingRules, {})
  return (
    <OfficeQuery asked={asked}>
      {(rules) => (
        <>
          <Limits rules={rules} />
          <Others rules={rules} />
          <Bounds />
          <Classes rules={rules} />
        </>
      )}
    </OfficeQuery>
  )
}

function Limits({ rules }: { rules: BookRules }) {
  const { texts, fill } = useSpeech()
  const { may } = useMe()
  const words = texts.trading
  const [tier, setTier] = useState<(typeof TIERS)[number] | null>(null)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.limits}</h2>
      <p className="text-muted">{words.limitsLead}</p>
      <Rows
        caption={words.limits}
        columns={[
          { title: words.group },
          ...TIERS.map((one) => ({ title: fill(words.tierOf, { tier: one }), side: 'right' as const })),
        ]}
        rows={MARKET_GROUPS.map((group) => ({
          key: group,
          cells: [words.groups[group], ...TIERS.map((one) => amountOf(rules.limits[one][group]))],
        }))}
      />
      {may('trading.limits') && (
        <div className="flex flex-wrap gap-3">
          {TIERS.map((one) => (
            <Button key={one} onClick={() => setTier(one)}>
              {fill(words.setTier, { tier: one })}
            </Button>
          ))}
        </div>
      )}
      {tier !== null && (
        <AmountsDialog
          row={office.setTradingRules}
          title={fill(words.setTier, { tier })}
          fields={MARKET_GROUPS.map((group) => ({
            name: group,
            label: words.groups[group],
            value: rules.limits[tier][group],
          }))}
          valuesOf={(said) => ({ limits: { ...rules.limits, [tier]: { ...rules.limits[tier], ...said } } })}
          onClose={() => setTier(null)}
        />
      )}
    </section>
  )
}

function Others({ rules: { exposure, delay, review } }: { rules: BookRules }) {
  const { texts, fill } = useSpeech()
  const { may } = useMe()
  const words = texts.trading
  const [open, setOpen] = useState<'exposure' | 'delay' | null>(null)
  const seconds = (count: number): string => fill(words.seconds, { seconds: count })
  const count = (name: string, label: string, value: number) => ({ name, label, value, isCount: true })
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{words.others}</h2>
      <Facts
        side="right"
        facts={[
          ...TIERS.map((one) => [fill(words.outcomeTier, { tier: one }), amountOf(exposure.outcome[one])] as const),
          [words.playerOpen, amountOf(exposure.player)],
          [fill(words.delayOf, { sport: words.sports.football }), seconds(delay.football)],
          [fill(words.delayOf, { sport: words.sports.basketball }), seconds(delay.basketball)],
          [fill(words.delayOf, { sport: words.sports.tennis }), seconds(delay.tennis)],
          [words.reviewTimes, String(review.mostTimes)],
          [words.reviewSeconds, seconds(review.seconds)],
        ]}
      />
      {may('trading.limits') && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen('exposure')}>{words.setExposure}</Button>
          <Button onClick={() => setOpen('delay')}>{words.setDelays}</Button>
        </div>
      )}
      {open === 'exposure' && (
        <AmountsDialog
          row={office.setTradingRules}
          title={words.setExposure}
          fields={[
            ...TIERS.map((one) => ({
              name: one,
              label: fill(words.outcomeTier, { tier: one }),
              value: exposure.outcome[one],
            })),
            { name: 'player', label: words.playerOpen, value: exposure.player },
          ]}
          valuesOf={({ player = 0, ...outcome }) => ({
            exposure: { player, outcome: { ...exposure.outcome, ...outcome } },
          })}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'delay' && (
        <AmountsDialog
          row={office.setTradingRules}
          title={words.setDelays}
          fields={[
            count('football', fill(words.delayOf, { sport: words.sports.football }), delay.football),
            count('basketball', fill(words.delayOf, { sport: words.sports.basketball }), delay.basketball),
            count('tennis', fill(words.delayOf, { sport: words.sports.tennis }), delay.tennis),
            count('mostTimes', words.reviewTimes, review.mostTimes),
            count('seconds', words.reviewSeconds, review.seconds),
          ]}
          valuesOf={({ football = 0, basketball = 0, tennis = 0, mostTimes = 0, seconds: long = 0 }) => ({
            delay: { football, basketball, tennis },
            review: { mostTimes, seconds: long },
          })}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  )
}

function Bounds() {
  const { texts } = useSpeech()
  const { may } = useMe()
  const words = texts.trading
  const [isOpen, setOpen] = useState(false)
  const asked = useOfficeQuery(office.tradingBounds, {})
  return (
    <OfficeQuery asked={asked}>
      {(bounds) => (
        <Card className="flex flex-col gap-4">
          <h2 className="text-lg font-semibold">{words.bounds}</h2>
          <Facts
            side="right"
            facts={[
              [words.boundBet, amountOf(bounds.bet)],
              [words.boundMarket, amountOf(bounds.market)],
              [words.boundBets, String(bounds.cancelledBets)],
              [words.boundStakes, amountOf(bounds.cancelledStakes)],
              [words.boundMinutes, String(bounds.cancelMinutes)],
              [words.boundHours, String(bounds.correctionHours)],
            ]}
          />
          {may('trading.limits') && (
            <div>
              <Button onClick={() => setOpen(true)}>{words.setBounds}</Button>
            </div>
          )}
          {isOpen && (
            <AmountsDialog
              row={office.setTradingBounds}
              title={words.setBounds}
              fields={[
                { name: 'bet', label: words.boundBet, value: bounds.bet },
                { name: 'market', label: words.boundMarket, value: bounds.market },
                { name: 'cancelledBets', label: words.boundBets, value: bounds.cancelledBets, isCount: true },
                { name: 'cancelledStakes', label: words.boundStakes, value: bounds.cancelledStakes },
                { name: 'cancelMinutes', label: words.boundMinutes, value: bounds.cancelMinutes, isCount: true },
                { name: 'correctionHours', label: words.boundHours, value: bounds.correctionHours, isCount: true },
              ]}
              valuesOf={(said) => ({ ...bounds, ...said })}
              onClose={() => setOpen(false)}
            />
          )}
        </Card>
      )}
    </OfficeQuery>
  )
}

function Classes({ rules: { classes } }: { rules: BookRules }) {
  const { texts, fill } = useSpeech()
  const { may } = useMe()
  const words = texts.trading
  const [open, setOpen] = useState<BookRules['classes'][number] | 'new' | null>(null)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.classes}</h2>
      <p className="text-muted">{words.classesLead}</p>
      <Rows
        caption={words.classes}
        columns={[
          { title: words.name },
          { title: words.factor, side: 'right' },
          { title: words.extraDelay, side: 'right' },
          { title: words.players, side: 'right' },
          { title: words.change },
        ]}
        rows={classes.map((one) => ({
          key: one.name,
          cells: [
            one.name,
            `${String(one.factor)} %`,
            fill(words.seconds, { seconds: one.extraDelay }),
            String(one.players),
            may('trading.limits') && (
              <Button key="set" size="small" aria-label={`${words.change}: ${one.name}`} onClick={() => setOpen(one)}>
                {words.change}
              </Button>
            ),
          ],
        }))}
      />
      {may('trading.limits') && (
        <div>
          <Button onClick={() => setOpen('new')}>{words.newClass}</Button>
        </div>
      )}
      {open !== null && <ClassDialog known={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </section>
  )
}
