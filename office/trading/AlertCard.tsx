/** One alert: what it is about, by which bounds it was raised, its figures and bets, and what somebody found. */
import { Link } from 'react-router'
import type { Reply } from '@uwanja/contract/wire/call'
import { ALERT_RULES } from '@uwanja/contract/book/alerts'
import type { office } from '@uwanja/contract/operators/office'
import { nameIn, pairIn, sidesIn } from '@uwanja/i18n/book-words'
import { Card } from '@uwanja/ui/Card'
import { Facts } from '../Facts.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { AlertActions } from './AlertActions.tsx'
import { useMarketWords } from './market-name.ts'
import { amountOf, textOf } from './minor.ts'
import { PlayerLink } from './PlayerLink.tsx'
import { useThingWords } from './thing-name.ts'

export type Alert = Reply<typeof office.tradingAlerts>['alerts'][number]

export function AlertCard({ alert }: { alert: Alert }) {
  const { texts, fill, time } = useSpeech()
  const words = texts.trading.alerts
  const { kind, foundAt, grownAt, looked } = alert
  const found = fill(words.found, { at: time(foundAt) })
  return (
    <Card className="flex flex-col gap-3" data-row tabIndex={-1}>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold">{words.kinds[kind]}</h2>
        <span className="ml-auto text-sm text-muted">
          {grownAt === foundAt ? found : `${found}, ${fill(words.grown, { at: time(grownAt) })}`}
        </span>
      </div>
      <About alert={alert} />
      <p className="text-sm text-muted">{fill(words.whys[kind], boundsOf(kind))}</p>
      <Figures alert={alert} />
      <Bets alert={alert} />
      {looked && (
        <p className="wrap-anywhere">
          {looked.note}{' '}
          <span className="text-muted">({fill(words.lookedBy, { who: looked.who, at: time(looked.at) })})</span>
        </p>
      )}
      <AlertActions alert={alert} />
    </Card>
  )
}

/** Shares are written as per cent. */
const boundsOf = (kind: Alert['kind']): Record<string, number> =>
  Object.fromEntries(
    Object.entries(ALERT_RULES[kind]).map(([name, bound]: [string, number]) => [
      name,
      bound < 1 ? Math.round(bound * 100) : bound,
    ]),
  )

function About({ alert: { pick, player, insider } }: { alert: Alert }) {
  const { texts, fill, language } = useSpeech()
  const names = useMarketWords(pick ?? undefined)
  const thing = useThingWords()
  const words = texts.trading.alerts
  if (player)
    return (
      <div>
        <PlayerLink of={player.walletPlayer}>{fill(words.player, { player: player.walletPlayer })}</PlayerLink>
        {insider && (
          <p className="wrap-anywhere">{fill(words.insiders.about, { note: insider.note, of: thing(insider.of) })}</p>
        )}
      </div>
    )
  if (!pick) return null
  const sides = sidesIn(pick, language)
  const side = { '1': sides.home, '2': sides.away }[pick.outcome] ?? names.outcome(pick.outcome)
  return (
    <p className="font-semibold">
      {pick.season ? (
        nameIn(pick.season.league, language)
      ) : (
        <Link className="text-link" to={`/trading/match/${pick.event}`}>
          {pairIn(pick, language)}
        </Link>
      )}
      {' · '}
      {names.market(pick.market, pick.specifiers)}: {pick.season ? nameIn(pick.season.side, language) : side}
    </p>
  )
}

type Figure = keyof Alert['figures']
const percent = (hundredths: number): string => `${(hundredths / 100).toFixed(1)} %`

function Figures({ alert: { figures, currency } }: { alert: Alert }) {
  const { texts, fill, money } = useSpeech()
  const words = texts.trading.alerts
  const amount = (minor: number): string => money(textOf(minor), currency)
  const written: Readonly<Record<Figure, (value: number) => string>> = {
    bets: String,
    players: String,
    stake: amount,
    stakes: amount,
    seconds: (all) => fill(words.minutes, { minutes: Math.floor(all / 60), seconds: all % 60 }),
    share: percent,
    usualShare: percent,
    won: amount,
    expected: amount,
    deviations: (hundredths) => (hundredths / 100).toFixed(1),
    measured: String,
    fall: percent,
  }
  const shown = (Object.keys(written) as Figure[]).flatMap((name) => {
    const value = figures[name]
    return value === undefined ? [] : [[words.figures[name], written[name](value)] as const]
  })
  return <Facts side="right" facts={shown} />
}

function Bets({ alert: { bets, figures, currency } }: { alert: Alert }) {
  const { texts, fill, time } = useSpeech()
  const { may } = useMe()
  const words = texts.trading.alerts
  const all = figures.bets ?? bets.length
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-link">
        {words.theirBets} ({bets.length})
      </summary>
      {all > bets.length && <p className="text-sm text-muted">{fill(words.newest, { count: bets.length, all })}</p>}
      <Rows
        caption={words.theirBets}
        columns={[
          { title: texts.trading.when },
          { title: words.playerOf },
          { title: `${texts.trading.stake} (${currency})`, side: 'right' },
          { title: words.bet },
        ]}
        rows={bets.map(({ id, at, walletPlayer, stake }) => ({
          key: id,
          cells: [
            time(at),
            <PlayerLink key="player" of={walletPlayer}>
              {walletPlayer}
            </PlayerLink>,
            amountOf(stake),
            may('bets.read') ? (
              <Link key="bet" className="text-link" to={`/bets/${id}`}>
                {id}
              </Link>
            ) : (
              id
            ),
          ],
        }))}
      />
    </details>
  )
}
