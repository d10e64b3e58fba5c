/** Makes a player an insider of a side, a league or a sport: what they are to it is the reason in the audit log too. */
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { INSIDER_OF, type InsiderThing } from '@uwanja/contract/book/insiders'
import { office } from '@uwanja/contract/operators/office'
import { Dialog } from '@uwanja/ui/Dialog'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useDoing, useOfficeQuery } from '../ask.ts'
import { AskForm } from '../AskForm.tsx'
import { useSpeech } from '../speech.ts'
import { useThingWords } from './thing-name.ts'

const MOST_LETTERS = 300
const MOST_NAME = 64

export function InsiderDialog({ onClose }: { onClose: () => void }) {
  const { texts } = useSpeech()
  const { playerOf, insiders: words } = texts.trading.alerts
  const [kind, setKind] = useState<InsiderThing['kind']>('side')
  const [chosen, setChosen] = useState('')
  const { register, handleSubmit } = useForm({ defaultValues: { wallet: '', walletPlayer: '', note: '' } })
  const doing = useDoing(office.addTradingInsider)
  const submit = handleSubmit(async (said) => {
    if (await doing.run({ ...said, kind, id: chosen, why: said.note })) onClose()
  })
  return (
    <Dialog title={words.add} closeLabel={texts.close} onClose={onClose}>
      <AskForm onSubmit={submit} doing={doing} says={words.add}>
        <p className="text-sm text-muted">{words.addLead}</p>
        <Field label={texts.trading.wallet} autoComplete="off" required maxLength={MOST_NAME} {...register('wallet')} />
        <Field label={playerOf} autoComplete="off" required maxLength={MOST_NAME} {...register('walletPlayer')} />
        <Select
          size="normal"
          label={words.kind}
          value={kind}
          options={INSIDER_OF.map((value) => ({ value, text: words.kinds[value] }))}
          onChange={({ target }) => {
            setKind(target.value as InsiderThing['kind'])
            setChosen('')
          }}
        />
        <Things key={kind} kind={kind} chosen={chosen} onChoose={setChosen} />
        <Field label={words.note} autoComplete="off" required maxLength={MOST_LETTERS} {...register('note')} />
      </AskForm>
    </Dialog>
  )
}

interface ThingsProps {
  readonly kind: InsiderThing['kind']
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Found by words; sports are few enough to need none. */
function Things({ kind, chosen, onChoose }: ThingsProps) {
  const { texts } = useSpeech()
  const words = texts.trading.alerts.insiders
  const thing = useThingWords()
  const [typed, setTyped] = useState('')
  const { data } = useOfficeQuery(office.tradingInsiderThings, { kind, words: typed })
  const things = data?.things ?? []
  return (
    <>
      {kind !== 'sport' && (
        <Field
          type="search"
          label={words.words}
          maxLength={60}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            onChoose('')
          }}
        />
      )}
      <Select
        size="normal"
        label={words.thing}
        required
        value={chosen}
        options={[
          { value: '', text: data && things.length === 0 ? words.nothing : '–' },
          ...things.map((one) => ({ value: one.id, text: thing(one) })),
        ]}
        onChange={({ target }) => onChoose(target.value)}
      />
    </>
  )
}
