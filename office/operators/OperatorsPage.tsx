/** Everybody who may log in here: added with a role, given a new start when phone or password is lost. */
import { useState } from 'react'
import { office, type OperatorRow } from '@uwanja/contract/office'
import type { Role } from '@uwanja/contract/office-roles'
import { Button } from '@uwanja/ui/Button'
import { useAsked } from '../ask.ts'
import { Asked } from '../Asked.tsx'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { useSession } from '../session.ts'
import { useSpeech } from '../speech.ts'
import { AddDialog } from './AddDialog.tsx'
import { ResetDialog } from './ResetDialog.tsx'

export function OperatorsPage() {
  const { texts, time } = useSpeech()
  const asked = useAsked(office.operators, {})
  const own = useSession((state) => state.session?.name)
  const [open, setOpen] = useState<'add' | OperatorRow | null>(null)
  const words = texts.operators
  const roleOf = (role: string) => (Object.hasOwn(texts.roles, role) ? texts.roles[role as Role] : role)
  return (
    <>
      <PageHead title={texts.pages.operators}>
        <Button look="primary" onClick={() => setOpen('add')}>
          {words.add}
        </Button>
      </PageHead>
      <Asked asked={asked}>
        {({ operators }) => (
          <Rows
            caption={texts.pages.operators}
            columns={[
              { title: words.name },
              { title: words.role },
              { title: words.state },
              { title: words.lastSeen },
              { title: words.reset, side: 'right' },
            ]}
            rows={operators.map((one) => ({
              key: one.id,
              cells: [
                <span className="font-semibold">{one.name}</span>,
                roleOf(one.role),
                one.isEnrolled ? words.enrolled : words.notEnrolled,
                one.lastSeenAt === null ? words.never : time(one.lastSeenAt),
                one.name === own ? null : (
                  <Button aria-label={`${words.reset}: ${one.name}`} onClick={() => setOpen(one)}>
                    {words.reset}
                  </Button>
                ),
              ],
            }))}
          />
        )}
      </Asked>
      {open === 'add' && <AddDialog onClose={() => setOpen(null)} />}
      {open !== null && open !== 'add' && <ResetDialog operator={open} onClose={() => setOpen(null)} />}
    </>
  )
}
