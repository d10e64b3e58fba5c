/** A company on or off, its place in the provider select, and what may be staked on its games. */
import { useForm } from 'react-hook-form'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeGameCompany } from '@uwanja/contract/operators/games'
import { Dialog } from '@uwanja/ui/Dialog'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { useSpeech } from '../speech.ts'
import { WhyField } from '../WhyField.tsx'
import { TermsFields } from './TermsFields.tsx'
import { typedTerms, type TypedTerms } from './typed-terms.ts'

type Props = { company: OfficeGameCompany; currency: string; onClose: () => void }

export function CompanyDialog({ company, currency, onClose }: Props) {
  const { texts } = useSpeech()
  const { register, handleSubmit } = useForm<TypedTerms>({ defaultValues: typedTerms(company) })
  const doing = useDoing(office.setGameCompany)
  const submit = handleSubmit(async (typed) => {
    if (await doing.run({ ...typed, id: company.id })) onClose()
  })
  return (
    <Dialog title={company.name} closeLabel={texts.close} onClose={onClose}>
      <AskForm onSubmit={submit} doing={doing} says={texts.save}>
        <TermsFields register={register} currency={currency} />
        <WhyField registered={register('why')} />
      </AskForm>
    </Dialog>
  )
}
