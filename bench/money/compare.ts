/** One setting, measured: in process beside the bare function, or over HTTP through the real API. Each ends with its books checked. */
import type { Db } from '@uwanja/money/sql'
import type { BenchRun } from '../bench.ts'
import { spreadOf } from '../statistics.ts'
import { startApi } from './api-process.ts'
import type { Copy, MakeCopy } from './databases.ts'
import { acceptedMinor, offers, runRound, type Bounds, type Round } from './load.ts'
import { measuredOf, PACE, warmUp, type Compared, type OverHttp, type Setting } from './settings.ts'
import { openBare, openOurs, SIDES, type Books, type Side, type SideName } from './side.ts'

/** What these rounds have left, the warm-up among them: unexpected answers are a fault like broken books. */
async function booksOf(name: string, side: Side, rounds: readonly Round[]): Promise<Books> {
  const count = rounds.reduce((sum, round) => sum + round.accepted, 0)
  const wrong = rounds.reduce((sum, round) => sum + round.wrong, 0)
  const { faults, heldUp } = await side.check({ count, minor: acceptedMinor(count) })
  const answers = wrong === 0 ? [] : [`${wrong} answers were not the expected ones`]
  return { faults: [...answers, ...faults].map((fault) => `${name}: ${fault}`), heldUp }
}

/** What stands beside ours. */
type OpenPeer = (db: Db) => Side | Promise<Side>

async function compareOn(copy: Copy, setting: Setting, pace: BenchRun['pace'], open: OpenPeer): Promise<Compared> {
  const { rounds, roundMs, mostEvents } = PACE[pace]
  const { target, callers } = setting
  const db = await copy.open()
  try {
    const sides: Record<SideName, Side> = { ours: await openOurs(db), bare: await open(db) }
    const from = { ours: offers(target), bare: offers(target) }
    const done: Record<SideName, Round[]> = { ours: [], bare: [] }
    const measure = async (name: SideName, bounds: Bounds) =>
      done[name].push(await runRound(sides[name].take, from[name], bounds))
    for (const name of SIDES) await measure(name, warmUp(callers))
    for (let round = 0; round < rounds; round++) {
      // Who is first changes from round to round: what drifts hits both alike.
      for (const name of round % 2 === 0 ? SIDES : SIDES.toReversed()) {
        await measure(name, { callers, roundMs, mostEvents })
      }
    }
    const books = {
      ours: await booksOf('ours', sides.ours, done.ours),
      bare: await booksOf('peer', sides.bare, done.bare),
    }
    const faults = [...books.ours.faults, ...books.bare.faults]
    const { heldUp } = books.ours
    const [ours, bare] = [done.ours.slice(1), done.bare.slice(1)]
    const ratio = spreadOf(ours.map((round, index) => round.perSecond / bare[index]!.perSecond))
    return { ...setting, rounds, ours: measuredOf(ours), bare: measuredOf(bare), ratio, faults, heldUp }
  } finally {
    await db.close()
  }
}

/** @param open The peer; absent: the bare function. */
export async function compare(
  setting: Setting,
  make: MakeCopy,
  run: BenchRun,
  open: OpenPeer = openBare,
): Promise<Compared> {
  const copy = await make()
  try {
    return await compareOn(copy, setting, run.pace, open)
  } finally {
    await copy.remove()
  }
}

export async function overHttp(setting: Setting, make: MakeCopy, run: BenchRun): Promise<OverHttp> {
  const { httpRounds: rounds, roundMs, mostEvents } = PACE[run.pace]
  const { target, callers } = setting
  const copy = await make()
  try {
    const done: Round[] = []
    const api = await startApi(copy.env, callers, (end) => run.atExit(end))
    try {
      const from = offers(target)
      for (let round = 0; round <= rounds; round++) {
        const bounds = round === 0 ? warmUp(callers) : { callers, roundMs, mostEvents }
        done.push(await runRound(api.bet, from, bounds))
      }
    } finally {
      await api.close()
    }
    // The API's process is gone: the embedded database is free to be opened here.
    const db = await copy.open()
    try {
      const books = await booksOf('http', await openOurs(db), done)
      return { ...setting, rounds, http: measuredOf(done.slice(1)), ...books }
    } finally {
      await db.close()
    }
  } finally {
    await copy.remove()
  }
}
