/** The game companies: shown or off, their place, their limits, and how fresh their list is. */
import { useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeGameCompany } from '@uwanja/contract/operators/games'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { useDoing } from '../ask.ts'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { CompanyDialog } from './CompanyDialog.tsx'
import { stakesText } from './stakes.ts'

type Props = { companies: readonly OfficeGameCompany[]; currency: string }

export function CompanyTable({ companies, currency }: Props) {
  const speech = useSpeech()
  const { texts, fill, time } = speech
  const { may } = useMe()
  const words = texts.games
  const [open, setOpen] = useState<OfficeGameCompany | null>(null)
  const mayEdit = may('games.edit')
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.companies}</h2>
      <Rows
        caption={words.companies}
        columns={[
          { title: words.company },
          { title: words.state },
          { title: words.place, side: 'right' },
          { title: words.stakes },
          { title: words.listed, side: 'right' },
          { title: words.listedAt },
          ...(mayEdit ? [{ title: words.change }] : []),
        ]}
        rows={companies.map((one) => ({
          key: String(one.id),
          values: [one.name, one.isOn ? 0 : 1, one.position, undefined, one.games, one.listedAt],
          cells: [
            <span className="font-semibold">{one.name}</span>,
            one.isOn ? words.states.shown : <span className="font-semibold text-loss">{words.states.off}</span>,
            one.position ?? '–',
            stakesText(speech, one, currency),
            fill(words.shownOf, { shown: one.shown, games: one.games }),
            one.listedAt === null ? words.never : time(one.listedAt),
            <CompanyActions company={one} onChange={() => setOpen(one)} />,
          ].slice(0, mayEdit ? 7 : 6),
        }))}
      />
      {open && <CompanyDialog company={open} currency={currency} onClose={() => setOpen(null)} />}
    </section>
  )
}

function CompanyActions({ company, onChange }: { company: OfficeGameCompany; onChange: () => void }) {
  const { texts, fill } = useSpeech()
  const words = texts.games
  const { run, isBusy, refused } = useDoing(office.takeGameList)
  const [taken, setTaken] = useState<{ added: number; changed: number; gone: number } | null>(null)
  const take = async () => setTaken((await run({ id: company.id }))?.data ?? null)
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-label={fill(words.changeOf, { name: company.name })} onClick={onChange}>
          {words.change}
        </Button>
        <Button
          size="small"
          aria-label={`${words.takeList}: ${company.name}`}
          busyLabel={isBusy ? texts.loading : undefined}
          onClick={() => void take()}
        >
          {words.takeList}
        </Button>
      </div>
      {taken && !refused && <Alert tone="success">{fill(words.taken, taken)}</Alert>}
      <RefusedAlert refused={refused} />
    </div>
  )
}
