/** A document that compliance looked at itself: its number, what stands on it, and why no register was needed. */
import { useState, type SyntheticEvent } from 'react'
import type { DocumentType } from '@uwanja/contract/identity'
import { office } from '@uwanja/contract/office'
import type { OfficeIdentity } from '@uwanja/contract/office-identity'
import type { PlayerPage as Player } from '@uwanja/contract/office-players'
import { Button } from '@uwanja/ui/Button'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useDoing } from '../ask.ts'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'

type Props = { player: Player; known: OfficeIdentity; onClose: () => void }

export function GrantDialog({ player, known, onClose }: Props) {
  const { texts } = useSpeech()
  const words = texts.identity
  const { run, isBusy, refused } = useDoing(office.grantDocument)
  const [typed, setTyped] = useState(() => ({
    documentType: known.documents[0] as DocumentType,
    documentNumber: '',
    firstName: player.firstName,
    lastName: player.lastName,
    dateOfBirth: player.birthDate ?? '',
    why: '',
  }))
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part })
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (await run({ id: player.id, ...typed })) onClose()
  }
  const field = (name: 'documentNumber' | 'firstName' | 'lastName' | 'why', label: string, most: number) => (
    <Field
      label={label}
      autoComplete="off"
      required
      maxLength={most}
      value={typed[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <Dialog title={words.grant} closeLabel={texts.close} onClose={onClose}>
      <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-sm text-muted">{words.grantLead}</p>
        <Select
          size="normal"
          label={words.document}
          value={typed.documentType}
          options={known.documents.map((value) => ({ value, text: value }))}
          onChange={({ target }) => change({ documentType: target.value as DocumentType })}
        />
        {field('documentNumber', words.number, 40)}
        {field('firstName', words.firstName, 100)}
        {field('lastName', words.lastName, 100)}
        <Field
          label={texts.players.birthDate}
          type="date"
          required
          value={typed.dateOfBirth}
          onChange={({ target }) => change({ dateOfBirth: target.value })}
        />
        {field('why', texts.players.why, 300)}
        <RefusedAlert refused={refused} />
        <Button type="submit" look="primary" size="wide" busyLabel={isBusy ? texts.loading : undefined}>
          {words.grant}
        </Button>
      </form>
    </Dialog>
  )
}
