/** Accounts with money in them that nobody uses: found, told, looked for, handed over, claimed back. */
import { Link, useSearchParams } from 'react-router'
import { DORMANT_STATES } from '@uwanja/contract/operators/dormant'
import { office } from '@uwanja/contract/operators/office'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Field } from '@uwanja/ui/Field'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { Select } from '@uwanja/ui/Select'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
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
  const { from, to } = useDateRange(DAYS)
  const words = texts.dormant
  const [address, setAddress] = useSearchParams()
  const state = DORMANT_STATES.find((one) => one === address.get('state')) ?? ''
  const number = address.get('number') ?? ''
  // Another filter begins with its newest rows.
  const choose = (part: Record<string, string>) => setAddress({ state, number, from, to, ...part }, { replace: true })
  const asked = useOfficeQuery(office.dormantAccounts, { state, number, before: address.get('before') ?? '' })
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
          onChange={({ target }) => choose({ state: target.value })}
        />
        <Field
          size="compact"
          label={words.number}
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          value={number}
          onChange={({ target }) => choose({ number: target.value.replaceAll(/\D/g, '') })}
        />
      </div>
      {may('reports.export') && (
        <div className="flex flex-wrap items-end gap-3">
          <DateRangeFields from={from} to={to} change={choose} />
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
            {next !== null && (
              <Link
                className={`${buttonVariant('secondary')} self-center`}
                to={`?${new URLSearchParams({ state, number, from, to, before: next }).toString()}`}
              >
                {texts.older}
              </Link>
            )}
          </>
        )}
      </OfficeQuery>
    </>
  )
}
