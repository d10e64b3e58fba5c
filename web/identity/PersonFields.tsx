/** Names and day of birth, as they stand on the document. */
import { Field } from '@uwanja/ui/Field'
import type { UseFormReturn } from 'react-hook-form'
import { BirthDateFields } from '../profile/BirthDateFields.tsx'
import type { DetailsErrors, DetailsValues } from '../profile/personal-details-rules.ts'
import { useTranslations } from '../texts/use-translations.ts'

type Props = {
  form: UseFormReturn<DetailsValues>
  errors: DetailsErrors
  /** What is wrong with a field in the player's language; undefined: nothing. */
  words: (keys: readonly string[]) => string | undefined
}

export function PersonFields({ form, errors, words }: Props) {
  const t = useTranslations('security')
  return (
    <>
      <Field
        label={t('firstName')}
        autoComplete="given-name"
        maxLength={100}
        error={words(errors.firstName)}
        {...form.register('firstName')}
      />
      <Field
        label={t('lastName')}
        autoComplete="family-name"
        maxLength={100}
        error={words(errors.lastName)}
        {...form.register('lastName')}
      />
      <BirthDateFields form={form} error={words(errors.dateOfBirth)} />
    </>
  )
}
