/** A reference is looked for, and the payment's own page opens. */
import { cashier } from '@uwanja/contract/site/cashier'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Field } from '@uwanja/ui/Field'
import { useState } from 'react'
import { useEntry } from '../entry/use-entry.ts'
import { useNavigator } from '../place.ts'
import { send } from '../send.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'

export function FindDepositForm() {
  const t = useTranslations('find')
  const statusText = useStatusText()
  const { go } = useNavigator()
  const form = useEntry({ defaultValues: { reference: '' } })
  const [problem, setProblem] = useState<string | null>(null)
  const { isSubmitting, errors } = form.formState

  async function find({ reference }: { reference: string }): Promise<void> {
    setProblem(null)
    const outcome = await send(cashier.findDeposit, { reference: reference.trim() }).catch((error: unknown) => {
      setProblem(t('lost'))
      throw error
    })
    if (!outcome.ok) return setProblem(statusText(`message.${outcome.status}`))
    const id = outcome.data?.id
    if (id) go(`/payment?id=${encodeURIComponent(String(id))}`)
    else setProblem(t('nothing'))
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void form.handleSubmit(find)(event)}>
      <p className="text-muted">{t('text')}</p>
      <Field
        label={t('reference')}
        autoComplete="off"
        maxLength={64}
        error={errors.reference && statusText('message.please_fill_the_field')}
        {...form.register('reference', { validate: (value) => value.trim().length > 3 })}
      />
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      <Button type="submit" busyLabel={isSubmitting ? t('looking') : undefined}>
        {t('button')}
      </Button>
    </form>
  )
}
