/** What a promotion says and where it stands; beside it how each language will look. */
import { Fragment, useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { office } from '@uwanja/contract/operators/office'
import { PROMOTION_TEXTS, type OfficeCategory, type OfficePromotion } from '@uwanja/contract/operators/promotions'
import { LANGUAGES, type Language } from '@uwanja/contract/wire/constants'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { TextArea } from '@uwanja/ui/TextArea'
import { useDoing, useOfficeQuery } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { PictureField } from './PictureField.tsx'
import { Preview } from './Preview.tsx'
import { instantOf, localMoment, NOTHING_SAID, type Part } from './promotion-fields.ts'

interface Props {
  readonly promotion: OfficePromotion
  readonly categories: readonly OfficeCategory[]
  readonly pictures: readonly string[]
}

export function PromotionForm({ promotion, categories, pictures }: Props) {
  const { texts } = useSpeech()
  const { may } = useMe()
  const words = texts.promotions
  const doing = useDoing(office.keepPromotion)
  const [language, setLanguage] = useState<Language>('en')
  const [isKept, setKept] = useState(false)
  const form = useForm<Typed>({ defaultValues: typedOf(promotion) })
  const submit = form.handleSubmit(async ({ startsAt, endsAt, ...rest }) => {
    setKept(false)
    const moments = { startsAt: instantOf(startsAt), endsAt: instantOf(endsAt) }
    setKept((await doing.run({ ...rest, ...moments, id: promotion.id })) !== null)
  })
  const isEditable = may('promotions.edit') && promotion.state !== 'ended'
  return (
    <Card>
      <AskForm onSubmit={submit} doing={doing} says={words.keep}>
        <fieldset disabled={!isEditable} className="grid min-w-0 gap-4 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4">
            <p className="text-sm text-muted">{words.wholeLead}</p>
            <LanguageButtons language={language} onChoose={setLanguage} />
            <Texts language={language} form={form} />
            <Places form={form} categories={categories} pictures={pictures} />
          </div>
          <Shown language={language} form={form} />
        </fieldset>
        {isKept && <Alert tone="success">{words.kept}</Alert>}
      </AskForm>
    </Card>
  )
}

const typedOf = (promotion: OfficePromotion) => ({
  texts: { ...NOTHING_SAID, ...promotion.texts } as typeof NOTHING_SAID,
  categories: [...promotion.categories],
  picture: promotion.picture,
  startsAt: localMoment(promotion.startsAt),
  endsAt: localMoment(promotion.endsAt),
  jurisdiction: promotion.jurisdiction,
  segment: promotion.segment,
})
type Typed = ReturnType<typeof typedOf>
type Form = UseFormReturn<Typed>

function LanguageButtons({ language, onChoose }: { language: Language; onChoose: (language: Language) => void }) {
  const { texts } = useSpeech()
  return (
    <div role="group" aria-label={texts.language} className="flex flex-wrap gap-2">
      {LANGUAGES.map((one) => (
        <Button
          key={one}
          lang={one}
          aria-pressed={one === language}
          variant={one === language ? 'primary' : 'secondary'}
          onClick={() => onChoose(one)}
        >
          {texts.promotions.language[one]}
        </Button>
      ))}
    </div>
  )
}

/** Each language has fields of its own, so that what was typed in another one stays. */
function Texts({ language, form: { register } }: { language: Language; form: Form }) {
  const words = useSpeech().texts.promotions
  const of = (part: Part) => ({
    label: words[part],
    lang: language,
    maxLength: PROMOTION_TEXTS[part],
    ...register(`texts.${part}.${language}`),
  })
  return (
    <Fragment key={language}>
      <Field autoComplete="off" {...of('title')} />
      <TextArea rows={2} {...of('description')} />
      <TextArea rows={5} {...of('body')} />
      <TextArea rows={3} {...of('terms')} />
      <Field autoComplete="off" {...of('tags')} />
    </Fragment>
  )
}

type PlacesProps = Omit<Props, 'promotion'> & { readonly form: Form }

function Places({ form: { control, register, setValue }, categories, pictures }: PlacesProps) {
  const { texts, language } = useSpeech()
  const words = texts.promotions
  const picture = useWatch({ control, name: 'picture' })
  return (
    <>
      <PictureField
        value={picture}
        pictures={pictures}
        onChange={(next) => setValue('picture', next, { shouldDirty: true })}
      />
      <fieldset>
        <legend className="font-semibold">{words.categories}</legend>
        {categories.map(({ id, names }) => (
          <Checkbox key={id} label={names[language]} value={id} {...register('categories')} />
        ))}
      </fieldset>
      <Field label={words.startsAt} type="datetime-local" {...register('startsAt')} />
      <Field label={words.endsAt} type="datetime-local" {...register('endsAt')} />
      <Field label={words.jurisdiction} autoComplete="off" maxLength={2} {...register('jurisdiction')} />
      <SegmentField register={register} />
    </>
  )
}

/** Drawn when they are known, so that the one that is chosen stands in the list. */
function SegmentField({ register }: Pick<Form, 'register'>) {
  const words = useSpeech().texts.promotions
  const { data } = useOfficeQuery(office.segments, {})
  if (!data) return null
  const options = [{ value: '', text: words.noSegment }].concat(
    data.segments.map(({ id, name }) => ({ value: id, text: name })),
  )
  return <Select size="normal" label={words.segment} options={options} {...register('segment')} />
}

function Shown({ language, form: { control } }: { language: Language; form: Form }) {
  const words = useSpeech().texts.promotions
  const [said, picture] = useWatch({ control, name: ['texts', 'picture'] })
  const of = (part: Part) => said[part][language]
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h2 className="font-semibold">{words.preview}</h2>
      <Preview
        language={language}
        picture={picture}
        title={of('title')}
        description={of('description')}
        body={of('body')}
        terms={of('terms')}
        tags={of('tags')}
      />
    </div>
  )
}
