/** EGT's list of games, both ends: XML with the credential asks for it, rows answer. */
import type { ListedGame } from '../../listed-game.ts'
import type { Wire } from '../../plugs.ts'
import { askCompany, basisPointsOf, checkedGames, percentText } from '../listing.ts'
import { CODES, FACTS, PATHS } from './facts.ts'
import type { Fields } from './wire.ts'
import { fieldsOf, readXml, xmlOf, xmlRows } from './xml.ts'

const [REQUEST, ANSWER] = ['GetGamesRequest', 'GetGamesResponse']

export async function listGames(wire: Wire): Promise<readonly ListedGame[]> {
  const { company } = FACTS
  const { userName: UserName = '', password: Password = '', portalCode: PortalCode = '' } = wire.keys
  const body = xmlOf(REQUEST, { UserName, Password, PortalCode })
  const headers = { 'content-type': 'text/xml' }
  const reply = await askCompany(company, wire.baseUrl + PATHS.games, { headers, body }, wire)
  const root = readXml(reply.body)
  const code = root?.children.find(({ name }) => name === 'ErrorCode')?.text
  const rows = root?.children.filter(({ name }) => name === 'Game').map(fieldsOf) ?? []
  if (root?.name !== ANSWER || code !== CODES.ok || rows.includes(null)) {
    throw new Error(`${company}: the list of games could not be read`)
  }
  return checkedGames(
    company,
    rows.map((row) => gameOf(row ?? {})),
  )
}

const wordsOf = (text: string | undefined) => (text ? text.split(' ') : [])

const gameOf = (row: Fields) => ({
  id: row['GameId'],
  name: row['GameName'],
  kind: row['Category'],
  features: wordsOf(row['Features']),
  launch: {},
  image: row['Image'],
  rtpBasisPoints: basisPointsOf(row['Rtp'] ?? ''),
  releasedOn: row['ReleaseDate'],
  devices: wordsOf(row['Clients']),
})

export const isListRequest = (root: string): boolean => root === REQUEST

/** The company's answer. */
export function sayGames(games: readonly ListedGame[]): string {
  const rows = games.map((game) => ({
    GameId: game.id,
    GameName: game.name,
    Category: game.kind,
    Features: game.features.join(' '),
    Image: game.image,
    Rtp: percentText(game.rtpBasisPoints),
    ReleaseDate: game.releasedOn,
    Clients: game.devices.join(' '),
  }))
  return xmlRows(ANSWER, { ErrorCode: CODES.ok, ErrorMessage: 'OK' }, 'Game', rows)
}
