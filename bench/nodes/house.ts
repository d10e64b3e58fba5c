/** A house of several API processes on one database and one Redis, and a company that stakes at all of them. */
import { API, startProgram, type Program } from '../api/programs.ts'
import { seedSessions } from '../api/players.ts'
import type { BenchRun } from '../bench.ts'
import type { Copy } from '../money/databases.ts'
import { acceptedMinor } from '../money/load.ts'
import { openOurs, type Books } from '../money/side.ts'
import { companyEnv, openCompany, SIMULATORS, type Company } from '../wagers/companies.ts'
import { seedSeats } from '../wagers/seats.ts'
import type { Db } from '@uwanja/money/sql'
import { watchRedis, type RedisWatch } from './redis-load.ts'

/** So many that nobody's next stake comes before the answer to their last one, as on any evening. */
export const PLAYERS = 3_000
const SIMULATOR = 'BetSolutions'

export interface House {
  readonly programs: readonly Program[]
  readonly company: Company
  /** Looks on at its database. */
  readonly watching: Db
  readonly redis: RedisWatch
  /** Stakes that were accepted so far. */
  taken: number
}

export async function seedHouse(db: Db): Promise<void> {
  await seedSeats(db, PLAYERS)
  await seedSessions(db, PLAYERS)
  await db.script('analyze')
}

/** @param redisUrl Empty: the database tells the processes of each other. */
export async function openHouse(run: BenchRun, copy: Copy, processes: number, redisUrl: string): Promise<House> {
  const env = { LOG_LEVEL: 'silent', ...companyEnv(), ...copy.env, REDIS_URL: redisUrl }
  const programs: Program[] = []
  // One after the other: the first brings the database forward.
  for (let nth = 0; nth < processes; nth++)
    programs.push(await startProgram(run, { args: ['--enable-source-maps', API], env, readyPath: '/ready' }))
  const company = await openCompany(SIMULATOR, programs[0]!.url, 8, PLAYERS)
  return { programs, company, watching: await copy.open(), redis: watchRedis(redisUrl), taken: 0 }
}

/** Ends it and looks through the whole books: each stake once, none that was not accepted. */
export async function closeHouse({ programs, company, watching, redis, taken }: House, copy: Copy): Promise<Books> {
  company.close()
  redis.close()
  await Promise.all(programs.map((program) => program.stop()))
  try {
    const side = await openOurs(watching, Object.values(SIMULATORS))
    return await side.check({ count: taken, minor: acceptedMinor(taken) })
  } finally {
    await watching.close()
    await copy.remove()
  }
}
