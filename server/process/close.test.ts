/** Lines to the server: kept from poll to poll, and no hindrance on its way out. */
import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { FULLEST } from '../db/testing.ts'
import { aHouse } from '../testing/house.ts'

it('a line on which nothing was ever asked does not hold up the close', async () => {
  const house = await aHouse(FULLEST)
  const silent = connect(Number(new URL(house.apiUrl).port), '127.0.0.1')
  await once(silent, 'connect')
  // The server has taken the line on once it answers somebody who came later.
  expect((await fetch(`${house.apiUrl}/health`)).status).toBe(200)
  const cut = once(silent, 'close')
  await house.close()
  await cut
})

it('A03 a line is kept open from one poll to the next', async () => {
  const house = await aHouse(FULLEST)
  // Calls do not say it, each a few bytes less: the server that keeps their lines says it elsewhere.
  const answer = await fetch(`${house.apiUrl}/health`)
  const keptS = Number(/timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '')?.[1])
  expect(keptS * 1_000).toBeGreaterThan(CONSTANTS.balancePollMs)
  await house.close()
})
