/** Step 3: the new password, twice; and the birth date when the server wants it. */
import { Button } from '@uwanja/ui/Button'
import { PasswordField } from '@uwanja/ui/PasswordField'
import { useForm } from 'react-hook-form'
import { useEntry } from '../entry/use-entry.ts'
import { BirthDateFields } from '../profile/BirthDateFields.tsx'
import { detailsRequest, detailsValues, type DetailsValues } from '../profile/personal-details-rules.ts'
import { useTranslations } from '../texts/use-translations.ts'

type Props = {
  birthDate: 'asked' | 'not-asked'
  onBack: () => void
  onSubmit: (newPassword: string, newPasswordConfirm: string, birthDate: string) => Promise<void>
}

export function PasswordStep({ birthDate, onBack, onSubmit }: Props) {
  const t = useTranslations()
  const form = useEntry({ defaultValues: { newPassword: '', newPasswordConfirm: '' } })
  const born = useForm<DetailsValues>({ defaultValues: detailsValues({}) })
  const { isSubmitting } = form.formState
  const eye = { showLabel: t('form.showPassword'), hideLabel: t('form.hidePassword') }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) =>
        void form.handleSubmit((values) =>
          onSubmit(values.newPassword, values.newPasswordConfirm, detailsRequest(born.getValues()).dateOfBirth),
        )(event)
      }
    >
      <p className="text-muted">{t('recovery.passwordText')}</p>
      <PasswordField
        data-autofocus
        {...eye}
        label={t('recovery.newPassword')}
        hint={t('register.passwordHint')}
        autoComplete="new-password"
        {...form.register('newPassword')}
      />
      <PasswordField
        {...eye}
        label={t('recovery.confirmPassword')}
        autoComplete="new-password"
        {...form.register('newPasswordConfirm')}
      />
      {birthDate === 'asked' && <BirthDateFields form={born} error={undefined} />}
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={onBack} disabled={isSubmitting}>
          {t('form.back')}
        </Button>
        <Button type="submit" variant="primary" busyLabel={isSubmitting ? t('form.sending') : undefined}>
          {t('recovery.submit')}
        </Button>
      </div>
    </form>
  )
}
