/** The way out of the whole server: nobody who merely holds a line open keeps it from closing. */
import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { aHouse } from './testing.ts'

it('a line on which nothing was ever asked does not hold up the close', async () => {
  const house = await aHouse('embedded')
  const silent = connect(Number(new URL(house.apiUrl).port), '127.0.0.1')
  await once(silent, 'connect')
  // The server has taken the line on once it answers somebody who came later.
  expect((await fetch(`${house.apiUrl}/health`)).status).toBe(200)
  const cut = once(silent, 'close')
  await house.close()
  await cut
})
