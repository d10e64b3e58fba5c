/** One banner of the home page: its words in three languages, its picture, where it leads, and when it is seen. */
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { BANNER_PICTURE_MOST_BYTES, BANNER_TEXTS, type OfficeBanner } from '@uwanja/contract/operators/banners'
import { office } from '@uwanja/contract/operators/office'
import { LANGUAGES } from '@uwanja/contract/wire/constants'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { PictureField } from '../promotions/PictureField.tsx'
import { useSpeech } from '../speech.ts'
import { bannerOf, typedOf, type BannerTyped } from './banner-fields.ts'

interface Props {
  readonly banner: OfficeBanner | null
  readonly banners: readonly OfficeBanner[]
  readonly pictures: readonly string[]
  readonly onClose: () => void
}
type Form = UseFormReturn<BannerTyped>

export function BannerDialog({ banner, banners, pictures, onClose }: Props) {
  const { texts } = useSpeech()
  const words = texts.banners
  const doing = useDoing(office.keepBanner)
  const form = useForm<BannerTyped>({ defaultValues: typedOf(banner, banners) })
  const { control, register, handleSubmit, setValue } = form
  const picture = useWatch({ control, name: 'picture' })
  const submit = handleSubmit(async (typed) => {
    if (await doing.run(bannerOf(banner?.id ?? '', typed))) onClose()
  })
  return (
    <Dialog title={banner ? words.change : words.make} closeLabel={texts.close} onClose={onClose}>
      <AskForm onSubmit={submit} doing={doing} says={words.keep}>
        <p className="text-sm text-muted">{words.wholeLead}</p>
        <Texts form={form} />
        <PictureField
          value={picture}
          pictures={pictures}
          light={{ mostBytes: BANNER_PICTURE_MOST_BYTES, lead: words.pictureLead, none: words.noPicture }}
          onChange={(next) => setValue('picture', next)}
        />
        <Field
          label={words.link}
          hint={words.linkHint}
          autoComplete="off"
          required
          maxLength={200}
          pattern="/([^\/\\].*)?"
          {...register('link')}
        />
        <Field
          label={words.position}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={3}
          {...register('position')}
        />
        <Field label={texts.promotions.startsAt} type="datetime-local" {...register('startsAt')} />
        <Field label={texts.promotions.endsAt} type="datetime-local" {...register('endsAt')} />
        <Field label={texts.promotions.jurisdiction} autoComplete="off" maxLength={2} {...register('jurisdiction')} />
        <Checkbox label={words.isShown} {...register('isShown')} />
        <Shown form={form} />
      </AskForm>
    </Dialog>
  )
}

function Texts({ form: { register } }: { form: Form }) {
  const { texts, fill } = useSpeech()
  const words = texts.banners
  return LANGUAGES.map((one) => {
    const name = { language: texts.promotions.language[one] }
    return (
      <div key={one} className="flex flex-col gap-3">
        <Field
          label={fill(words.title, name)}
          lang={one}
          autoComplete="off"
          maxLength={BANNER_TEXTS.title}
          {...register(`title.${one}`)}
        />
        <Field
          label={fill(words.text, name)}
          lang={one}
          autoComplete="off"
          maxLength={BANNER_TEXTS.text}
          {...register(`text.${one}`)}
        />
      </div>
    )
  })
}

function Shown({ form: { control } }: { form: Form }) {
  const { texts } = useSpeech()
  const words = texts.banners
  const [title, text, picture] = useWatch({ control, name: ['title', 'text', 'picture'] })
  return (
    <section aria-label={words.preview} className="flex flex-col gap-2">
      <h3 className="font-semibold">{words.preview}</h3>
      {LANGUAGES.map((one) => (
        <article key={one} lang={one} className="flex min-w-0 overflow-hidden rounded-xl border border-line">
          {picture !== '' && (
            <img alt="" src={picture} width={120} height={68} className="min-h-24 w-1/3 max-w-60 object-cover" />
          )}
          <div className="flex min-w-0 flex-col justify-center gap-0.5 p-3">
            <p className="line-clamp-2 leading-tight font-semibold">{title[one]}</p>
            <p className="line-clamp-3 text-sm leading-tight text-muted">{text[one]}</p>
          </div>
        </article>
      ))}
    </section>
  )
}
