/** What the two processes hold: ten seconds after the start, and after a thousand polls of each. */
import { setTimeout as pause } from 'node:timers/promises'
import { Agent } from 'node:http'
import { security } from '@uwanja/contract/site/security'
import { user } from '@uwanja/contract/site/user'
import { ask, dataOf } from '../api/ask.ts'
import type { BenchRun } from '../bench.ts'
import type { Place } from './boot-bench.ts'
import { launch, residentMiB, type Launched, type ProgramName } from './launched.ts'

const REST_MS = 10_000
const POLLS = 1_000

type Figures = Readonly<Record<ProgramName, number>>
export interface Memory {
  readonly atRest: Figures
  readonly afterPolls: Figures
}

const figuresOf = (launched: Launched): Figures => ({
  api: residentMiB(launched.pidOf('api')),
  sandbox: residentMiB(launched.pidOf('sandbox')),
})

/** Logs the first demo player in. */
export async function tokenAt({ apiUrl, demo }: Launched): Promise<string> {
  if (!demo) throw new Error('the launcher has printed no demo player')
  const body = JSON.stringify({ userName: demo.login, password: demo.password })
  const headers = { 'content-type': 'application/json' }
  const answer = await ask({ url: `${apiUrl}${security.login.path}`, method: 'POST', headers, body })
  return (dataOf(answer) as { token: string }).token
}

/** The player asks for their balance, and whoever holds their phone for its messages. */
async function pollBoth(launched: Launched): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenAt(launched)}` }
  const agent = new Agent({ keepAlive: true })
  for (let count = 0; count < POLLS; count++) {
    dataOf(await ask({ url: `${launched.apiUrl}${user.getBalance.path}`, agent, headers }))
    const phone = await ask({ url: `${launched.sandboxUrl}/api/phones/2348012345444/messages`, agent })
    if (phone.http !== 200) throw new Error(`the sandbox answered with ${phone.http}`)
  }
  agent.destroy()
}

export async function memoryOf(run: BenchRun, place: Place): Promise<Memory> {
  const here = await place.fresh()
  const launched = await launch(run, here.env)
  await pause(REST_MS)
  const atRest = figuresOf(launched)
  await pollBoth(launched)
  const afterPolls = figuresOf(launched)
  await launched.stop()
  await here.remove()
  return { atRest, afterPolls }
}
