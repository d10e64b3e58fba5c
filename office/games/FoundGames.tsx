/** A page of games, and the way to the next one. */
import { useState } from 'react'
import { GAME_STATES, type OfficeGame } from '@uwanja/contract/operators/games'
import { LOBBIES, type LobbyName } from '@uwanja/contract/site/lobbies'
import { office } from '@uwanja/contract/operators/office'
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { useOfficeQuery } from '../ask.ts'
import { OfficeQuery } from '../OfficeQuery.tsx'
import { Rows } from '../Rows.tsx'
import { useSpeech } from '../speech.ts'
import { useMe } from '../use-me.ts'
import { GameDialog } from './GameDialog.tsx'
import type { Filters } from './GamesPage.tsx'
import { stakesText } from './stakes.ts'

const PAGE = 50

type Props = { filters: Filters; page: number; onPage: (page: number) => void }

export function FoundGames({ filters, page, onPage }: Props) {
  const { texts, fill } = useSpeech()
  const asked = useOfficeQuery(office.findGames, {
    words: filters.words,
    // What somebody wrote into the address by hand asks for nothing.
    companyId: /^\d{1,9}$/.test(filters.companyId) ? filters.companyId : '',
    lobby: (Object.keys(LOBBIES) as LobbyName[]).find((one) => one === filters.lobby) ?? '',
    state: GAME_STATES.find((one) => one === filters.state) ?? '',
    page,
  })
  const words = texts.games
  return (
    <OfficeQuery asked={asked}>
      {({ games, total, currency }) => (
        <>
          <p className="text-sm text-muted" role="status">
            {fill(words.count, { count: total })}
          </p>
          {games.length === 0 ? <EmptyState title={words.none} /> : <GameRows games={games} currency={currency} />}
          {total > PAGE && (
            <nav className="flex items-center gap-3 self-center" aria-label={fill(words.page, { page })}>
              <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
                {words.previous}
              </Button>
              <span className="tabular-nums">{fill(words.page, { page })}</span>
              <Button disabled={page * PAGE >= total} onClick={() => onPage(page + 1)}>
                {words.next}
              </Button>
            </nav>
          )}
        </>
      )}
    </OfficeQuery>
  )
}

function GameRows({ games, currency }: { games: readonly OfficeGame[]; currency: string }) {
  const speech = useSpeech()
  const { texts, fill } = speech
  const { may } = useMe()
  const words = texts.games
  const [open, setOpen] = useState<OfficeGame | null>(null)
  const stateOf = (game: OfficeGame) => {
    if (game.isShown) return words.states.shown
    const why = !game.isListed ? words.states.gone : game.isOn ? words.companyOff : words.states.off
    return <span className="font-semibold text-loss">{why}</span>
  }
  const marks = (game: OfficeGame) =>
    [game.isInTournament && words.tournament, game.hasDropsAndWins && words.drops].filter(Boolean).join(' · ')
  return (
    <>
      <Rows
        caption={texts.pages.games}
        columns={[
          { title: words.name },
          { title: words.company },
          { title: words.lobby },
          { title: words.state },
          { title: words.place, side: 'right' },
          { title: words.stakes },
          { title: words.plays, side: 'right' },
          ...(may('games.edit') ? [{ title: words.change }] : []),
        ]}
        rows={games.map((game) => ({
          key: String(game.id),
          cells: [
            <>
              <span className="font-semibold">{game.name}</span>
              {marks(game) && <span className="block text-muted">{marks(game)}</span>}
            </>,
            game.company,
            words.lobbies[game.lobby],
            stateOf(game),
            game.position ?? '–',
            stakesText(speech, game, currency),
            game.plays,
            <Button size="small" aria-label={fill(words.changeOf, { name: game.name })} onClick={() => setOpen(game)}>
              {words.change}
            </Button>,
          ].slice(0, may('games.edit') ? 8 : 7),
        }))}
      />
      {open && <GameDialog key={open.id} game={open} currency={currency} onClose={() => setOpen(null)} />}
    </>
  )
}
