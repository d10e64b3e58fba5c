/** `npm run bench -- lobby`: twenty thousand games listed, filtered and searched over HTTP, beside a plain filter of the same. */
import autocannon from 'autocannon'
import { game } from '@uwanja/contract/site/game'
import { startApiOn, DATABASES } from '../api/servers.ts'
import { buildFirst, startProgram, type Program } from '../api/programs.ts'
import type { Aim, Bench, BenchRun, Outcome } from '../bench.ts'
import { postgresUrl, prepareEmbedded, preparePostgres } from '../money/databases.ts'
import { spreadOf } from '../statistics.ts'
import { seedGames } from './games.ts'
import { measureTouch } from './touch.ts'

const CONNECTIONS = 16
const PACE = { full: { rounds: 5, roundS: 3 }, quick: { rounds: 2, roundS: 1 } } as const
/** A reply is checked field by field, and every call goes through the whole server: half of bare node is the least. */
const LEAST = 0.5

const BODY = { forMobile: true, providerId: 0, gameType: 2, category: 0, searchText: '', page: 1 }
const QUESTIONS: Readonly<Record<string, object[]>> = {
  list: [1, 2, 3, 40, 300].map((page) => ({ ...BODY, page })),
  filter: [1, 3, 5, 7].flatMap((providerId) => [6, 7].map((category) => ({ ...BODY, providerId, category }))),
  search: ['lion', 'temple 1', 'harv', '1234', 'comet', 'zzz'].map((searchText) => ({ ...BODY, searchText })),
}

async function perSecond(program: Program, bodies: readonly object[], roundS: number): Promise<number> {
  const { path, method } = game.getGames
  const headers = { 'content-type': 'application/json' }
  const result = await autocannon({
    url: program.url,
    connections: CONNECTIONS,
    duration: roundS,
    requests: bodies.map((body) => ({ method, path, headers, body: JSON.stringify(body) })),
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} questions were not answered`)
  return result['2xx'] / result.duration
}

async function measure(run: BenchRun): Promise<Outcome> {
  await buildFirst()
  const { rounds, roundS } = PACE[run.pace]
  const url = await postgresUrl()
  const peer = await startProgram(run, { args: ['--import', 'tsx', 'bench/lobby/peer.ts'], env: {}, readyPath: '/' })
  const results: { database: string; question: string; ours: number; bare: number; ratio: number }[] = []
  for (const database of DATABASES) {
    if (database === 'postgres' && url === null) continue
    const copies = database === 'postgres' ? preparePostgres(run, url!, seedGames) : prepareEmbedded(run, seedGames)
    const api = await startApiOn(run, await copies)
    for (const [question, bodies] of Object.entries(QUESTIONS)) {
      await perSecond(api.program, bodies, roundS)
      const pairs: { ours: number; bare: number }[] = []
      for (let round = 0; round < rounds; round++) {
        const ours = await perSecond(api.program, bodies, roundS)
        pairs.push({ ours, bare: await perSecond(peer, bodies, roundS) })
      }
      const median = (pick: (pair: (typeof pairs)[number]) => number) => spreadOf(pairs.map(pick)).median
      const [ours, bare] = [median((pair) => pair.ours), median((pair) => pair.bare)]
      const ratio = median((pair) => pair.ours / pair.bare)
      results.push({ database, question, ours, bare, ratio })
      run.say(`  ${database.padEnd(10)} ${question.padEnd(8)} ${ours.toFixed(0)}/s  plain filter ${bare.toFixed(0)}/s  ${ratio.toFixed(2)}`) // oxfmt-ignore
    }
    await api.close()
  }
  await peer.stop()
  const touch = await measureTouch(run, await prepareEmbedded(run, seedGames))
  const aims = results.map(({ database, question, ratio }): Aim => ({
    text: `${database}: ${question} at least ${LEAST} x a plain filter in bare node: ${ratio.toFixed(2)}`,
    verdict: ratio >= LEAST ? 'pass' : 'fail',
  }))
  return { aims: [...aims, touch.aim], results: { lists: results, touch: touch.touched } }
}

export const lobbyBench: Bench = {
  about:
    'the lobbies over 20,000 games: list, filter and search beside a plain filter of the same games in bare node; taps on a slow phone',
  mostMs: { full: 8 * 60_000, quick: 4 * 60_000 },
  run: measure,
}
