/** Search and studio. */
import type { Lobby } from '@uwanja/contract/site/lobbies'
import { Select } from '@uwanja/ui/Select'
import { memo } from 'react'
import { useTranslations } from '../texts/use-translations.ts'
import type { Place } from './lobby-rules.ts'
import { SearchField } from './SearchField.tsx'
import { useStudios } from './use-studios.ts'

type Props = {
  lobby: Lobby
  place: Place
  onStudio: (providerId: number) => void
  onSearch: (search: string) => void
}

/** Not made again for games that came. */
export const LobbyTools = memo(function LobbyTools({ lobby, place, onStudio, onSearch }: Props) {
  return (
    <div className="grid grid-cols-2 gap-3 md:max-w-xl">
      <SearchField search={place.search} onSearch={onSearch} />
      <StudioSelect lobby={lobby} providerId={place.providerId} onStudio={onStudio} />
    </div>
  )
})

function StudioSelect({ lobby, providerId, onStudio }: { lobby: Lobby; providerId: number } & Pick<Props, 'onStudio'>) {
  const t = useTranslations('lobby')
  const studios = useStudios(lobby)
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
