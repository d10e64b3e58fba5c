/** Keys of outside companies: where each comes from, set anew and rotated; none is ever shown. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import type { CompanyKeyRow } from '@uwanja/contract/operators/keys'
import { Button } from '@uwanja/ui/Button'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import { KeyDialog } from './KeyDialog.tsx'

type Open = { readonly act: 'set' | 'end'; readonly key: CompanyKeyRow }

export function Keys() {
  const { texts } = useSpeech()
  const [open, setOpen] = useState<Open | null>(null)
  const words = texts.keys
  const close = () => setOpen(null)
  const asked = useOfficeQuery(office.companyKeys, {})
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.heading}</h2>
      <p className="text-sm text-muted">{words.lead}</p>
      <OfficeQuery asked={asked}>{({ keys }) => <Table keys={keys} onOpen={setOpen} />}</OfficeQuery>
      {open?.act === 'set' && <KeyDialog of={open.key} onClose={close} />}
      {open?.act === 'end' && (
        <WhyDialog
          row={office.endPreviousKey}
          values={{ company: open.key.company, name: open.key.name }}
          title={words.end}
          lead={words.endLead}
          confirm={words.end}
          variant="danger"
          onClose={close}
        />
      )}
    </section>
  )
}

function Table({ keys, onOpen }: { keys: readonly CompanyKeyRow[]; onOpen: (open: Open) => void }) {
  const { texts, fill, time } = useSpeech()
  const { may } = useMe()
  const words = texts.keys
  return (
    <Rows
      caption={words.heading}
      columns={[
        { title: texts.integrations.company },
        { title: words.name },
        { title: words.source },
        { title: words.previous },
        ...(may('keys.edit') ? [{ title: texts.operators.acts }] : []),
      ]}
      rows={keys.map((key) => ({
        key: `${key.company} ${key.name}`,
        values: [key.company, key.name, key.source, key.hasPrevious ? 1 : 0],
        cells: [
          <span className="font-semibold">{key.company}</span>,
          key.name,
          <>
            {words.sources[key.source]}
            {key.setAt !== null && (
              <span className="block text-muted">{fill(words.setBy, { name: key.setBy, at: time(key.setAt) })}</span>
            )}
          </>,
          key.hasPrevious ? words.holds : key.canRotate ? '' : words.oneOnly,
          ...(may('keys.edit') ? [<Acts of={key} onOpen={onOpen} />] : []),
        ],
      }))}
    />
  )
}

function Acts({ of, onOpen }: { of: CompanyKeyRow; onOpen: (open: Open) => void }) {
  const { texts } = useSpeech()
  const words = texts.keys
  const label = (act: string) => `${act}: ${of.company} ${of.name}`
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" aria-label={label(words.set)} onClick={() => onOpen({ act: 'set', key: of })}>
        {words.set}
      </Button>
      {of.hasPrevious && (
        <Button size="small" aria-label={label(words.end)} onClick={() => onOpen({ act: 'end', key: of })}>
          {words.end}
        </Button>
      )}
    </div>
  )
}
