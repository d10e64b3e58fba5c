/** A document that compliance looked at itself: its number, what stands on it, and why no register was needed. */
import { useForm } from 'react-hook-form'
import type { DocumentType } from '@uwanja/contract/site/identity'
import { office } from '@uwanja/contract/operators/office'
import type { OfficeIdentity } from '@uwanja/contract/operators/identity'
import type { PlayerPage as Player } from '@uwanja/contract/operators/players'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useDoing } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { useSpeech } from '../speech.ts'
import { WhyField } from '../WhyField.tsx'

type Props = { player: Player; known: OfficeIdentity; onClose: () => void }

export function GrantDialog({ player, known, onClose }: Props) {
  const { texts } = useSpeech()
  const words = texts.identity
  const doing = useDoing(office.grantDocument)
  const { register, handleSubmit } = useForm({
    defaultValues: {
      documentType: known.documents[0] as DocumentType,
      documentNumber: '',
      firstName: player.firstName,
      lastName: player.lastName,
      dateOfBirth: player.birthDate ?? '',
      why: '',
    },
  })
  const submit = handleSubmit(async (typed) => {
    if (await doing.run({ id: player.id, ...typed })) onClose()
  })
  const field = (name: 'documentNumber' | 'firstName' | 'lastName', label: string, most: number) => (
    <Field label={label} autoComplete="off" required maxLength={most} {...register(name)} />
  )
  return (
    <Dialog title={words.grant} closeLabel={texts.close} onClose={onClose}>
      <AskForm onSubmit={submit} doing={doing} says={words.grant}>
        <p className="text-sm text-muted">{words.grantLead}</p>
        <Select
          size="normal"
          label={words.document}
          options={known.documents.map((value) => ({ value, text: value }))}
          {...register('documentType')}
        />
        {field('documentNumber', words.number, 40)}
        {field('firstName', words.firstName, 100)}
        {field('lastName', words.lastName, 100)}
        <Field label={texts.players.birthDate} type="date" required {...register('dateOfBirth')} />
        <WhyField registered={register('why')} />
      </AskForm>
    </Dialog>
  )
}
