/** Whoever wrote: who they are, what they have, what stops them, and their last payments. */
import { Link } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import { Card } from '@uwanja/ui/Card'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Facts } from '../Facts.tsx'
import { usePaymentWords } from '../payments/use-payment-words.ts'
import { Standing } from '../players/Standing.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'

const MOST_PAYMENTS = 5

export function PlayerBeside({ id }: { id: string }) {
  const { may } = useMe()
  const { texts, money, time } = useSpeech()
  const asked = useOfficeQuery(office.player, { id })
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{texts.messages.player}</h2>
      <OfficeQuery asked={asked}>
        {({ number, firstName, lastName, numberProvenAt, createdAt, isTest, accounts, currency, standing }) => (
          <>
            <Link className="font-semibold text-link" to={`/players/${id}`}>
              {`${firstName} ${lastName}`.trim() || number}
            </Link>
            <Standing player={{ id, standing }} />
            {isTest && <p className="text-sm font-semibold">{texts.players.testPlayer}</p>}
            <Facts
              facts={[
                [texts.players.number, number],
                [texts.players.proven, numberProvenAt === null ? texts.players.notProven : time(numberProvenAt)],
                [texts.players.since, time(createdAt)],
                [texts.players.cash, money(accounts.cash, currency)],
                [texts.players.bonus, money(accounts.bonus, currency)],
                [texts.players.held, money(accounts.held, currency)],
              ]}
            />
            <Payments id={id} currency={currency} />
          </>
        )}
      </OfficeQuery>
      {may('holds.read') && <NoHold id={id} />}
    </Card>
  )
}

function Payments({ id, currency }: { id: string; currency: string }) {
  const { texts, money, time, kind, state } = useSpeech()
  const { source } = usePaymentWords()
  const { data } = useOfficeQuery(office.timeline, { id, before: '' })
  const payments = data?.moments.filter((one) => one.kind === 'payment').slice(0, MOST_PAYMENTS) ?? []
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-semibold">{texts.messages.payments}</h3>
      {data && payments.length === 0 && <p className="text-sm text-muted">{texts.messages.noPayments}</p>}
      <ul className="flex flex-col gap-2 text-sm">
        {payments.map((one) => (
          <li key={one.id}>
            <span className="flex flex-wrap justify-between gap-x-3 tabular-nums">
              <Link className="text-link" to={`/payments/${one.id}`}>
                {kind(one.what)}
              </Link>
              <span>{money(one.amount, currency)}</span>
            </span>
            <span className="block text-muted">
              {[time(one.at), source(one.about), state(one.state)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoHold({ id }: { id: string }) {
  const { texts } = useSpeech()
  const { data } = useOfficeQuery(office.holds, { playerId: id, after: '' })
  if (!data || data.holds.some(({ liftedAt }) => liftedAt === null)) return null
  return <p className="text-sm text-muted">{texts.messages.noHolds}</p>
}
