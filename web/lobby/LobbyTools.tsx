/** Search and studio. */
import { game as calls } from '@uwanja/contract/game'
import type { Lobby } from '@uwanja/contract/lobbies'
import { Select } from '@uwanja/ui/Select'
import { useTranslations } from 'use-intl'
import { ask } from '../ask.ts'
import { useQuery } from '../queries.ts'
import type { Place } from './lobby-rules.ts'
import { SearchField } from './SearchField.tsx'

type Props = {
  lobby: Lobby
  place: Place
  onStudio: (providerId: number) => void
  onSearch: (search: string) => void
}

export function LobbyTools({ lobby, place, onStudio, onSearch }: Props) {
  return (
    <div className="grid grid-cols-2 gap-3 md:max-w-xl">
      <SearchField search={place.search} onSearch={onSearch} />
      <StudioSelect lobby={lobby} providerId={place.providerId} onStudio={onStudio} />
    </div>
  )
}

function StudioSelect({ lobby, providerId, onStudio }: { lobby: Lobby; providerId: number } & Pick<Props, 'onStudio'>) {
  const t = useTranslations('lobby')
  const { data } = useQuery({
    queryKey: ['studios', lobby.path],
    // Virtual games share the casino's type: naming their category leaves out the studios that have none. Ours.
    queryFn: async ({ signal }): Promise<readonly { id: string; name: string }[]> => {
      const within = lobby.opensOn === 0 ? {} : { category: lobby.opensOn }
      const rows: unknown = await ask(calls.getGameProviders, { gameType: lobby.gameType, ...within }, signal)
      return (Array.isArray(rows) ? rows : []).flatMap((row: { id?: unknown; slotPageName?: unknown } | null) =>
        Number(row?.id) > 0 ? [{ id: String(row?.id), name: String(row?.slotPageName ?? row?.id) }] : [],
      )
    },
    staleTime: Infinity,
  })
  const studios = data ?? []
  const chosen = String(providerId)
  // An address may name a studio before the list is there, or one that is none.
  const isListed = providerId === 0 || studios.some(({ id }) => id === chosen)
  return (
    <Select
      label={t('studio')}
      value={chosen}
      onChange={(event) => onStudio(Number(event.target.value))}
      options={[
        { value: '0', text: t('allStudios') },
        ...studios.map(({ id, name }) => ({ value: id, text: name })),
        ...(isListed ? [] : [{ value: chosen, text: `#${chosen}` }]),
      ]}
    />
  )
}
