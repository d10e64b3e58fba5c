/** What is done about a colleague, each with a reason: a new start, another role, letting go. */
import { useState, type ComponentType } from 'react'
import { office, type OperatorRow } from '@uwanja/contract/operators/office'
import { ROLE_NAMES } from '@uwanja/contract/operators/roles'
import { Select } from '@uwanja/ui/Select'
import { useSpeech } from '../speech.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { HandOutDialog } from './HandOutDialog.tsx'
import { outcomeOf, type DoneOrWaits } from './outcome.tsx'

export type OperatorAct = 'handOut' | 'confirm' | 'reset' | 'role' | 'dismiss'
interface Props {
  readonly operator: OperatorRow
  readonly onClose: () => void
}

export function OperatorDialog({ act, ...props }: Props & { act: OperatorAct }) {
  const One = DIALOGS[act]
  return <One {...props} />
}

function ResetDialog({ operator, onClose }: Props) {
  const { texts, fill } = useSpeech()
  const words = texts.operators
  return (
    <WhyDialog
      row={office.resetOperator}
      values={{ id: operator.id }}
      title={words.reset}
      lead={fill(operator.hasLeft ? words.returnLead : words.resetLead, { name: operator.name })}
      confirm={words.reset}
      variant="danger"
      shown={(data: DoneOrWaits) => outcomeOf(data, onClose)}
      onClose={onClose}
    />
  )
}

function DeactivateDialog({ operator, onClose }: Props) {
  const { texts, fill } = useSpeech()
  const words = texts.operators
  return (
    <WhyDialog
      row={office.dismissOperator}
      values={{ id: operator.id }}
      title={words.dismiss}
      lead={fill(words.dismissLead, { name: operator.name })}
      confirm={words.dismiss}
      variant="danger"
      shown={(data: DoneOrWaits) => outcomeOf(data, onClose)}
      onClose={onClose}
    />
  )
}

function RoleDialog({ operator, onClose }: Props) {
  const { texts, fill } = useSpeech()
  const words = texts.operators
  const [role, setRole] = useState(ROLE_NAMES.find((one) => one === operator.role) ?? ROLE_NAMES[0])
  return (
    <WhyDialog
      row={office.setOperatorRole}
      values={{ id: operator.id, role }}
      title={words.changeRole}
      lead={fill(words.roleLead, { name: operator.name })}
      confirm={texts.save}
      shown={(data: DoneOrWaits) => outcomeOf(data, onClose)}
      onClose={onClose}
    >
      <Select
        size="normal"
        label={words.role}
        value={role}
        options={ROLE_NAMES.map((one) => ({ value: one, text: texts.roles[one] }))}
        onChange={({ target }) => setRole(ROLE_NAMES.find((one) => one === target.value) ?? role)}
      />
    </WhyDialog>
  )
}

const DIALOGS: Readonly<Record<OperatorAct, ComponentType<Props>>> = {
  handOut: HandOutDialog,
  confirm: ConfirmDialog,
  reset: ResetDialog,
  role: RoleDialog,
  dismiss: DeactivateDialog,
}
