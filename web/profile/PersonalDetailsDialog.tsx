/** Asks for name and date of birth (W05). What is wrong is the server's to say, under each field. */
import { user } from '@uwanja/contract/site/user'
import { knownStatusText } from '@uwanja/i18n/status-text'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { toasts } from '@uwanja/ui/toasts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { send } from '../send.ts'
import { useStatusText, useTexts } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { BirthDateFields } from './BirthDateFields.tsx'
import {
  detailsErrors,
  detailsRequest,
  detailsValues,
  type DetailsErrors,
  type DetailsValues,
} from './personal-details-rules.ts'
import { useChangedInfo, type PersonalInfo } from './use-personal-info.ts'

type Props = { known: PersonalInfo; text: string; onClose: () => void }

const NO_ERRORS: DetailsErrors = { firstName: [], lastName: [], dateOfBirth: [] }

export function PersonalDetailsDialog({ known, text, onClose }: Props) {
  const t = useTranslations()
  const texts = useTexts()
  const statusText = useStatusText()
  const changed = useChangedInfo()
  const form = useForm<DetailsValues>({ defaultValues: detailsValues(known) })
  const { isSubmitting } = form.formState
  const [errors, setErrors] = useState(NO_ERRORS)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function submit(values: DetailsValues): Promise<void> {
    setErrors(NO_ERRORS)
    setRefusal(null)
    const request = detailsRequest(values)
    const outcome = await send(user.saveUserPersonalDetails, request).catch(() => null)
    if (!outcome) return setRefusal(t('personalDetails.lost'))
    // The specification names the two outcomes by their status: one server may give both the same number.
    if (!outcome.ok || outcome.status === 'VALIDATION_ERROR') {
      const wrong = outcome.status === 'VALIDATION_ERROR' ? detailsErrors(outcome.data) : null
      if (!wrong) return setRefusal(statusText(outcome.status))
      setErrors(wrong)
      return form.setFocus(wrong.firstName.length > 0 ? 'firstName' : wrong.lastName.length > 0 ? 'lastName' : 'day')
    }
    toasts.show('success', t('personalDetails.saved'))
    changed({ firstName: request.firstName, lastName: request.lastName, birthDate: request.dateOfBirth })
    onClose()
  }

  // Keys of our texts, or a server's own words as they are.
  const words = (keys: readonly string[]) =>
    keys.length === 0 ? undefined : keys.map((key) => knownStatusText(texts, key) ?? key).join(' ')
  return (
    <Dialog title={t('personalDetails.title')} closeLabel={t('shell.close')} onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <p className="text-muted">{text}</p>
        <Field
          data-autofocus
          label={t('security.firstName')}
          autoComplete="given-name"
          maxLength={100}
          error={words(errors.firstName)}
          {...form.register('firstName')}
        />
        <Field
          label={t('security.lastName')}
          autoComplete="family-name"
          maxLength={100}
          error={words(errors.lastName)}
          {...form.register('lastName')}
        />
        <BirthDateFields form={form} error={words(errors.dateOfBirth)} />
        {refusal !== null && <Alert tone="danger">{refusal}</Alert>}
        <Button
          type="submit"
          variant="primary"
          size="wide"
          busyLabel={isSubmitting ? t('personalDetails.saving') : undefined}
        >
          {t('personalDetails.save')}
        </Button>
      </form>
    </Dialog>
  )
}
