/** The printed answers of players' calls, beside what a book answers to one who bets. */
import { FULLEST } from '@uwanja/database/testing'
import { expect, it } from 'vitest'
import { aBetWorld, home, matches } from '../bets/testing.ts'
import { aDatabase } from '../process/testing.ts'
import { TOLD_PLAYERS } from './documents.ts'

/** Where a name is the same in every language it is not said. */
const ABSENT = ['sideNames', 'season']

/** Names of fields at every depth, of lists those of their first. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : []
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? 'number' : 'said'
  const there = Object.entries(value).filter(([name]) => !ABSENT.includes(name))
  const fields = there.sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(fields.map(([name, inner]) => [name, shapeOf(inner)]))
}

it('Y16 players’ calls: each example is one that is taken, and answered with the shape that is printed', async () => {
  const world = await aBetWorld(await aDatabase(FULLEST))
  const [event] = await matches(world.db, 1)
  const book = await world.book()
  const bearer = await world.aPlayer(10_000_000)
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const { status, data } = await world.ask(book, bearer, path, body)
    expect([path, status]).toEqual([path, 'SUCCESS'])
    return data
  }
  const legs = [home(book, event!)]
  const place = async (): Promise<string> =>
    ((await ask('/book/v1/bets/place', { id: `slip-${String(slips++)}`, legs, unit: 100_000 })) as { id: string }).id
  let slips = 1000
  const bet = await place()
  const values = async (id: string) =>
    (await ask(`/book/v1/cash-out/values?bets=${id}`)) as { values: { quote: { value: number } }[] }
  const { quote } = (await values(await place())).values[0]!
  const other = (await values(await place())).values[0]!.quote as object & { bet: string; value: number }
  const { code } = (await ask('/book/v1/codes/make', { legs })) as { code: string }
  const tap = { id: 'tap-00001', ...quote }
  const real: Readonly<Record<string, unknown>> = {
    'bets.quote': await ask('/book/v1/bets/quote', { legs, unit: 100_000 }),
    'bets.place': await ask('/book/v1/bets/place', { id: 'slip-place', legs, unit: 100_000 }),
    'bets.bet': await ask(`/book/v1/bets/bet?id=${bet}`),
    'bets.mine': await ask('/book/v1/bets/mine'),
    'bets.wallet': await ask('/book/v1/wallet'),
    'bets.receipts': await ask(`/book/v1/bets/receipts?bets=${bet}`),
    'bets.edit': await ask('/book/v1/bets/edit', { id: 'slip-edit', legs, unit: other.value, quote: other }),
    'bets.values': await values(bet),
    'bets.auto': await ask('/book/v1/cash-out/auto', { bet, least: 9_000_000 }),
    'bets.tracker': await ask(`/book/v1/bets/tracker?bet=${bet}`),
    'bets.tap': await ask('/book/v1/cash-out/tap', tap),
    'bets.tapped': await ask(`/book/v1/cash-out/tapped?bet=${(quote as unknown as { bet: string }).bet}&id=${tap.id}`),
    'bets.stakeBack': await ask('/book/v1/bets/stake-back', { bet }),
    'codes.makeCode': { code, endsAt: '' },
    'codes.rebet': await ask(`/book/v1/bets/rebet?bet=${bet}`),
  }
  const loose = (value: unknown): string =>
    JSON.stringify(shapeOf(value)).replace(
      /"(auto|price|replaces|epochs|needs|sizes|clock|freeBets|scores)":(\{.*?\}|\[[^\]]*\]|"\w+")/g,
      '"$1"',
    )
  for (const { id, row, answer } of TOLD_PLAYERS) {
    expect([id, row.input.safeParse(row.example).success]).toEqual([id, true])
    row.reply.parse(answer)
    if (id in real) expect([id, loose(real[id])]).toEqual([id, loose(answer)])
  }
  // These need a trader's offer, and a match of the house's own day.
  const unheld = TOLD_PLAYERS.map(({ id }) => id).filter((id) => !(id in real))
  expect(unheld).toEqual(['bets.takeOffer', 'bets.leaveOffer', 'codes.loadCode'])
  await world.close()
})
