/** Finding players; what is looked for stands in the address, so that Back finds the list again. */
import { useState, type SyntheticEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Field } from '@uwanja/ui/Field'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'

export function PlayersPage() {
  const { texts } = useSpeech()
  const [address, setAddress] = useSearchParams()
  const words = address.get('words') ?? ''
  const [typed, setTyped] = useState(words)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAddress(typed.trim() === '' ? {} : { words: typed.trim() })
  }
  return (
    <>
      <PageHead title={texts.pages.players} />
      <form role="search" className="flex flex-wrap items-end gap-3" onSubmit={submit}>
        <Field
          className="flex-1 basis-64"
          size="compact"
          label={texts.players.words}
          hint={texts.players.hint}
          type="search"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="primary" className="self-start sm:mt-6.5">
          {texts.search}
        </Button>
      </form>
      {words !== '' && <Found words={words} />}
    </>
  )
}

function Found({ words }: { words: string }) {
  const { texts, time } = useSpeech()
  const asked = useOfficeQuery(office.findPlayers, { words })
  const { number, name, id, since, none } = texts.players
  return (
    <OfficeQuery asked={asked}>
      {({ players }) =>
        players.length === 0 ? (
          <EmptyState title={none} />
        ) : (
          <Rows
            name="players"
            caption={texts.pages.players}
            columns={[{ title: number }, { title: name }, { title: id, side: 'right' }, { title: since }]}
            rows={players.map((one) => ({
              key: one.id,
              values: [one.number, one.name, Number(one.id), one.createdAt],
              cells: [
                <Link className="font-semibold text-link" to={`/players/${one.id}`}>
                  {one.number}
                </Link>,
                one.name,
                one.id,
                time(one.createdAt),
              ],
            }))}
          />
        )
      }
    </OfficeQuery>
  )
}
