/** What happened to a bet, table by table: its selections, movements, worths, cash-outs and what people did. */
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { BetLife } from '@uwanja/contract/book/desk-watch'
import { Rows } from '../Rows.tsx'
import { nameIn, pairIn, sidesIn } from '@uwanja/i18n/book-words'
import { named, useSpeech } from '../speech.ts'
import { LogDetails } from '../trading/LogDetails.tsx'
import { useMarketWords } from '../trading/market-name.ts'
import { amountOf, oddsText } from '../trading/minor.ts'
import { useMe } from '../use-me.ts'

export function BetTables({ life }: { life: BetLife }) {
  return (
    <>
      <Picks life={life} />
      <Movements life={life} />
      <Worths life={life} />
      <CashOuts life={life} />
      <Log life={life} />
    </>
  )
}

interface TableProps {
  readonly title: string
  /** Those whose name begins with > stand at the right. */
  readonly columns: readonly string[]
  readonly rows: ComponentProps<typeof Rows>['rows']
}

function Table({ title, columns, rows }: TableProps) {
  if (rows.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      <Rows
        caption={title}
        columns={columns.map((name) =>
          name.startsWith('>') ? { title: name.slice(1), side: 'right' } : { title: name },
        )}
        rows={rows}
      />
    </section>
  )
}

function Picks({ life: { bet, picks } }: { life: BetLife }) {
  const { language, texts } = useSpeech()
  const { may } = useMe()
  const words = texts.trading
  const names = useMarketWords()
  const shown = bet.legs.flatMap((leg) => leg.picks.map((pick) => ({ ...pick, legOdds: leg.odds })))
  return (
    <Table
      title={words.legs}
      columns={[words.match, words.market, words.outcome, `>${words.odds}`, words.gateShown, words.result]}
      rows={picks.map((pick, at) => {
        const sides = sidesIn(pick, language)
        const { season } = pick
        const match = season ? nameIn(season.league, language) : pairIn(pick, language)
        return {
          key: String(at),
          cells: [
            may('trading.read') && !season ? (
              <Link key="match" className="text-link" to={`/trading/match/${pick.event}`}>
                {match}
              </Link>
            ) : (
              match
            ),
            names.market(pick.market, pick.specifiers),
            season
              ? nameIn(season.side, language)
              : ({ '1': sides.home, '2': sides.away }[pick.outcome] ?? names.outcome(pick.outcome)),
            oddsText(shown[at]?.odds ?? shown[at]?.legOdds ?? null),
            `${String(pick.shownEpoch)} / ${String(pick.epoch ?? '–')} / ${String(pick.epochNow)}`,
            [shown[at]?.result, pick.voidCase].filter(Boolean).join(' · ') || '–',
          ],
        }
      })}
    />
  )
}

function Movements({ life: { movements } }: { life: BetLife }) {
  const { texts, time } = useSpeech()
  const words = texts.trading
  return (
    <Table
      title={words.movements}
      columns={[words.when, words.kind, `>${words.amount}`, words.reason, words.state, words.reference]}
      rows={movements.map((one) => ({
        key: one.key,
        cells: [
          time(one.at),
          `${named(words.movementKinds, one.kind)}${one.of === null ? '' : ` ← ${one.of}`}`,
          amountOf(one.minor),
          one.why === null ? '–' : named(words.whys, one.why),
          `${named(words.movementState, one.state)}${one.code === null ? '' : ` (${one.code})`}`,
          one.reference ?? '–',
        ],
      }))}
    />
  )
}

function Worths({ life: { worths } }: { life: BetLife }) {
  const { texts, time } = useSpeech()
  const words = texts.trading
  return (
    <Table
      title={words.worths}
      columns={[
        words.when,
        words.reason,
        words.state,
        `>${words.stillOpenStake}`,
        `>${words.won}`,
        `>${words.cashed}`,
        `>${words.voided}`,
        words.who,
      ]}
      rows={worths.map((one) => ({
        key: String(one.revision),
        cells: [
          time(one.at),
          named(words.whys, one.why),
          named(words.outcomes, one.outcome),
          ...[one.outcome === 'open' ? one.open : 0, one.won, one.cashed, one.voided].map(amountOf),
          one.who ?? '–',
        ],
      }))}
    />
  )
}

function CashOuts({ life: { cashOuts } }: { life: BetLife }) {
  const { texts, time } = useSpeech()
  const words = texts.trading
  return (
    <Table
      title={words.cashOuts}
      columns={[words.when, `>${words.value}`, `>${words.stake}`, words.state, `>${words.paid}`]}
      rows={cashOuts.map((one) => ({
        key: one.id,
        cells: [
          time(one.askedAt),
          amountOf(one.value),
          one.stake === null ? '–' : amountOf(one.stake),
          one.state,
          one.paid === null ? '–' : amountOf(one.paid),
        ],
      }))}
    />
  )
}

function Log({ life: { log } }: { life: BetLife }) {
  const { texts, time } = useSpeech()
  const words = texts.trading
  return (
    <Table
      title={words.deeds}
      columns={[words.when, words.who, words.what, words.details]}
      rows={log.map((one, at) => ({
        key: String(at),
        cells: [time(one.at), one.who, named(words.did, one.what), <LogDetails key="d" value={one.details} />],
      }))}
    />
  )
}
