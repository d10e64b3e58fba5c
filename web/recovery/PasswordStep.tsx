/** Step 3: the new password, twice. */
import { Button } from '@uwanja/ui/Button'
import { PasswordField } from '@uwanja/ui/PasswordField'
import { useEntry } from '../entry/use-entry.ts'
import { useTranslations } from 'use-intl'

type Props = { onBack: () => void; onSubmit: (newPassword: string, newPasswordConfirm: string) => Promise<void> }

export function PasswordStep({ onBack, onSubmit }: Props) {
  const t = useTranslations()
  const form = useEntry({ defaultValues: { newPassword: '', newPasswordConfirm: '' } })
  const { isSubmitting } = form.formState
  const eye = { showLabel: t('form.showPassword'), hideLabel: t('form.hidePassword') }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) =>
        void form.handleSubmit((values) => onSubmit(values.newPassword, values.newPasswordConfirm))(event)
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
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={onBack} disabled={isSubmitting}>
          {t('form.back')}
        </Button>
        <Button type="submit" look="primary" busyLabel={isSubmitting ? t('form.sending') : undefined}>
          {t('recovery.submit')}
        </Button>
      </div>
    </form>
  )
}
