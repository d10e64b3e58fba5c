/** The list of insiders: who is close to what, since when, and its two deeds. */
import { useState } from 'react'
import type { Reply } from '@uwanja/contract/wire/call'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import { InsiderDialog } from './InsiderDialog.tsx'
import { PlayerLink } from './PlayerLink.tsx'
import { useThingWords } from './thing-name.ts'

type Insider = Reply<typeof office.tradingInsiders>['insiders'][number]

export function Insiders() {
  const { texts } = useSpeech()
  const { may } = useMe()
  const words = texts.trading.alerts.insiders
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<Insider | null>(null)
  const asked = useOfficeQuery(office.tradingInsiders, {})
  return (
    <section className="flex flex-col gap-3">
      <p className="text-muted">{words.lead}</p>
      {may('trading.limits') && (
        <div>
          <Button onClick={() => setAdding(true)}>{words.add}</Button>
        </div>
      )}
      <OfficeQuery asked={asked}>
        {({ insiders }) =>
          insiders.length === 0 ? <EmptyState title={words.none} /> : <List insiders={insiders} onEnd={setEnding} />
        }
      </OfficeQuery>
      {isAdding && <InsiderDialog onClose={() => setAdding(false)} />}
      {ending && (
        <WhyDialog
          row={office.endTradingInsider}
          values={{ id: ending.id }}
          title={`${words.end}: ${ending.walletPlayer}`}
          lead={words.endLead}
          confirm={words.end}
          onClose={() => setEnding(null)}
        />
      )}
    </section>
  )
}

function List({ insiders, onEnd }: { insiders: readonly Insider[]; onEnd: (insider: Insider) => void }) {
  const { texts, fill, time } = useSpeech()
  const { may } = useMe()
  const thing = useThingWords()
  const { states, playerOf, insiders: words } = texts.trading.alerts
  return (
    <Rows
      caption={states.insiders}
      columns={[
        { title: playerOf },
        { title: texts.trading.wallet },
        { title: words.kind },
        { title: words.note },
        { title: words.since },
        { title: words.end },
      ]}
      rows={insiders.map((one) => ({
        key: one.id,
        cells: [
          <PlayerLink key="player" of={one.walletPlayer}>
            {one.walletPlayer}
          </PlayerLink>,
          one.wallet,
          thing(one.of),
          <span key="note" className="block min-w-40 wrap-anywhere">
            {one.note}
          </span>,
          `${time(one.since)}, ${one.addedBy}`,
          one.ended
            ? fill(words.until, { at: time(one.ended.at), who: one.ended.who })
            : may('trading.limits') && (
                <Button
                  key="end"
                  size="small"
                  aria-label={`${words.end}: ${one.walletPlayer}, ${thing(one.of)}`}
                  onClick={() => onEnd(one)}
                >
                  {words.end}
                </Button>
              ),
        ],
      }))}
    />
  )
}
