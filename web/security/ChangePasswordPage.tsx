/** Change the password with the old one (U04, A09). Also where a login with code 111 leads. */
import { security } from '@uwanja/contract/site/security'
import { PasswordField } from '@uwanja/ui/PasswordField'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { SentForm, type Answer } from '../entry/SentForm.tsx'
import { send } from '../send.ts'
import { useSession } from '../session/session.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { passwordProblem, passwordRefusal, type PasswordValues } from './change-password-rules.ts'

const EMPTY: PasswordValues = { oldPassword: '', newPassword: '', confirmPassword: '' }

export function ChangePasswordPage() {
  const t = useTranslations()
  const statusText = useStatusText()
  const userName = useSession((session) => session.user?.user.userName ?? '')
  const form = useForm<PasswordValues>({ defaultValues: EMPTY })
  const { errors } = form.formState
  const [answer, setAnswer] = useState<Answer | null>(null)

  async function submit(values: PasswordValues): Promise<void> {
    setAnswer(null)
    const wrong = passwordProblem(values)
    if (wrong) return form.setError(wrong.field, { message: wrong.text }, { shouldFocus: true })
    const outcome = await send(security.changePassword, values)
    if (!outcome.ok) return setAnswer({ refused: passwordRefusal(outcome.status) })
    form.reset(EMPTY)
    setAnswer('done')
  }

  const eye = { showLabel: t('form.showPassword'), hideLabel: t('form.hidePassword') }
  const field = (name: keyof PasswordValues) => ({
    ...eye,
    label: t(`changePassword.${name}`),
    error: errors[name] && statusText(errors[name].message),
    ...form.register(name),
  })
  const says = { submit: t('changePassword.submit'), done: t('changePassword.done') }
  return (
    <div className="mx-auto flex max-w-md flex-col gap-6">
      <div>
        <h1 className="text-2xl font-bold sm:text-3xl">{t('changePassword.title')}</h1>
        <p className="mt-1 text-muted">{t('changePassword.lead')}</p>
      </div>
      <SentForm form={form} onSubmit={submit} answer={answer} says={says}>
        {/* For password managers, which otherwise save the new password under no name. */}
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <PasswordField {...field('oldPassword')} autoComplete="current-password" />
        <PasswordField {...field('newPassword')} hint={t('register.passwordHint')} autoComplete="new-password" />
        <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
      </SentForm>
    </div>
  )
}
