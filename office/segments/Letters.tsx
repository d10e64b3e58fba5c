/** Letters to segments: how far each is, and what may be done with it now. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeMailing, OfficeSegment } from '@uwanja/contract/operators/segments'
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import { LetterDialog } from './LetterDialog.tsx'

/** While one is being sent its figures move. */
const LOOK_MS = 3_000

interface Open {
  readonly what: 'write' | 'send' | 'stop'
  readonly mailing: OfficeMailing | null
}

export function Letters({ segments }: { segments: readonly OfficeSegment[] }) {
  const { texts } = useSpeech()
  const { may } = useMe()
  const words = texts.segments
  const asked = useOfficeQuery(office.mailings, {}, LOOK_MS)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <section aria-label={words.letters} className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.letters}</h2>
      {may('promotions.edit') && (
        <Button className="self-start" onClick={() => setOpen({ what: 'write', mailing: null })}>
          {words.write}
        </Button>
      )}
      <OfficeQuery asked={asked}>
        {({ mailings }) =>
          mailings.length === 0 ? (
            <EmptyState title={words.noLetters} />
          ) : (
            <List mailings={mailings} onOpen={may('promotions.edit') ? setOpen : null} />
          )
        }
      </OfficeQuery>
      {open?.what === 'write' && <LetterDialog segments={segments} mailing={open.mailing} onClose={close} />}
      {open?.what === 'send' && <Send mailing={open.mailing!} segments={segments} onClose={close} />}
      {open?.what === 'stop' && (
        <WhyDialog
          row={office.stopMailing}
          values={{ id: open.mailing!.id }}
          title={words.stop}
          lead={words.stopLead}
          confirm={words.stop}
          variant="danger"
          onClose={close}
        />
      )}
    </section>
  )
}

interface SendProps {
  readonly mailing: OfficeMailing
  readonly segments: readonly OfficeSegment[]
  readonly onClose: () => void
}

/** Says how many it would reach before it is let go. */
function Send({ mailing, segments, onClose }: SendProps) {
  const { texts, fill } = useSpeech()
  const words = texts.segments
  const { filter } = segments.find(({ id }) => id === mailing.segmentId)!
  const asked = useOfficeQuery(office.countSegment, { filter })
  const { members, reached } = asked.data ?? { members: '…', reached: '…' }
  return (
    <WhyDialog
      row={office.sendMailing}
      values={{ id: mailing.id }}
      title={words.send}
      lead={fill(words.sendLead, { members: String(members), reached: String(reached) })}
      confirm={words.send}
      onClose={onClose}
    />
  )
}

interface ListProps {
  readonly mailings: readonly OfficeMailing[]
  readonly onOpen: ((open: Open) => void) | null
}

const NEXT = { draft: ['write', 'send'], sending: ['stop'], stopped: ['write'], sent: ['write'] } as const

function List({ mailings, onOpen }: ListProps) {
  const { texts, language, time } = useSpeech()
  const words = texts.segments
  const says = ({ state }: OfficeMailing) => ({
    write: state === 'draft' ? words.change : words.again,
    send: words.send,
    stop: words.stop,
  })
  return (
    <Rows
      caption={words.letters}
      columns={[
        { title: words.name },
        { title: words.segment },
        { title: texts.games.state },
        { title: words.sendAt },
        { title: words.sent, side: 'right' },
        { title: words.keptBack, side: 'right' },
        { title: words.change },
      ]}
      rows={mailings.map((one) => {
        const name = one.texts.header[language] || one.texts.header.en || one.id
        return {
          key: one.id,
          cells: [
            name,
            one.segment,
            words.states[one.state],
            time(one.sendAt),
            one.sent,
            one.keptBack,
            <span key="do" className="flex flex-wrap gap-2">
              {onOpen &&
                NEXT[one.state].map((what) => (
                  <Button
                    key={what}
                    variant={what === 'stop' ? 'danger' : 'secondary'}
                    aria-label={`${says(one)[what]}: ${name}`}
                    onClick={() => onOpen({ what, mailing: one })}
                  >
                    {says(one)[what]}
                  </Button>
                ))}
            </span>,
          ],
          values: [name, one.segment, one.state, one.sendAt, one.sent, one.keptBack, ''],
        }
      })}
    />
  )
}
