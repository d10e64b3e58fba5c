/** Slips over the limit, the oldest first: taken, refused, or answered by an offer while they wait. */
import { useState } from 'react'
import { Link } from 'react-router'
import type { Reply } from '@uwanja/contract/wire/call'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { Countdown } from '@uwanja/ui/Countdown'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useDoing, useOfficeQuery } from '../ask.ts'
import { Facts } from '../Facts.tsx'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { useMarketWords } from './market-name.ts'
import { oddsText, textOf } from './minor.ts'
import { OfferDialog } from './OfferDialog.tsx'
import { REVIEWS_MS } from './polling.ts'
import { switchSound, useSoundSwitch } from './sound.ts'

export type Reviewed = Reply<typeof office.tradingReviews>['bets'][number]

export function ReviewsPart() {
  const { texts } = useSpeech()
  const words = texts.trading
  const { isOn } = useSoundSwitch()
  const asked = useOfficeQuery(office.tradingReviews, {}, REVIEWS_MS)
  // Beside the list: a slip whose time ends while an offer is typed takes nothing away, and the answer says so.
  const [offered, setOffered] = useState<Reviewed | null>(null)
  return (
    <>
      <p className="text-muted">{words.reviewsLead}</p>
      <Checkbox label={words.sound} checked={isOn} onChange={({ target }) => switchSound(target.checked)} />
      <OfficeQuery asked={asked}>
        {({ bets }) =>
          bets.length === 0 ? (
            <EmptyState title={words.noReviews} />
          ) : (
            <ul className="flex flex-col gap-3">
              {bets.map((bet) => (
                <li key={bet.id}>
                  <ReviewCard bet={bet} onOffer={() => setOffered(bet)} />
                </li>
              ))}
            </ul>
          )
        }
      </OfficeQuery>
      {offered !== null && <OfferDialog bet={offered} onClose={() => setOffered(null)} />}
    </>
  )
}

function ReviewCard({ bet, onOffer }: { bet: Reviewed; onOffer: () => void }) {
  const { texts, fill, money } = useSpeech()
  const { may } = useMe()
  const words = texts.trading
  const names = useMarketWords()
  const doing = useDoing(office.answerTradingReview)
  const amount = (minor: number) => money(textOf(minor), bet.currency)
  const say = (verdict: 'accept' | 'refuse') => void doing.run({ id: bet.id, verdict, why: words.reviewWhys[verdict] })
  return (
    <Card className="flex flex-col gap-3" data-row tabIndex={-1}>
      <div className="flex flex-wrap items-baseline gap-3">
        <Link className="font-semibold text-link" to={`/bets/${bet.id}`}>
          {fill(words.slipOf, { player: bet.player })}
        </Link>
        {bet.dueAt !== null && (
          <span className="ml-auto text-lg font-bold">
            <Countdown
              until={Date.parse(bet.dueAt)}
              render={(leftMs) => fill(words.secondsLeft, { seconds: Math.max(0, Math.ceil(leftMs / 1000)) })}
            />
          </span>
        )}
      </div>
      <Facts
        side="right"
        facts={[
          [words.stake, amount(bet.stake)],
          [words.most, bet.most === null ? '–' : amount(bet.most)],
          [words.lines, String(bet.lines)],
        ]}
      />
      <ul className="flex flex-col gap-1 text-sm">
        {bet.legs.flatMap(({ picks, odds }, leg) =>
          picks.map((pick, at) => (
            <li key={`${String(leg)} ${String(at)}`}>
              <Link className="text-link" to={`/trading/match/${pick.event}`}>
                {names.market(pick.market, pick.specifiers)}: {names.outcome(pick.outcome)}
              </Link>{' '}
              <span className="tabular-nums">{oddsText(pick.odds ?? odds)}</span>
            </li>
          )),
        )}
      </ul>
      {may('trading.review') && (
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" busyLabel={doing.isBusy ? texts.loading : undefined} onClick={() => say('accept')}>
            {words.accept}
          </Button>
          <Button onClick={onOffer}>{words.offer}</Button>
          <Button variant="danger" onClick={() => say('refuse')}>
            {words.refuse}
          </Button>
        </div>
      )}
      <RefusedAlert refused={doing.refused} />
    </Card>
  )
}
