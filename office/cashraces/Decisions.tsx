/** What operators do with a race: end it early alone; settle, cancel and reverse it by two. */
import { useState } from 'react'
import type { OfficeRace } from '@uwanja/contract/operators/cashraces'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'

const ROWS = {
  end: office.endCashrace,
  settle: office.askCashraceSettled,
  cancel: office.askCashraceCancelled,
  reverse: office.askCashraceReversed,
} as const
type Action = keyof typeof ROWS

/** What may be asked for; the server decides. */
function actionsOf({ state, rule }: OfficeRace): Action[] {
  if (state === 'published') return ['cancel']
  if (state === 'running') return ['end', 'cancel']
  if (state === 'ended') return ['settle', 'cancel']
  return state === 'settled' && rule.payAs === 'cash' ? ['reverse'] : []
}

export function Decisions({ race }: { race: OfficeRace }) {
  const { texts } = useSpeech()
  const { may } = useMe()
  const [action, setAction] = useState<Action | null>(null)
  const words = texts.cashraces
  const actions = actionsOf(race)
  if (!may('cashraces.settle') || actions.length === 0) return null
  const leads = {
    end: words.endLead,
    settle: words.settleLead,
    cancel: words.cancelLead,
    reverse: words.reverseLead,
  } satisfies Record<Action, string>
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((one) => (
        <Button key={one} {...(one === 'settle' ? { variant: 'primary' as const } : {})} onClick={() => setAction(one)}>
          {words[one]}
        </Button>
      ))}
      {action && (
        <WhyDialog
          row={ROWS[action]}
          values={{ id: race.id }}
          {...(action === 'end' ? {} : { shown: () => <p>{texts.approvals.waits}</p> })}
          onClose={() => setAction(null)}
          variant={action === 'settle' ? 'primary' : 'danger'}
          title={words[action]}
          lead={leads[action]}
          confirm={words[action]}
        />
      )}
    </div>
  )
}
