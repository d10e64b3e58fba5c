/** The casino's catalogue: its companies, and its games found by name; what is looked for stands in the address. */
import { useState, type SyntheticEvent } from 'react'
import { useSearchParams } from 'react-router'
import { LOBBIES, type LobbyName } from '@uwanja/contract/site/lobbies'
import { office } from '@uwanja/contract/operators/office'
import { GAME_STATES, type OfficeGameCompany } from '@uwanja/contract/operators/games'
import { Button } from '@uwanja/ui/Button'
import { Field } from '@uwanja/ui/Field'
import { Select } from '@uwanja/ui/Select'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { PageHead } from '../PageHead.tsx'
import { changed } from '../filters.ts'
import { useSpeech } from '../speech.ts'
import { useFilters } from '../use-filters.ts'
import { CompanyTable } from './CompanyTable.tsx'
import { FoundGames } from './FoundGames.tsx'

const LOBBY_NAMES = Object.keys(LOBBIES) as LobbyName[]
const FILTERS = ['words', 'companyId', 'lobby', 'state'] as const
export type Filters = Readonly<Record<(typeof FILTERS)[number], string>>

export function GamesPage() {
  const { texts } = useSpeech()
  const asked = useOfficeQuery(office.gameCompanies, {})
  const [, setAddress] = useSearchParams()
  const { of, change } = useFilters(FILTERS)
  const filters = Object.fromEntries(FILTERS.map((name) => [name, of(name)])) as Filters
  const page = Math.max(1, Number(of('page') || 1) || 1)
  // Back leads to the page before.
  const turn = (at: number) => setAddress(changed(filters, { page: at > 1 ? String(at) : '' }, FILTERS))
  return (
    <>
      <PageHead title={texts.pages.games} />
      <OfficeQuery asked={asked}>
        {({ companies, currency }) => (
          <>
            <CompanyTable companies={companies} currency={currency} />
            <section className="flex flex-col gap-3">
              <h2 className="text-lg font-semibold">{texts.pages.games}</h2>
              <FilterForm companies={companies} filters={filters} onLook={change} />
              <FoundGames filters={filters} page={page} onPage={turn} />
            </section>
          </>
        )}
      </OfficeQuery>
    </>
  )
}

type FormProps = {
  companies: readonly OfficeGameCompany[]
  filters: Filters
  onLook: (wanted: Filters) => void
}

function FilterForm({ companies, filters, onLook }: FormProps) {
  const { texts } = useSpeech()
  const words = texts.games
  const [typed, setTyped] = useState(filters.words)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onLook({ ...filters, words: typed.trim() })
  }
  const select = (name: 'companyId' | 'lobby' | 'state', label: string, options: { value: string; text: string }[]) => (
    <Select
      label={label}
      value={filters[name]}
      options={options}
      onChange={({ target }) => onLook({ ...filters, words: typed.trim(), [name]: target.value })}
    />
  )
  return (
    <form role="search" className="flex flex-wrap items-end gap-3" onSubmit={submit}>
      <Field
        className="flex-1 basis-64"
        size="compact"
        label={words.words}
        type="search"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {select('companyId', words.company, [
        { value: '', text: words.allCompanies },
        ...companies.map(({ id, name }) => ({ value: String(id), text: name })),
      ])}
      {select('lobby', words.lobby, [
        { value: '', text: words.allLobbies },
        ...LOBBY_NAMES.map((name) => ({ value: name, text: words.lobbies[name] })),
      ])}
      {select('state', words.state, [
        { value: '', text: words.allStates },
        ...GAME_STATES.map((state) => ({ value: state, text: words.states[state] })),
      ])}
      <Button type="submit" variant="primary">
        {texts.search}
      </Button>
    </form>
  )
}
