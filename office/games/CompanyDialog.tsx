/** A company on or off, its place in the provider select, and what may be staked on its games. */
import { useState, type SyntheticEvent } from 'react'
import { office } from '@uwanja/contract/office'
import type { OfficeGameCompany } from '@uwanja/contract/office-games'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { useDoing } from '../ask.ts'
import { RefusedAlert } from '../RefusedAlert.tsx'
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
  const { run, isBusy, refused } = useDoing(office.setGameCompany)
  const change = (part: Partial<TypedTerms>) => setTyped({ ...typed, ...part })
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (await run({ ...typed, id })) onClose()
  }
  return (
    <Dialog title={company.name} closeLabel={texts.close} onClose={onClose}>
      <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <TermsFields typed={typed} currency={currency} onChange={change} />
        <WhyField why={typed.why} onChange={change} />
        <RefusedAlert refused={refused} />
        <Button type="submit" look="primary" size="wide" busyLabel={isBusy ? texts.loading : undefined}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}
