/** Segments of players, and letters to them: made here, counted, let go, and stopped while they are being sent. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeSegment } from '@uwanja/contract/operators/segments'
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { Letters } from './Letters.tsx'
import { SegmentDialog } from './SegmentDialog.tsx'
import { Templates } from './Templates.tsx'
import { askedOf } from './segment-fields.ts'

export function SegmentsPage() {
  const { texts } = useSpeech()
  const { may } = useMe()
  const words = texts.segments
  const [open, setOpen] = useState<OfficeSegment | 'new' | null>(null)
  const asked = useOfficeQuery(office.segments, {})
  return (
    <>
      <PageHead title={texts.pages.segments}>
        {may('promotions.edit') && (
          <Button variant="primary" onClick={() => setOpen('new')}>
            {words.make}
          </Button>
        )}
      </PageHead>
      <p className="text-muted">{words.lead}</p>
      <OfficeQuery asked={asked}>
        {({ segments }) => (
          <>
            {segments.length === 0 ? (
              <EmptyState title={words.none} />
            ) : (
              <List segments={segments} onChange={may('promotions.edit') ? setOpen : null} />
            )}
            {segments.length > 0 && <Letters segments={segments} />}
            <Templates />
          </>
        )}
      </OfficeQuery>
      {open !== null && <SegmentDialog segment={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  )
}

interface ListProps {
  readonly segments: readonly OfficeSegment[]
  readonly onChange: ((segment: OfficeSegment) => void) | null
}

function List({ segments, onChange }: ListProps) {
  const { texts } = useSpeech()
  const words = texts.segments
  const filterText = (segment: OfficeSegment) =>
    askedOf(segment.filter)
      .map(([name, value]) => `${words[name]}: ${value}`)
      .join(' · ') || words.everybody
  return (
    <Rows
      caption={texts.pages.segments}
      columns={[{ title: words.name }, { title: words.filter }, { title: words.change }]}
      rows={segments.map((one) => ({
        key: one.id,
        cells: [
          one.name,
          filterText(one),
          onChange ? (
            <Button key="change" aria-label={`${words.change}: ${one.name}`} onClick={() => onChange(one)}>
              {words.change}
            </Button>
          ) : (
            ''
          ),
        ],
        values: [one.name, filterText(one), ''],
      }))}
    />
  )
}
