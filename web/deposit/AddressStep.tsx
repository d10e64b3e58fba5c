/** The billing address that some cards want (D15). */
import { banking } from '@uwanja/contract/site/banking'
import { Alert } from '@uwanja/ui/Alert'
import { Button } from '@uwanja/ui/Button'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ask } from '../ask.ts'
import { belowHeader } from '../payment/below-header.ts'
import { UnknownOutcome } from '../payment/UnknownOutcome.tsx'
import { useQuery } from '../queries.ts'
import { useOwnText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'

const EMPTY = { city: '', address: '', country: '', zipCode: '', state: '' }
export type Address = typeof EMPTY

type Props = { onSubmit: (address: Address) => Promise<string | null>; onBack: () => void }

export function AddressStep({ onSubmit, onBack }: Props) {
  const t = useTranslations('kudipal')
  const ownText = useOwnText()
  const form = useForm({ defaultValues: EMPTY })
  const { isSubmitting } = form.formState
  const [problem, setProblem] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<'known' | 'unknown'>('known')
  const countries = useQuery({
    queryKey: ['countries'],
    queryFn: ({ signal }) => ask(banking.getCountries, {}, signal),
    staleTime: Infinity,
  })

  async function submit(address: Address): Promise<void> {
    setOutcome('known')
    const isFilled = Object.values(address).every((value) => value.trim() !== '')
    setProblem(isFilled ? null : 'message.please_fill_all_fields')
    if (!isFilled) return
    try {
      setProblem(await onSubmit(address))
    } catch {
      setOutcome('unknown')
    }
  }
  const list = (countries.data?.countryList ?? []).flatMap((one) =>
    one?.countryCode ? [{ value: one.countryCode, text: one.countryName ?? one.countryCode }] : [],
  )
  return (
    <form
      ref={belowHeader}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <p>{t('addressText')}</p>
      <Field label={t('address')} autoFocus autoComplete="billing street-address" {...form.register('address')} />
      <Field label={t('city')} autoComplete="billing address-level2" {...form.register('city')} />
      <Field label={t('state')} autoComplete="billing address-level1" {...form.register('state')} />
      <Field label={t('zipCode')} autoComplete="billing postal-code" {...form.register('zipCode')} />
      <Select
        size="normal"
        label={t('country')}
        autoComplete="billing country"
        disabled={countries.isPending}
        options={[{ value: '', text: t('chooseCountry') }, ...list]}
        {...form.register('country')}
      />
      {problem !== null && <Alert tone="danger">{ownText(problem)}</Alert>}
      {outcome === 'unknown' && <UnknownOutcome />}
      <Button type="submit" variant="primary" size="wide" busyLabel={isSubmitting ? t('checking') : undefined}>
        {t('confirm')}
      </Button>
      <Button disabled={isSubmitting} onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  )
}
