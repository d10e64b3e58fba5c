/** Everybody who may log in here: added with a role, given another, given a new start when phone or password is lost, let go. */
import { useState } from 'react'
import { office, type OperatorRow } from '@uwanja/contract/operators/office'
import type { Role } from '@uwanja/contract/operators/roles'
import { Button } from '@uwanja/ui/Button'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { useSession } from '../session.ts'
import { useSpeech } from '../speech.ts'
import { AddDialog } from './AddDialog.tsx'
import { actsOf } from './acts.ts'
import { OperatorDialog, type OperatorAct } from './OperatorDialog.tsx'

type Open = { readonly act: OperatorAct; readonly operator: OperatorRow }

export function OperatorsPage() {
  const { texts } = useSpeech()
  const asked = useOfficeQuery(office.operators, {})
  const [open, setOpen] = useState<'add' | Open | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <PageHead title={texts.pages.operators}>
        <Button variant="primary" onClick={() => setOpen('add')}>
          {texts.operators.add}
        </Button>
      </PageHead>
      <OfficeQuery asked={asked}>{({ operators }) => <List operators={operators} onOpen={setOpen} />}</OfficeQuery>
      {open === 'add' && <AddDialog onClose={close} />}
      {open !== null && open !== 'add' && <OperatorDialog {...open} onClose={close} />}
    </>
  )
}

function List({ operators, onOpen }: { operators: readonly OperatorRow[]; onOpen: (open: Open) => void }) {
  const { texts, fill, list, time } = useSpeech()
  const own = useSession((state) => state.session?.name)
  const words = texts.operators
  const roleOf = (role: string) => (Object.hasOwn(texts.roles, role) ? texts.roles[role as Role] : role)
  const titles = { ...words, role: words.changeRole }
  const stateOf = ({ hasLeft, isEnrolled, waitsFor }: OperatorRow) => {
    if (hasLeft) return words.left
    if (!isEnrolled) return words.notEnrolled
    return waitsFor.length > 0 ? fill(words.waitsFor, { names: list(waitsFor) }) : words.enrolled
  }
  return (
    <Rows
      caption={texts.pages.operators}
      columns={[
        { title: words.name },
        { title: words.role },
        { title: words.state },
        { title: words.lastSeen },
        { title: words.acts },
      ]}
      rows={operators.map((one) => ({
        key: one.id,
        values: [one.name, roleOf(one.role), stateOf(one), one.lastSeenAt],
        cells: [
          <span className="font-semibold">{one.name}</span>,
          roleOf(one.role),
          stateOf(one),
          one.lastSeenAt === null ? words.never : time(one.lastSeenAt),
          <div className="flex flex-wrap gap-2">
            {actsOf(one, own).map((act) => (
              <Button
                size="small"
                key={act}
                aria-label={`${titles[act]}: ${one.name}`}
                onClick={() => onOpen({ act, operator: one })}
              >
                {titles[act]}
              </Button>
            ))}
          </div>,
        ],
      }))}
    />
  )
}
