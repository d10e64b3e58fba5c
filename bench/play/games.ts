/** Games of every kind that moves, at the addresses where the site opens them, and one action that sets them going. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { FrameLocator } from 'playwright-core'

export const GAMES = {
  zeppelin: `/Game/StartBetsolutions/${CONSTANTS.zeppelinProductId}?gameId=${CONSTANTS.zeppelinGameId}`,
  slot: '/Game/StartEgt?gameId=801',
  roulette: '/game/StartBetConstruct?gameId=6201',
  baccarat: '/game/StartVivo?gameid=201',
} as const

export type GameName = keyof typeof GAMES

const button = (game: FrameLocator, name: string) => game.getByRole('button', { name, exact: true })

/** What a player does over and over; null: the table moves by itself, for everybody. */
export const PLAY: Readonly<Record<GameName, ((game: FrameLocator) => Promise<void>) | null>> = {
  zeppelin: null,
  slot: (game) => button(game, 'Spin').tap(),
  roulette: null,
  baccarat: null,
}
