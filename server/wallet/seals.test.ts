/** OneWallet joins signed values without their names: whoever caught a call could cut another transaction id out of the same text. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GAME_SUBJECTS } from '@uwanja/providers/games/conformance-table'
import type { SpokenAsk } from '@uwanja/providers/games/callback-client'
import { DATABASE_KINDS } from '../db/testing.ts'
import { aHouse, aPlayer, expectBooks, type House } from '../testing/house.ts'
import { openGameSession } from './store.ts'

describe.each(DATABASE_KINDS)('a caught call, on %s', (kind) => {
  let house: House
  beforeAll(async () => {
    house = await aHouse(kind)
  })
  afterAll(async () => {
    await expectBooks(house)
    await house.close()
  })

  it('X06 G08 a credit of 300 is paid once, whatever transaction id is cut out of it', async () => {
    const player = await aPlayer(house, { cash: 100_00n })
    const opened = {
      playerId: player.id,
      sessionId: player.sessionId,
      company: 'softgaming',
      productId: '998',
      gameId: '1001',
    } as const
    const entry = { token: await openGameSession(house.db, opened), playerId: `${player.id}`, currency: 'NGN' }
    const callbackClient = GAME_SUBJECTS.softgaming.callbackClient(house.keys['softgaming']!)
    const token = callbackClient.entry!(entry)
    const move = { token, round: 'round1', gameId: '1001', currency: 'NGN' }
    const bodyOf = (ask: SpokenAsk) => callbackClient.say(ask).body
    const send = async (body: string) => {
      const answer = await fetch(`${house.apiUrl}/callbacks/games/softgaming`, { method: 'POST', body })
      return (await answer.json()) as { status?: string; error?: string; balance?: string }
    }
    const cash = async () => (await house.server.money.read.wallet(house.db, player.id))!.cash

    expect(await send(bodyOf({ ask: 'bet', ...move, key: 'sgbet1', minor: 100_00n }))).toMatchObject({ status: 'OK' })
    const won = bodyOf({ ask: 'win', ...move, key: 'sgwin1', minor: 300_00n })
    const first = await send(won)
    expect(first).toMatchObject({ status: 'OK', balance: '300.00' })
    const values = JSON.parse(won) as Record<string, string>
    const { i_actionid = '' } = values
    for (const other of [
      { tid: 'sgwin', tidx: '1' },
      { i_gameid: 'round1s', tid: 'gwin1' },
      { i_gameid: 'round', tid: '1sgwin1' },
      { i_gameid: 'round1', subtype: 's', tid: 'gwin1' },
      { i_gameid: 'roun', i_rollback: 'd1', tid: 'sgwin1' },
      { i_actionid: '', game_extra: i_actionid },
    ])
      expect(await send(JSON.stringify({ ...values, ...other }))).toHaveProperty('error')
    expect(await cash()).toBe(300_00n)
    // The company itself, which did not hear us, gets its first answer again.
    expect(await send(won)).toMatchObject({ status: 'OK', balance: '300.00', processed: '1' })
    expect(await cash()).toBe(300_00n)
  })

  it('X06 G08 of two cuts of one call that come at once, one is taken', async () => {
    const player = await aPlayer(house, { cash: 100_00n })
    const opened = {
      playerId: player.id,
      sessionId: player.sessionId,
      company: 'softgaming',
      productId: '998',
      gameId: '1001',
    } as const
    const entry = { token: await openGameSession(house.db, opened), playerId: `${player.id}`, currency: 'NGN' }
    const callbackClient = GAME_SUBJECTS.softgaming.callbackClient(house.keys['softgaming']!)
    const move = { token: callbackClient.entry!(entry), gameId: '1001', currency: 'NGN' }
    const bet = callbackClient.say({ ask: 'bet', ...move, key: `t${player.id}`, round: 'round2', minor: 10_00n }).body
    const values = JSON.parse(bet) as Record<string, string>
    const cuts = Array.from({ length: 6 }, (_, letters) =>
      JSON.stringify({
        ...values,
        i_gameid: 'round2'.slice(0, 6 - letters),
        tid: 'round2'.slice(6 - letters) + values['tid']!,
      }),
    )
    await Promise.all(cuts.map((body) => fetch(`${house.apiUrl}/callbacks/games/softgaming`, { method: 'POST', body })))
    expect((await house.server.money.read.wallet(house.db, player.id))!.cash).toBe(90_00n)
  })
})
