/** Templates of letters: kept under a name, changed, and removed. */
import { useState } from 'react'
import type { LetterTemplate } from '@uwanja/contract/operators/letter-templates'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { useDoing, useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { TemplateDialog } from './TemplateDialog.tsx'

export function Templates() {
  const { texts } = useSpeech()
  const { may } = useMe()
  const words = texts.segments
  const asked = useOfficeQuery(office.letterTemplates, {})
  const [open, setOpen] = useState<LetterTemplate | 'new' | null>(null)
  return (
    <section aria-label={words.templates} className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.templates}</h2>
      <p className="text-muted">{words.templatesLead}</p>
      {may('promotions.edit') && (
        <Button className="self-start" onClick={() => setOpen('new')}>
          {words.makeTemplate}
        </Button>
      )}
      <OfficeQuery asked={asked}>
        {({ templates }) =>
          templates.length > 0 && <List templates={templates} onChange={may('promotions.edit') ? setOpen : null} />
        }
      </OfficeQuery>
      {open !== null && <TemplateDialog template={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </section>
  )
}

interface ListProps {
  readonly templates: readonly LetterTemplate[]
  readonly onChange: ((template: LetterTemplate) => void) | null
}

function List({ templates, onChange }: ListProps) {
  const { texts, language } = useSpeech()
  const words = texts.segments
  const removing = useDoing(office.removeLetterTemplate)
  return (
    <>
      <RefusedAlert refused={removing.refused} />
      <Rows
        caption={words.templates}
        columns={[{ title: words.name }, { title: words.heading }, { title: words.change }]}
        rows={templates.map((one) => ({
          key: one.id,
          cells: [
            one.name,
            one.texts.header[language],
            <span key="do" className="flex flex-wrap gap-2">
              {onChange && (
                <>
                  <Button aria-label={`${words.change}: ${one.name}`} onClick={() => onChange(one)}>
                    {words.change}
                  </Button>
                  <Button
                    variant="danger"
                    aria-label={`${words.remove}: ${one.name}`}
                    onClick={() => void removing.run({ id: one.id })}
                  >
                    {words.remove}
                  </Button>
                </>
              )}
            </span>,
          ],
          values: [one.name, one.texts.header[language], ''],
        }))}
      />
    </>
  )
}
