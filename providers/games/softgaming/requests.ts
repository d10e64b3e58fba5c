/** What we ask of SoftGaming's system API: to let a player in, and to list the games. */
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { ListedGame } from '../../listed-game.ts'
import type { GameLaunch, Wire } from '../../plugs.ts'
import { askCompany, basisPointsOf, checkedGames, jsonOf } from '../listing.ts'
import { ACTIONS, FACTS } from './facts.ts'
import { actionHash, actionPath, playerPassword } from './wire.ts'

async function ask(action: string, fields: Readonly<Record<string, string>>, more: readonly string[], wire: Wire) {
  const tid = randomUUID()
  const Hash = actionHash(wire.keys, action, tid, more)
  const body = new URLSearchParams({ ...fields, TID: tid, Hash }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const reply = await askCompany(FACTS.company, wire.baseUrl + actionPath(wire.keys, action), { headers, body }, wire)
  return reply.body
}

/** "1,https://…" when the player may come in; any other number is their own code for a no. */
export async function launch(wanted: GameLaunch, wire: Wire): Promise<string> {
  const { company } = FACTS
  const Login = wanted.freeplay ? 'demo' : wanted.playerId
  const Password = playerPassword(wire.keys, Login)
  const fields = {
    Login,
    Password,
    System: wanted.productId,
    Page: wanted.gameId,
    Currency: wanted.currency,
    Language: wanted.lang,
    IsMobile: wanted.platform === 'mobile' ? '1' : '0',
    Demo: wanted.freeplay ? '1' : '0',
    ExtParam: wanted.token,
    Homepage: wanted.lobbyUrl,
  }
  const said = await ask(ACTIONS.launch, fields, [Login, Password, wanted.productId], wire)
  const url = /^1,(https?:\/\/\S+)$/.exec(said)?.[1]
  if (url === undefined) throw new Error(`${company}: the launch was answered with ${said.slice(0, 20)}`)
  if (new URL(url).origin !== new URL(wire.baseUrl).origin) throw new Error(`${company}: the launch leads elsewhere`)
  return url
}

const listedRow = z.object({
  ID: z.string(),
  System: z.string(),
  PageCode: z.string(),
  Name: z.object({ en: z.string() }),
  Category: z.string(),
  Features: z.array(z.string()),
  ImageFullPath: z.string(),
  RTP: z.string(),
  ReleaseDate: z.string(),
  Devices: z.array(z.string()),
})
const listAnswer = z.object({ games: z.array(listedRow) })

export async function list(wire: Wire): Promise<readonly ListedGame[]> {
  const { company } = FACTS
  const answer = listAnswer.safeParse(jsonOf(await ask(ACTIONS.list, {}, [], wire)))
  if (!answer.success) throw new Error(`${company}: the list of games could not be read`)
  const rows = answer.data.games.map((game) => ({
    id: game.PageCode,
    name: game.Name.en,
    kind: game.Category,
    features: game.Features,
    launch: { systemId: game.System },
    image: game.ImageFullPath,
    rtpBasisPoints: basisPointsOf(game.RTP),
    releasedOn: game.ReleaseDate,
    devices: game.Devices,
  }))
  return checkedGames(company, rows)
}

export type ListAnswer = z.output<typeof listAnswer>
