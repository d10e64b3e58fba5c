/** Alerts on suspicious betting: those that nobody has looked at, those that somebody has, cases of it, and the list of insiders. */
import { office } from '@uwanja/contract/operators/office'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Select } from '@uwanja/ui/Select'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { useSpeech } from '../speech.ts'
import { useFilters } from '../use-filters.ts'
import { AlertCard } from './AlertCard.tsx'
import { Cases } from './Cases.tsx'
import { Insiders } from './Insiders.tsx'
import { ALERTS_MS } from './polling.ts'

const SHOWN = ['open', 'looked-at', 'cases', 'insiders'] as const

export function AlertsPart() {
  const { texts } = useSpeech()
  const words = texts.trading.alerts
  const { of, change } = useFilters(['state'])
  const shown = SHOWN.find((one) => one === of('state')) ?? 'open'
  return (
    <>
      <p className="text-muted">{words.lead}</p>
      <Select
        label={words.shown}
        value={shown}
        options={SHOWN.map((value) => ({ value, text: words.states[value] }))}
        onChange={({ target }) => change({ state: target.value })}
      />
      {shown === 'insiders' && <Insiders />}
      {shown === 'cases' && <Cases />}
      {(shown === 'open' || shown === 'looked-at') && <Alerts state={shown} />}
    </>
  )
}

function Alerts({ state }: { state: 'open' | 'looked-at' }) {
  const { texts } = useSpeech()
  const words = texts.trading.alerts
  const asked = useOfficeQuery(office.tradingAlerts, { state }, ALERTS_MS)
  return (
    <OfficeQuery asked={asked}>
      {({ alerts }) =>
        alerts.length === 0 ? (
          <EmptyState title={state === 'open' ? words.none : words.noneLooked} />
        ) : (
          <ul className="flex flex-col gap-4">
            {alerts.map((alert) => (
              <li key={alert.id}>
                <AlertCard alert={alert} />
              </li>
            ))}
          </ul>
        )
      }
    </OfficeQuery>
  )
}
