/** The fields of the registration. */
import { Checkbox } from '@uwanja/ui/Checkbox'
import { Field } from '@uwanja/ui/Field'
import { PasswordField } from '@uwanja/ui/PasswordField'
import type { Entry } from '../entry/use-entry.ts'
import { jurisdiction } from '../jurisdiction.ts'
import { localNumber } from '@uwanja/contract/wire/mobile-number'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import type { RegisterValues } from './register-rules.ts'

export function RegisterFields({ form }: { form: Entry<RegisterValues> }) {
  const t = useTranslations()
  const { errors } = form.formState
  const eye = { showLabel: t('form.showPassword'), hideLabel: t('form.hidePassword') }
  const statusText = useStatusText()
  // A broken rule shows at its field, which takes the focus; a server's refusal shows above the button.
  const wrong = (name: keyof RegisterValues) => ({ error: errors[name] && statusText(errors[name].message) })
  return (
    <>
      <Field
        label={t('register.mobile')}
        hint={t('register.mobileHint', { prefix: jurisdiction.prefix })}
        prefix={`+${jurisdiction.prefix}`}
        placeholder={jurisdiction.sampleMobile}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        {...wrong('mobile')}
        {...form.register('mobile', {
          onChange: (event) => form.setValue('mobile', localNumber(event.target.value, jurisdiction)),
        })}
      />
      <PasswordField
        {...eye}
        label={t('register.password')}
        hint={t('register.passwordHint')}
        autoComplete="new-password"
        {...wrong('password')}
        {...form.register('password')}
      />
      <PasswordField
        {...eye}
        label={t('register.confirmPassword')}
        autoComplete="new-password"
        {...wrong('confirmPassword')}
        {...form.register('confirmPassword')}
      />
      <Checkbox
        label={t.rich('register.terms', {
          link: (words) => (
            <a href="/Terms" target="_blank" className="text-link underline underline-offset-4">
              {words}
            </a>
          ),
          privacy: (words) => (
            <a href="/PrivacyPolicy" target="_blank" className="text-link underline underline-offset-4">
              {words}
            </a>
          ),
        })}
        {...wrong('terms')}
        {...form.register('terms')}
      />
    </>
  )
}
