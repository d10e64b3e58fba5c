/** BetSolutions' list of games, both ends: a signed form asks for it, products that hold games answer. */
import * as z from 'zod/mini'
import type { ListedGame } from '../../listed-game.ts'
import type { Wire } from '../../plugs.ts'
import { askCompany, basisPointsOf, checkedGames, jsonOf, percentText } from '../listing.ts'
import { FACTS, LIST_PATH, STATUS } from './facts.ts'
import { signedForm } from './wire.ts'

const listedRow = z.object({
  GameId: z.string(),
  Name: z.string(),
  Category: z.string(),
  Features: z.array(z.string()),
  Image: z.string(),
  Rtp: z.string(),
  ReleaseDate: z.string(),
  Devices: z.array(z.string()),
})
const listAnswer = z.object({
  StatusCode: z.literal(STATUS.ok),
  Data: z.object({ Products: z.array(z.object({ ProductId: z.string(), Games: z.array(listedRow) })) }),
})

export async function listGames(wire: Wire): Promise<readonly ListedGame[]> {
  const { company } = FACTS
  const { merchantId, key } = wire.keys
  if (!merchantId || !key) throw new Error(`${company}: the keys merchantId and key are not set`)
  const request = {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: signedForm('GetGameList', { MerchantId: merchantId }, key),
  }
  const answer = listAnswer.safeParse(jsonOf((await askCompany(company, wire.baseUrl + LIST_PATH, request, wire)).body))
  if (!answer.success) throw new Error(`${company}: the list of games could not be read`)
  const rows = answer.data.Data.Products.flatMap(({ ProductId, Games }) =>
    Games.map((game) => ({
      id: game.GameId,
      name: game.Name,
      kind: game.Category,
      features: game.Features,
      launch: { productId: ProductId },
      image: game.Image,
      rtpBasisPoints: basisPointsOf(game.Rtp),
      releasedOn: game.ReleaseDate,
      devices: game.Devices,
    })),
  )
  return checkedGames(company, rows)
}

/** The company's answer. */
export function sayGames(games: readonly ListedGame[]): string {
  const products = [...new Set(games.map(({ launch }) => launch['productId'] ?? ''))].sort()
  const gamesOf = (productId: string) => games.filter(({ launch }) => launch['productId'] === productId)
  const Products = products.map((ProductId) => ({
    ProductId,
    Games: gamesOf(ProductId).map((game) => ({
      GameId: game.id,
      Name: game.name,
      Category: game.kind,
      Features: game.features,
      Image: game.image,
      Rtp: percentText(game.rtpBasisPoints),
      ReleaseDate: game.releasedOn,
      Devices: game.devices,
    })),
  }))
  return JSON.stringify({ StatusCode: STATUS.ok, Data: { Products } })
}
