/** What happened to a bet, table by table: its selections, movements, worths, cash-outs and what people did. */
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { BetLife } from '@uwanja/contract/book/desk-watch'
import { Rows } from '../Rows.tsx'
import { nameIn, pairIn, sidesIn } from '@uwanja/i18n/book-words'
import { named, useSpeech } from '../speech.ts'
import { LogDetails } from '../trading/LogDetails.tsx'
import { useMarketWords } from '../trading/market-name.ts'
import { oddsText, textOf } from '../trading/minor.ts'
import { useMe } from '../use-me.ts'
import { answerText, resultText } from './bet-words.ts'

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
  readonly columns: ComponentProps<typeof Rows>['columns']
  readonly rows: ComponentProps<typeof Rows>['rows']
}

function Table({ title, columns, rows }: TableProps) {
  if (rows.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      <Rows caption={title} columns={columns} rows={rows} />
    </section>
  )
}

function Picks({ life: { bet, picks } }: { life: BetLife }) {
  const speech = useSpeech()
  const { language } = speech
  const { may } = useMe()
  const words = speech.texts.trading
  const names = useMarketWords()
  const shown = bet.legs.flatMap((leg) => leg.picks.map((pick) => ({ ...pick, legOdds: leg.odds })))
  return (
    <Table
      title={words.legs}
      columns={[
        { title: words.match },
        { title: words.market },
        { title: words.outcome },
        { title: words.odds, side: 'right' },
        { title: words.result },
        { title: words.gateShown, shown: 'wide' },
      ]}
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
            resultText(speech, shown[at]?.result ?? null, pick.voidCase),
            `${String(pick.shownEpoch)} / ${String(pick.epoch ?? '–')} / ${String(pick.epochNow)}`,
          ],
        }
      })}
    />
  )
}

function Movements({ life: { bet, walletPlayer, movements } }: { life: BetLife }) {
  const speech = useSpeech()
  const { texts, second, money } = speech
  const { may } = useMe()
  const words = texts.trading
  // Only of a wallet of ours is its number the number of a journal.
  const isOurs = may('ledger.read') && /^\d+$/.test(walletPlayer)
  return (
    <Table
      title={words.movements}
      columns={[
        { title: words.when },
        { title: words.kind },
        { title: words.amount, side: 'right' },
        { title: words.state },
        { title: words.reason, shown: 'wide' },
        { title: words.reference, shown: 'wide' },
      ]}
      rows={movements.map((one) => ({
        key: one.key,
        cells: [
          second(one.at),
          named(words.movementKinds, one.kind),
          money(textOf(one.minor), bet.currency),
          answerText(speech, one),
          one.why === null ? '–' : named(words.whys, one.why),
          isOurs && one.reference !== null && /^\d+$/.test(one.reference) ? (
            <Link key="journal" className="text-link" to={`/ledger/journal/${one.reference}`}>
              {one.reference}
            </Link>
          ) : (
            (one.reference ?? '–')
          ),
        ],
      }))}
    />
  )
}

function Worths({ life: { bet, worths } }: { life: BetLife }) {
  const { texts, second, money } = useSpeech()
  const words = texts.trading
  const amount = (minor: number) => (minor === 0 ? '–' : money(textOf(minor), bet.currency))
  return (
    <Table
      title={words.worths}
      columns={[
        { title: words.when },
        { title: words.reason },
        { title: words.state },
        { title: words.stillOpenStake, side: 'right' },
        { title: words.won, side: 'right' },
        { title: words.cashed, side: 'right' },
        { title: words.voided, side: 'right' },
        { title: words.who },
      ]}
      rows={worths.map((one) => ({
        key: String(one.revision),
        cells: [
          second(one.at),
          named(words.whys, one.why),
          named(words.outcomes, one.outcome),
          amount(one.outcome === 'open' ? one.open : 0),
          amount(one.won),
          amount(one.cashed),
          amount(one.voided),
          one.who ?? '–',
        ],
      }))}
    />
  )
}

function CashOuts({ life: { bet, cashOuts } }: { life: BetLife }) {
  const { texts, second, money } = useSpeech()
  const words = texts.trading
  const amount = (minor: number) => money(textOf(minor), bet.currency)
  return (
    <Table
      title={words.cashOuts}
      columns={[
        { title: words.when },
        { title: words.value, side: 'right' },
        { title: words.state },
        { title: words.paid, side: 'right' },
        { title: words.stake, side: 'right' },
      ]}
      rows={cashOuts.map((one) => ({
        key: one.id,
        cells: [
          second(one.askedAt),
          amount(one.value),
          named(words.cashOutStates, one.state),
          one.paid === null ? '–' : amount(one.paid),
          one.stake === null ? words.cashOutWhole : amount(one.stake),
        ],
      }))}
    />
  )
}

function Log({ life: { log } }: { life: BetLife }) {
  const { texts, second } = useSpeech()
  const words = texts.trading
  return (
    <Table
      title={words.deeds}
      columns={[{ title: words.when }, { title: words.who }, { title: words.what }, { title: words.details }]}
      rows={log.map((one, at) => ({
        key: String(at),
        cells: [second(one.at), one.who, named(words.did, one.what), <LogDetails key="d" value={one.details} />],
      }))}
    />
  )
}
