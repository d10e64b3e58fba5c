/** Step 1: the mobile number. */
import { Button } from '@uwanja/ui/Button'
import { Field } from '@uwanja/ui/Field'
import { useEntry } from '../entry/use-entry.ts'
import { jurisdiction } from '../jurisdiction.ts'
import { digitsOf, localNumber } from '@uwanja/contract/wire/mobile-number'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'

type Props = { mobile: string; onNext: (mobile: string) => Promise<void> }

export function PhoneStep({ mobile, onNext }: Props) {
  const t = useTranslations()
  const statusText = useStatusText()
  const form = useEntry({ defaultValues: { mobile } })
  const { isSubmitting, errors } = form.formState
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit((values) => onNext(values.mobile))(event)}
    >
      <p className="text-muted">{t('recovery.numberText')}</p>
      <Field
        data-autofocus
        label={t('login.mobile')}
        prefix={`+${jurisdiction.prefix} (0)`}
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        error={errors.mobile && statusText('please_fill_the_field')}
        {...form.register('mobile', {
          validate: (value) => digitsOf(value) !== '',
          onChange: ({ target }) => form.setValue('mobile', localNumber(target.value, jurisdiction)),
        })}
      />
      <Button type="submit" variant="primary" size="wide" busyLabel={isSubmitting ? t('form.sending') : undefined}>
        {t('form.next')}
      </Button>
    </form>
  )
}
