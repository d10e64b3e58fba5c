/** Promotions with what they gave and cost, their categories, and the making of a new one. */
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeCategory, OfficePromotion } from '@uwanja/contract/operators/promotions'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useDoing, useOfficeQuery } from '../ask.ts'
import { Banners } from '../banners/Banners.tsx'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { CategoryDialog } from './CategoryDialog.tsx'
import { NOTHING_SAID } from './promotion-fields.ts'

export function PromotionsPage() {
  const { texts } = useSpeech()
  const { may } = useMe()
  const navigate = useNavigate()
  const words = texts.promotions
  const asked = useOfficeQuery(office.promotions, {})
  const making = useDoing(office.keepPromotion)
  const make = async () => {
    const empty = {
      id: '',
      texts: NOTHING_SAID,
      categories: [],
      picture: '',
      startsAt: '',
      endsAt: '',
      jurisdiction: '',
    }
    const made = await making.run(empty)
    if (made) void navigate(`/promotions/${made.data.id}`)
  }
  return (
    <>
      <PageHead title={texts.pages.promotions}>
        {may('promotions.edit') && (
          <Button variant="primary" busyLabel={making.isBusy ? texts.loading : undefined} onClick={() => void make()}>
            {words.make}
          </Button>
        )}
      </PageHead>
      <p className="text-muted">{words.lead}</p>
      <RefusedAlert refused={making.refused} />
      <OfficeQuery asked={asked}>
        {({ promotions, categories }) => (
          <>
            {promotions.length === 0 ? <EmptyState title={words.none} /> : <List promotions={promotions} />}
            <Categories categories={categories} />
          </>
        )}
      </OfficeQuery>
      <Banners />
    </>
  )
}

function List({ promotions }: { promotions: readonly OfficePromotion[] }) {
  const { texts, language, money } = useSpeech()
  const words = texts.promotions
  return (
    <Rows
      caption={texts.pages.promotions}
      columns={[
        { title: words.title },
        { title: texts.games.state },
        { title: words.effect },
        { title: words.takers, side: 'right' },
        { title: words.given, side: 'right' },
        { title: words.cost, side: 'right' },
        { title: words.cap, side: 'right' },
      ]}
      rows={promotions.map(({ id, state, isRunning, texts: said, effect }) => {
        const title = said.title[language] || said.title['en'] || `${texts.pages.promotion} ${id}`
        const sum = (text: string | undefined) => (effect && text !== undefined ? money(text, effect.currency) : '')
        return {
          key: id,
          cells: [
            <Link key="to" className="font-semibold text-link" to={`/promotions/${id}`}>
              {title}
            </Link>,
            state === 'published' ? (isRunning ? words.runs : words.notYet) : words.states[state],
            effect ? words.kinds[effect.kind] : '',
            effect?.takers ?? '',
            sum(effect?.given),
            sum(effect?.cost),
            sum(effect?.cap),
          ],
          values: [
            title,
            state,
            effect?.kind ?? '',
            effect?.takers,
            ...[effect?.given, effect?.cost, effect?.cap].map(Number),
          ],
        }
      })}
    />
  )
}

function Categories({ categories }: { categories: readonly OfficeCategory[] }) {
  const { texts, language } = useSpeech()
  const { may } = useMe()
  const [open, setOpen] = useState<OfficeCategory | 'new' | null>(null)
  const words = texts.promotions
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.categories}</h2>
      <ul className="flex flex-wrap gap-2">
        {categories.map((one) => (
          <li key={one.id}>
            <Button disabled={!may('promotions.edit')} onClick={() => setOpen(one)}>
              {one.names[language]}
              {one.isActive ? '' : ` (${texts.games.states.off})`}
            </Button>
          </li>
        ))}
      </ul>
      {may('promotions.edit') && (
        <Button className="self-start" onClick={() => setOpen('new')}>
          {words.newCategory}
        </Button>
      )}
      {open !== null && <CategoryDialog category={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Card>
  )
}
