/** The address for the mail about log-ins, below the switch that asks for it. */
import { user } from '@uwanja/contract/site/user'
import { EmailField } from '@uwanja/ui/EmailField'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isMailAddress } from '../contact/contact-rules.ts'
import { SentForm, type Answer } from '../entry/SentForm.tsx'
import { useChangedInfo } from '../profile/use-personal-info.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { sendConfirmed } from './confirm-password.ts'

export function EmailAddress({ known }: { known: string }) {
  const t = useTranslations()
  const changed = useChangedInfo()
  const form = useForm({ defaultValues: { email: known } })
  const [answer, setAnswer] = useState<Answer | null>(null)

  async function submit({ email: typed }: { email: string }): Promise<void> {
    setAnswer(null)
    const email = typed.trim()
    if (email !== '' && !isMailAddress(email))
      return form.setError('email', { message: t('contact.emailWrong') }, { shouldFocus: true })
    const outcome = await sendConfirmed(user.updateEmail, { email }).catch(() => null)
    if (outcome?.ok) changed({ email })
    setAnswer(outcome === null ? 'lost' : outcome.ok ? 'done' : { refused: [outcome.status] })
  }

  const says = { submit: t('security.emailSave'), done: t('security.emailSaved'), lost: t('security.notSaved') }
  return (
    <div className="mb-2">
      <SentForm form={form} onSubmit={submit} answer={answer} says={says} look="secondary">
        <EmailField
          label={t('security.email')}
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
      </SentForm>
    </div>
  )
}
