/** Accounts with money in them that nobody uses: found, told, looked for, handed over, claimed back. */
import { DORMANT_STATES } from '@uwanja/contract/operators/dormant'
import { office } from '@uwanja/contract/operators/office'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { OlderLink } from '../OlderLink.tsx'
import { PageHead } from '../PageHead.tsx'
import { useSpeech } from '../speech.ts'
import { DateRangeFields } from '../DateRangeFields.tsx'
import { TakeFile } from '../TakeFile.tsx'
import { useDateRange } from '../use-days.ts'
import { useMe } from '../use-me.ts'
import { DormantCard } from './DormantCard.tsx'

const DAYS = 365

export function DormantPage() {
  const { texts } = useSpeech()
  const { may } = useMe()
  const { from, to, of, change } = useDateRange(DAYS, ['state', 'number'])
  const words = texts.dormant
  const state = DORMANT_STATES.find((one) => one === of('state')) ?? ''
  const number = of('number')
  const asked = useOfficeQuery(office.dormantAccounts, { state, number, before: of('before') })
  return (
    <>
      <PageHead title={texts.pages.dormant} />
      <p className="text-muted">{words.lead}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={words.state}
          value={state}
          options={[
            { value: '', text: words.all },
            ...DORMANT_STATES.map((value) => ({ value, text: words.states[value] })),
          ]}
          onChange={({ target }) => change({ state: target.value })}
        />
        <Field
          size="compact"
          label={words.number}
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          value={number}
          onChange={({ target }) => change({ number: target.value.replaceAll(/\D/g, '') })}
        />
      </div>
      {may('reports.export') && (
        <div className="flex flex-wrap items-end gap-3">
          <DateRangeFields from={from} to={to} change={change} />
          <TakeFile name="dormant" from={from} to={to} says={words.take} />
        </div>
      )}
      <OfficeQuery asked={asked}>
        {({ accounts, next }) => (
          <>
            {accounts.length === 0 && <EmptyState title={words.none} />}
            {accounts.map((one) => (
              <DormantCard key={one.id} one={one} />
            ))}
            {next !== null && <OlderLink values={{ state, number, from, to, before: next }} />}
          </>
        )}
      </OfficeQuery>
    </>
  )
}
