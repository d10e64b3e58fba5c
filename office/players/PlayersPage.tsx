/** Finding players; what is looked for stands in the address, so that Back finds the list again. */
import { useState, type SyntheticEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { office } from '@uwanja/contract/operators/office'
import { PLAYER_STANDINGS, type FoundPlayer } from '@uwanja/contract/operators/players'
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { FoundReferences } from './FoundReferences.tsx'

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
      {words !== '' && <FoundReferences words={words} />}
      {words !== '' && <Found words={words} />}
    </>
  )
}

type Standing = (typeof PLAYER_STANDINGS)[number]

function Found({ words }: { words: string }) {
  const { texts } = useSpeech()
  const [standing, setStanding] = useState<Standing | ''>('')
  const asked = useOfficeQuery(office.findPlayers, { words })
  const references = useOfficeQuery(office.findReference, { words })
  const { none, standings, standing: title, any } = texts.players
  return (
    <OfficeQuery asked={asked}>
      {({ players }) =>
        players.length === 0 ? (
          // What was found above is enough.
          references.data?.found.length === 0 && <EmptyState title={none} />
        ) : (
          <>
            <Select
              size="compact"
              className="max-w-56"
              label={title}
              value={standing}
              options={[
                { value: '', text: any },
                ...PLAYER_STANDINGS.map((value) => ({ value, text: standings[value] })),
              ]}
              onChange={({ target }) => setStanding(PLAYER_STANDINGS.find((one) => one === target.value) ?? '')}
            />
            <Players players={players.filter((one) => standing === '' || one.standing === standing)} />
          </>
        )
      }
    </OfficeQuery>
  )
}

function Players({ players }: { players: readonly FoundPlayer[] }) {
  const { texts, time, money } = useSpeech()
  const words = texts.players
  return (
    <Rows
      name="players"
      caption={texts.pages.players}
      columns={[
        { title: words.number },
        { title: words.name, shown: 'wide' },
        { title: words.standing },
        { title: words.balance, side: 'right' },
        { title: words.lastSeen, holds: 'moment' },
        { title: words.since, holds: 'moment' },
        { title: words.id, side: 'right' },
      ]}
      rows={players.map(({ id, number, name, standing, balance, currency, lastSeenAt, createdAt }) => ({
        key: id,
        values: [number, name, standing, Number(balance), lastSeenAt, createdAt, Number(id)],
        cells: [
          <>
            <Link className="font-semibold text-link" to={`/players/${id}`}>
              {number}
            </Link>
            <span className="block text-muted sm:hidden">{name}</span>
          </>,
          name,
          words.standings[standing],
          money(balance, currency),
          time(lastSeenAt),
          time(createdAt),
          id,
        ],
      }))}
    />
  )
}
