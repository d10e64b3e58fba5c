/** One promotion: what it says in three languages, what it gives, whether players see it, and what it gave day by day. */
import { useState } from 'react'
import { useParams } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import type { OfficePromotion } from '@uwanja/contract/operators/promotions'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { useOfficeQuery } from '../ask.ts'
import { Facts } from '../Facts.tsx'
import { LineChart } from '../LineChart.tsx'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { WhyDialog } from '../WhyDialog.tsx'
import { EffectDialog } from './EffectDialog.tsx'
import { PromotionForm } from './PromotionForm.tsx'

export function PromotionPage() {
  const { texts, language, day, money } = useSpeech()
  const { me } = useMe()
  const { id = '' } = useParams()
  const words = texts.promotions
  const asked = useOfficeQuery(office.promotion, { id })
  return (
    <OfficeQuery asked={asked} title={texts.pages.promotion}>
      {({ promotion, categories, pictures, days }) => (
        <>
          <PageHead title={promotion.texts.title[language] || `${texts.pages.promotion} ${id}`}>
            <State promotion={promotion} />
          </PageHead>
          <EffectCard promotion={promotion} />
          <PromotionForm key={id} promotion={promotion} categories={categories} pictures={pictures} />
          {promotion.effect && (
            <LineChart
              title={words.onDays}
              timeTitle={words.day}
              times={days.map((one) => one.day)}
              timeText={day}
              series={[{ title: words.given, colour: '--win', amounts: days.map(({ given }) => given) }]}
              valueText={(value) => money(value, me?.currency ?? '')}
            />
          )}
        </>
      )}
    </OfficeQuery>
  )
}

function State({ promotion: { id, state, isRunning } }: { promotion: OfficePromotion }) {
  const { texts } = useSpeech()
  const { may } = useMe()
  const [isOpen, setOpen] = useState(false)
  const words = texts.promotions
  const next = state === 'draft' ? 'published' : 'ended'
  const says = next === 'published' ? words.publish : words.end
  return (
    <>
      <span className="font-semibold">
        {words.states[state]}
        {state === 'published' && `, ${isRunning ? words.runs : words.notYet}`}
      </span>
      {state !== 'ended' && may('promotions.edit') && (
        <Button variant={next === 'published' ? 'primary' : 'danger'} onClick={() => setOpen(true)}>
          {says}
        </Button>
      )}
      {isOpen && (
        <WhyDialog
          row={office.setPromotionState}
          values={{ id, state: next }}
          title={says}
          lead={next === 'published' ? words.publishLead : words.endLead}
          confirm={says}
          variant={next === 'published' ? 'primary' : 'danger'}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function EffectCard({ promotion: { id, state, effect } }: { promotion: OfficePromotion }) {
  const { texts, money } = useSpeech()
  const { may } = useMe()
  const [isOpen, setOpen] = useState(false)
  const words = texts.promotions
  const sum = (text: string) => money(text, effect?.currency ?? '')
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.effect}</h2>
      {effect ? (
        <Facts
          facts={[
            [words.kind, words.kinds[effect.kind]],
            [words.base, words.bases[effect.base]],
            [texts.approvals.details.code, effect.code],
            [words.cap, sum(effect.cap)],
            [words.given, sum(effect.given)],
            [words.cost, sum(effect.cost)],
            [words.joined, String(effect.joined)],
            [words.takers, String(effect.takers)],
          ]}
        />
      ) : (
        <p className="text-muted">{words.noEffect}</p>
      )}
      {may('promotions.spend') && state !== 'ended' && (
        <Button className="self-start" onClick={() => setOpen(true)}>
          {words.setEffect}
        </Button>
      )}
      {isOpen && <EffectDialog id={id} effect={effect} onClose={() => setOpen(false)} />}
    </Card>
  )
}
