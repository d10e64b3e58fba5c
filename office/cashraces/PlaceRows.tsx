/** Places with what they win; of drops the number of the prize stands for the place. */
import { Link } from 'react-router'
import type { OfficeRace } from '@uwanja/contract/operators/cashraces'
import type { office } from '@uwanja/contract/operators/office'
import type { Reply } from '@uwanja/contract/wire/call'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'

interface Props {
  readonly caption: string
  readonly places: Reply<typeof office.cashrace>['places']
  readonly race: OfficeRace
}

export function PlaceRows({ caption, places, race }: Props) {
  const { texts, money } = useSpeech()
  const { may } = useMe()
  const words = texts.cashraces
  return (
    <Rows
      caption={caption}
      columns={[
        { title: words.place },
        { title: words.player },
        { title: words.points, side: 'right', shown: 'wide' },
        { title: words.prize, side: 'right' },
      ]}
      rows={places.map(({ place, playerId, player, points, prize }) => ({
        key: `${String(place)}-${playerId}`,
        cells: [
          String(place),
          <>
            {may('players.read') ? (
              <Link className="text-link" to={`/players/${playerId}`}>
                {player}
              </Link>
            ) : (
              player
            )}
            <span className="block text-muted sm:hidden">{`${words.points}: ${points}`}</span>
          </>,
          points,
          money(prize, race.currency),
        ],
      }))}
    />
  )
}
