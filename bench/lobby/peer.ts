/** The peer as a process: bare node, the same games in one array, filtered from the first to the last for each question. */
import { createServer } from 'node:http'
import { benchGames } from './games.ts'

const PAGE = 30
const rows = benchGames()
  .sort((a, b) => (a.releasedOn < b.releasedOn ? 1 : a.releasedOn > b.releasedOn ? -1 : a.name < b.name ? -1 : 1))
  .map(({ id, companyId, name, kind }) => ({
    companyId,
    kind,
    lower: name.toLowerCase(),
    row: {
      id,
      gameName: name,
      imageName: `${id}.svg`,
      imageBase: 'http://127.0.0.1:8081/studio/art/',
      realUrl: `/Game/StartEgt?gameId=${id}`,
      isFav: false,
      hasIngameDropsAndWins: false,
      isInActiveTournament: false,
      slotPageName: 'Company',
      hasFreePlay: true,
    },
  }))

interface ListQuery {
  readonly providerId: number
  readonly category: number
  readonly searchText: string
  readonly page: number
}

function answer({ providerId, category, searchText, page }: ListQuery): object {
  const words = searchText.toLowerCase()
  const kind = category === 6 ? 'slot-video' : category === 7 ? 'slot-classic' : null
  const found = rows.filter(
    (one) =>
      (providerId === 0 || one.companyId === providerId) &&
      (kind === null || one.kind === kind) &&
      (words === '' || one.lower.includes(words)),
  )
  const data = found.slice((page - 1) * PAGE, page * PAGE).map(({ row }) => row)
  return { statusCode: 0, status: 'SUCCESS', data }
}

createServer((request, response) => {
  let raw = ''
  request.on('data', (bytes: Buffer) => (raw += bytes.toString()))
  request.on('end', () => {
    const body = raw === '' ? '{}' : JSON.stringify(answer(JSON.parse(raw) as ListQuery))
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.setHeader('content-length', Buffer.byteLength(body))
    response.end(body)
  })
}).listen(Number(process.env['PORT']), '127.0.0.1')
// A bench that was killed leaves nobody behind.
process.on('disconnect', () => process.exit(0))
