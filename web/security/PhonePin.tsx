/** The PIN for USSD and SMS: who stakes or withdraws without the site shows it. */
import { phonePin } from '@uwanja/contract/site/phone-pin'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { PasswordField } from '@uwanja/ui/PasswordField'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { SentForm, type Answer } from '../entry/SentForm.tsx'
import { useChangedInfo } from '../profile/use-personal-info.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { sendConfirmed } from './confirm-password.ts'

const WELL_FORMED = /^\d{4,6}$/

export function PhonePin({ isSet }: { isSet: boolean }) {
  const t = useTranslations('phonePin')
  const shell = useTranslations('form')
  const changed = useChangedInfo()
  const form = useForm({ defaultValues: { pin: '' } })
  const [answer, setAnswer] = useState<Answer | null>(null)

  async function save(pin: string): Promise<void> {
    setAnswer(null)
    const outcome = await sendConfirmed(phonePin.setPhonePin, { pin }).catch(() => null)
    if (outcome?.ok) {
      changed({ hasPhonePin: pin !== '' })
      form.reset()
      return setAnswer('done')
    }
    // The status's own text is about passwords.
    if (outcome?.status === 'INCORRECT_PARAMETER_VALUE')
      return form.setError('pin', { message: t('easy') }, { shouldFocus: true })
    setAnswer(outcome === null ? 'lost' : { refused: [outcome.status] })
  }
  async function submit({ pin }: { pin: string }): Promise<void> {
    if (!WELL_FORMED.test(pin)) return form.setError('pin', { message: t('digits') }, { shouldFocus: true })
    return save(pin)
  }

  const says = { submit: isSet ? t('change') : t('set'), done: t('done'), lost: t('lost') }
  return (
    <Card aria-labelledby="phone-pin" className="flex flex-col gap-3">
      <h2 id="phone-pin" className="text-lg font-bold">
        {t('title')}
      </h2>
      <p className="text-muted">{t('text')}</p>
      {isSet && <Alert tone="info">{t('isSet')}</Alert>}
      <SentForm form={form} onSubmit={submit} answer={answer} says={says} look="secondary">
        <PasswordField
          showLabel={shell('showPassword')}
          hideLabel={shell('hidePassword')}
          label={t('label')}
          hint={t('hint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          error={form.formState.errors.pin?.message}
          {...form.register('pin')}
        />
      </SentForm>
      {isSet && <Button onClick={() => void save('')}>{t('remove')}</Button>}
    </Card>
  )
}
