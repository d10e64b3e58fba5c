/** A player in figures: money, play, promises to themselves, and from where they play. */
import type { PlayerSummary } from '@uwanja/contract/operators/summary'
import { Card } from '@uwanja/ui/Card'
import { Facts } from '../Facts.tsx'
import { useSpeech } from '../speech.ts'

type Moved = PlayerSummary['deposits']

export function PlayerFigures({ summary }: { summary: PlayerSummary }) {
  const { texts, fill, time, money } = useSpeech()
  const words = texts.figures
  const { currency } = summary
  const moved = ({ amount, count, lastAt }: Moved) =>
    [
      fill(words.counted, { amount: money(amount, currency), count: String(count) }),
      lastAt !== null && fill(words.last, { at: time(lastAt) }),
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{words.title}</h2>
      <div className="grid items-start gap-x-8 gap-y-2 lg:grid-cols-2">
        <Facts
          facts={[
            [words.age, fill(words.ageDays, { days: String(summary.ageDays), since: time(summary.createdAt) })],
            [words.deposits, moved(summary.deposits)],
            [words.withdrawals, moved(summary.withdrawals)],
            [words.staked, money(summary.staked, currency)],
            [words.won, money(summary.won, currency)],
            [words.net, money(summary.result, currency)],
          ]}
        />
        <Facts
          facts={[
            [texts.players.balance, money(summary.cash, currency)],
            [words.bonus, <Bonus key="bonus" summary={summary} />],
            ...(summary.limits === null ? [] : [[words.limits, <Limits key="limits" summary={summary} />] as const]),
            [words.devices, <Devices key="devices" devices={summary.devices} />],
          ]}
        />
      </div>
      <Sessions summary={summary} />
    </Card>
  )
}

function Bonus({ summary: { bonus, bonusBalance, currency } }: { summary: PlayerSummary }) {
  const { texts, fill, time, money } = useSpeech()
  const words = texts.figures
  if (bonus === null) return `${money(bonusBalance, currency)}, ${words.noBonus}`
  const { name, granted, wagered, required, expiresAt } = bonus
  const amount = (text: string) => money(text, currency)
  const what =
    bonus.state === 'chosen'
      ? fill(words.bonusChosen, { name })
      : fill(words.bonusActive, {
          name,
          granted: amount(granted),
          wagered: amount(wagered),
          required: amount(required),
        })
  return (
    <>
      {amount(bonusBalance)}
      <div className="text-muted">
        {[what, expiresAt !== null && fill(words.bonusUntil, { at: time(expiresAt) })].filter(Boolean).join(', ')}
      </div>
    </>
  )
}

function Limits({ summary: { limits, sessionMinutes, currency } }: { summary: PlayerSummary }) {
  const { texts, fill, money } = useSpeech()
  const words = texts.figures
  const lines = [
    ...(limits ?? []).map(({ name, amount }) => `${texts.protection.subjects[name]}: ${money(amount, currency)}`),
    ...(sessionMinutes === null ? [] : [fill(words.session, { minutes: String(sessionMinutes) })]),
  ]
  if (lines.length === 0) return words.noLimits
  return lines.map((line) => <div key={line}>{line}</div>)
}

function Devices({ devices: { count, newestAt } }: { devices: PlayerSummary['devices'] }) {
  const { texts, fill, time } = useSpeech()
  return [String(count), newestAt !== null && fill(texts.figures.newest, { at: time(newestAt) })]
    .filter(Boolean)
    .join(', ')
}

function Sessions({ summary: { sessions, openSessions } }: { summary: PlayerSummary }) {
  const { texts, fill, time } = useSpeech()
  const words = texts.figures
  if (openSessions === 0) return <p className="text-sm text-muted">{words.noSessions}</p>
  return (
    <div className="flex flex-col gap-1 text-sm">
      <h3 className="font-semibold">{fill(words.sessions, { count: String(openSessions) })}</h3>
      <ul className="flex flex-col gap-1">
        {sessions.map(({ at, address, agent, isMobile, isNewDevice }) => (
          <li key={`${at} ${address}`} className="break-words">
            {time(at)} · {address} · {isMobile ? words.phone : words.computer}
            {isNewDevice && <strong> · {words.newDevice}</strong>}
            <div className="text-muted">{agent}</div>
          </li>
        ))}
      </ul>
    </div>
  )
}
