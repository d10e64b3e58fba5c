/** The banners of the players' home page in their order: what each says, and whether it is seen now. */
import { useState } from 'react'
import type { OfficeBanner } from '@uwanja/contract/operators/banners'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { BannerDialog } from './BannerDialog.tsx'
import { standingOf } from './banner-fields.ts'

export function Banners() {
  const { texts } = useSpeech()
  const { may } = useMe()
  const words = texts.banners
  const [open, setOpen] = useState<OfficeBanner | 'new' | null>(null)
  const asked = useOfficeQuery(office.banners, {})
  const mayEdit = may('promotions.edit')
  return (
    <section aria-label={words.banners} className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{words.banners}</h2>
      <p className="text-muted">{words.lead}</p>
      <OfficeQuery asked={asked}>
        {({ banners, pictures }) => (
          <>
            {mayEdit && (
              <Button className="self-start" onClick={() => setOpen('new')}>
                {words.make}
              </Button>
            )}
            {banners.length === 0 && <EmptyState title={words.none} />}
            <ol className="flex flex-col gap-3">
              {banners.map((one) => (
                <li key={one.id}>
                  <OneBanner banner={one} banners={banners} onChange={mayEdit ? setOpen : null} />
                </li>
              ))}
            </ol>
            {open !== null && (
              <BannerDialog
                banner={open === 'new' ? null : open}
                banners={banners}
                pictures={pictures}
                onClose={() => setOpen(null)}
              />
            )}
          </>
        )}
      </OfficeQuery>
    </section>
  )
}

interface OneProps {
  readonly banner: OfficeBanner
  readonly banners: readonly OfficeBanner[]
  readonly onChange: ((banner: OfficeBanner) => void) | null
}

function OneBanner({ banner, banners, onChange }: OneProps) {
  const { texts, language, time } = useSpeech()
  const words = texts.banners
  const title = banner.texts.title[language] || banner.texts.title.en || `${words.banners} ${banner.id}`
  return (
    <Card className="flex flex-wrap items-start gap-x-4 gap-y-2">
      {banner.picture !== '' && (
        <img alt="" src={banner.picture} width={120} height={68} className="h-17 w-30 rounded-lg object-cover" />
      )}
      <div className="flex min-w-0 flex-1 basis-60 flex-col">
        <h3 className="font-semibold wrap-anywhere">{title}</h3>
        <p className="wrap-anywhere">{banner.texts.text[language]}</p>
        <p className="text-sm wrap-anywhere text-muted">
          {words.place} {banner.position} · {banner.link}
          {banner.jurisdiction !== '' && ` · ${banner.jurisdiction}`}
        </p>
        <p className="text-sm text-muted">
          {words.from} {time(banner.startsAt)} · {banner.endsAt ? `${words.until} ${time(banner.endsAt)}` : words.noEnd}
        </p>
      </div>
      <p className="font-semibold">{words.states[standingOf(banner, banners)]}</p>
      {onChange && (
        <Button aria-label={`${words.change}: ${title}`} onClick={() => onChange(banner)}>
          {words.change}
        </Button>
      )}
    </Card>
  )
}
