/** A category of promotions: its name in three languages, its place, and whether players see it. */
import { useForm } from 'react-hook-form'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeCategory } from '@uwanja/contract/operators/promotions'
import { LANGUAGES } from '@uwanja/contract/wire/constants'
import { Checkbox } from '@uwanja/ui/Checkbox'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { useSpeech } from '../speech.ts'

export function CategoryDialog({ category, onClose }: { category: OfficeCategory | null; onClose: () => void }) {
  const { texts } = useSpeech()
  const words = texts.promotions
  const doing = useDoing(office.keepPromotionCategory)
  const { register, handleSubmit } = useForm({
    defaultValues: {
      en: category?.names['en'] ?? '',
      sw: category?.names['sw'] ?? '',
      zh: category?.names['zh'] ?? '',
      position: String(category?.position ?? 1),
      isActive: category?.isActive ?? true,
      inMenu: category?.inMenu ?? false,
    },
  })
  const submit = handleSubmit(async (typed) => {
    if (await doing.run({ ...typed, id: category?.id ?? '' })) onClose()
  })
  return (
    <Dialog title={category ? words.category : words.newCategory} closeLabel={texts.close} onClose={onClose}>
      <AskForm onSubmit={submit} doing={doing} says={words.keep}>
        {LANGUAGES.map((one) => (
          <Field
            key={one}
            label={words.language[one]}
            lang={one}
            autoComplete="off"
            required
            maxLength={40}
            {...register(one)}
          />
        ))}
        <Field
          label={words.position}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={3}
          {...register('position')}
        />
        <Checkbox label={words.isActive} {...register('isActive')} />
        <Checkbox label={words.inMenu} {...register('inMenu')} />
      </AskForm>
    </Dialog>
  )
}
