/** What a SIGKILL of the API costs the pages that poll: three failed polls would log a player out for good. */
import { setTimeout as pause } from 'node:timers/promises'
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { user } from '@uwanja/contract/site/user'
import { ask, dataOf } from '../api/ask.ts'
import type { BenchRun } from '../bench.ts'
import type { Place } from './boot-bench.ts'
import { launch } from './launched.ts'
import { tokenAt } from './memory.ts'

/** Spread over the poll's period, so that one of them asks in any second. */
const PAGES = 10
/** The kill comes in the first period; whoever failed in it asks once more. */
const POLLS = 2

/** @returns the most polls that failed for one page. */
export async function mostFailedPolls(run: BenchRun, place: Place): Promise<number> {
  const here = await place.fresh()
  const launched = await launch(run, here.env)
  const headers = { authorization: `Bearer ${await tokenAt(launched)}` }
  const poll = () =>
    ask({ url: `${launched.apiUrl}${user.getBalance.path}`, headers })
      .then(dataOf)
      .then(
        () => 0,
        () => 1,
      )
  const page = async (index: number) => {
    await pause((index * CONSTANTS.balancePollMs) / PAGES)
    let failed = await poll()
    for (let count = 1; count < POLLS; count++) {
      await pause(CONSTANTS.balancePollMs)
      failed += await poll()
    }
    return failed
  }
  const pages = Promise.all(Array.from({ length: PAGES }, (_one, index) => page(index)))
  await pause(CONSTANTS.balancePollMs / PAGES / 2)
  process.kill(launched.pidOf('api'), 'SIGKILL')
  const failed = await pages
  await launched.stop()
  await here.remove()
  return Math.max(...failed)
}
