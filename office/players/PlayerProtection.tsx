/** What protects one player, whoever set it, and the actions by which operators protect them. */
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { office } from '@uwanja/contract/operators/office'
import { LIMIT_NAMES } from '@uwanja/contract/site/limits'
import { PROTECTION, type Loosened } from '@uwanja/contract/site/protection'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useOfficeQuery } from '../ask.ts'
import { protectionValue } from '../protections/protection-value.ts'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import { SessionLimitDialog } from './SessionLimitDialog.tsx'

type Action = 'exclude' | 'lift' | 'break' | 'limit' | 'session'
const ACTIONS: readonly Action[] = ['limit', 'session', 'break', 'exclude', 'lift']
type LimitName = (typeof LIMIT_NAMES)[number]

export function PlayerProtection({ id, currency }: { id: string; currency: string }) {
  const speech = useSpeech()
  const { texts, fill, time } = speech
  const { may } = useMe()
  const words = texts.protection
  const [open, setOpen] = useState<Action | null>(null)
  const exclusions = useOfficeQuery(office.protections, { list: 'exclusion', playerId: id, before: '' })
  const breaks = useOfficeQuery(office.protections, { list: 'timeOut', playerId: id, before: '' })
  const limits = useOfficeQuery(office.protections, { list: 'limit', playerId: id, before: '' })
  const rows = [exclusions, breaks, limits].flatMap(({ data }) => data?.rows ?? [])
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.title}</h2>
      <ul className="flex flex-col gap-1 text-sm">
        {rows.map((row) => (
          <li key={row.id}>
            {time(row.at)} · {words.subjects[row.subject as Exclude<Loosened, 'cancelling' | 'reminder'>]}{' '}
            <strong className="tabular-nums">{protectionValue(speech, row, currency)}</strong>
            {row.by !== '' && ` · ${fill(words.by, { name: row.by })}`}
          </li>
        ))}
      </ul>
      {may('protection.decide') && (
        <div className="flex flex-wrap gap-2">
          {ACTIONS.map((action) => (
            <Button key={action} onClick={() => setOpen(action)}>
              {words[action]}
            </Button>
          ))}
        </div>
      )}
      {open === 'session' && <SessionLimitDialog id={id} onClose={() => setOpen(null)} />}
      {open && open !== 'session' && <ActionDialog id={id} action={open} onClose={() => setOpen(null)} />}
    </Card>
  )
}

function ActionDialog({
  id,
  action,
  onClose,
}: {
  id: string
  action: Exclude<Action, 'session'>
  onClose: () => void
}) {
  const { texts, fill } = useSpeech()
  const words = texts.protection
  const { register, control } = useForm({
    defaultValues: { months: '6', hours: '24', name: 'weekDeposit', amount: '' },
  })
  const typed = useWatch({ control })
  const same = { title: words[action], confirm: words[action], onClose }
  const lengths = (values: readonly number[], text: string) =>
    values.map((count) => ({ value: String(count), text: fill(text, { count: String(count) }) }))
  if (action === 'exclude')
    return (
      <WhyDialog
        {...same}
        row={office.excludePlayer}
        values={{ id, months: Number(typed.months) }}
        lead={words.excludeLead}
        variant="danger"
      >
        <Select
          size="normal"
          label={words.length}
          options={lengths(PROTECTION.exclusionMonths, words.months)}
          {...register('months')}
        />
      </WhyDialog>
    )
  if (action === 'lift')
    return <WhyDialog {...same} row={office.askExclusionLift} values={{ id }} lead={words.liftLead} />
  if (action === 'break')
    return (
      <WhyDialog {...same} row={office.breakPlayer} values={{ id, hours: Number(typed.hours) }} lead={words.breakLead}>
        <Select
          size="normal"
          label={words.length}
          options={lengths(PROTECTION.timeOutHours, words.hours)}
          {...register('hours')}
        />
      </WhyDialog>
    )
  return (
    <WhyDialog
      {...same}
      row={office.limitPlayer}
      values={{ id, name: typed.name as LimitName, amount: typed.amount ?? '' }}
      lead={words.limitLead}
    >
      <Select
        size="normal"
        label={words.limit}
        options={LIMIT_NAMES.map((value) => ({ value, text: words.subjects[value] }))}
        {...register('name')}
      />
      <Field label={words.amount} inputMode="decimal" required {...register('amount')} />
    </WhyDialog>
  )
}
