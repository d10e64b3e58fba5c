/** A company on or off, its place in the provider select, and what may be staked on its games. */
import { useState, type SyntheticEvent } from 'react'
import { office } from '@uwanja/contract/office'
import type { OfficeGameCompany } from '@uwanja/contract/office-games'
import { Dialog } from '@uwanja/ui/Dialog'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { useSpeech } from '../speech.ts'
import { TermsFields, type TypedTerms } from './TermsFields.tsx'
import { WhyField } from './WhyField.tsx'

type Props = { company: OfficeGameCompany; currency: string; onClose: () => void }

export function CompanyDialog({ company, currency, onClose }: Props) {
  const { texts } = useSpeech()
  const { id, isOn, position, leastStake, mostStake } = company
  const [typed, setTyped] = useState<TypedTerms>({
    ...{ isOn, leastStake, mostStake, why: '' },
    position: String(position ?? ''),
  })
  const doing = useDoing(office.setGameCompany)
  const change = (part: Partial<TypedTerms>) => setTyped({ ...typed, ...part })
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (await doing.run({ ...typed, id })) onClose()
  }
  return (
    <Dialog title={company.name} closeLabel={texts.close} onClose={onClose}>
      <AskForm onSubmit={submit} doing={doing} says={texts.save}>
        <TermsFields typed={typed} currency={currency} onChange={change} />
        <WhyField why={typed.why} onChange={change} />
      </AskForm>
    </Dialog>
  )
}
