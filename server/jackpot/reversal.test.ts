/** A settled round that was wrong: taken back by two, its pool exactly as before, and settled again by the right results. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import { expectWholeBooks } from '@uwanja/money/testing'
import { RULE_KINDS } from '../db/testing.ts'
import { keepSubscription } from '../push/store.ts'
import { aJackpot, RULE, SCORES, type Jackpot } from '../testing/jackpots.ts'

describe.each(RULE_KINDS)('a jackpot taken back on %s', (kind) => {
  let jackpot: Jackpot
  beforeAll(async () => void (jackpot = await aJackpot(kind)))
  beforeEach(() => jackpot.begin())
  afterAll(async () => {
    await expectWholeBooks(jackpot.office.db, jackpot.office.money)
    await jackpot.office.close()
  })

  const houses = async () => ({
    pools: await jackpot.house('pools'),
    guarantees: await jackpot.house('guarantees'),
    games: await jackpot.house('games:jackpot'),
  })
  const lettersOf = async (id: bigint) =>
    (
      await jackpot.office.db.sql<{ letter: string }>`
        select letter from message where player_id = ${id} and letter like 'jackpot%' order by id`
    ).map(({ letter }) => letter)
  const wallet = async (id: bigint) => {
    const { cash, debt } = (await jackpot.office.money.read.wallet(jackpot.office.db, id))!
    return [cash, debt]
  }
  const spend = (playerId: bigint, minor: bigint) =>
    jackpot.office.db.transaction((tx) =>
      jackpot.office.money.correction.made(tx, {
        key: `spent-${String(playerId)}`,
        playerId,
        direction: 'take',
        reason: 'spent',
        amount: { currency: 'NGN', minor },
      }),
    )

  it('J14 J15 J16 prizes are taken back, what is spent is owed, and the second settlement alone is paid', async () => {
    const { office, ask, aRound, slip, buy, close, play, settle, reverse, payDue, inOffice, calls, as } = jackpot
    const round = await aRound(RULE, { guarantee: '10000' })
    const [wrong, right, spent] = await Promise.all([1, 2, 3].map(() => office.aPlayer({ cash: 100_00n })))
    await buy(wrong!.id, slip(round))
    await buy(right!.id, slip(round, { 12: '3' }))
    await buy(spent!.id, slip(round, { 0: '2' }))
    await close()
    const before = await houses()
    await play(round)
    await settle(round.id)
    // 8,500 for thirteen; 1,000 for twelve in two parts.
    expect([await wallet(wrong!.id), await wallet(right!.id), await wallet(spent!.id)]).toEqual([
      [8_500_00n, 0n],
      [500_00n, 0n],
      [500_00n, 0n],
    ])
    await spend(spent!.id, 400_00n)
    expect((await ask(rows.jackpotReversal, { id: round.id })).data).toMatchObject({
      prizes: 3,
      sum: '9500.00',
      pool: '9500.00',
    })
    await reverse(round.id)
    // Whoever looks again, and all at once, takes nothing more.
    await Promise.all([payDue(), payDue(), payDue()])
    expect(await inOffice(round.id)).toMatchObject({ state: 'closed', rolls: '0.00' })
    expect([await wallet(wrong!.id), await wallet(right!.id), await wallet(spent!.id)]).toEqual([
      [0n, 0n],
      [0n, 0n],
      [0n, 400_00n],
    ])
    expect(await houses()).toEqual(before)
    expect((await calls().getManualJackpotUserBets({}, as(wrong!.id)))[0]).toMatchObject({ state: 'waiting', prize: 0 })
    await play(round, { 12: '0:1' })
    await settle(round.id)
    await payDue()
    // Now `right` has thirteen, `wrong` twelve, and `spent` eleven: 8,500, 1,000 and 500, of which 400 repay.
    expect([await wallet(wrong!.id), await wallet(right!.id), await wallet(spent!.id)]).toEqual([
      [1_000_00n, 0n],
      [8_500_00n, 0n],
      [100_00n, 0n],
    ])
    expect(await inOffice(round.id)).toMatchObject({ state: 'settled' })
    expect(await lettersOf(spent!.id)).toEqual(['jackpotWon', 'jackpotReversed', 'jackpotWon'])
    expect(await lettersOf(wrong!.id)).toEqual(['jackpotWon', 'jackpotReversed', 'jackpotWon'])
  })

  it('J23 R91 phones that want news of bets hear once of a round’s end, whatever it brought, and others hear nothing', async () => {
    const { office, aRound, slip, buy, close, play, settle, payDue } = jackpot
    const round = await aRound()
    const players = await Promise.all([1, 2, 3].map(() => office.aPlayer({ cash: 100_00n })))
    const [won, lost, quiet] = players
    for (const [at, player] of players.entries()) {
      await buy(player.id, slip(round, player === lost ? { 0: '2', 1: '2', 2: '2', 3: '2' } : {}))
      const endpoint = `https://phone.example/${round.id}-${String(at)}`
      const session = { id: player.sessionId, playerId: player.id }
      const kinds = player === quiet ? (['money'] as const) : (['bets'] as const)
      const given = { endpoint, p256dh: 'x', auth: 'x', kinds, mark: Buffer.from(endpoint) }
      await office.db.transaction((tx) => keepSubscription(tx, session, given))
    }
    await close()
    await play(round)
    await settle(round.id)
    await payDue()
    const told = await office.db.sql<{ player: bigint; note: string }>`
      select player_id as player, what || ' ' || tag || ' ' || path as note from push_notice
      where player_id = any (${players.map(({ id }) => id)}) order by player_id`
    const note = `jackpotEnded jackpot-${round.id} /ManualJackpotBet`
    // They were made at once: whose number is the smaller is chance.
    const ids = [won!.id, lost!.id].toSorted((one, other) => Number(one - other))
    expect(told).toEqual(ids.map((player) => ({ player, note })))
  })

  it('J15 one person takes nothing back, the same wish does it once, and a death between prize and note is resumed', async () => {
    const { office, ask, cash, aRound, slip, buy, close, play, settle, approve, payDue, inOffice, first } = jackpot
    const round = await aRound()
    const { id } = await office.aPlayer({ cash: 100_00n })
    const ticket = (await buy(id, slip(round))).betId
    await close()
    expect((await ask(rows.askJackpotReversed, { id: round.id, why: 'x' })).status).toBe('NO_LONGER_OPEN')
    await play(round)
    await settle(round.id)
    const before = await cash(id)
    await ask(rows.askJackpotReversed, { id: round.id, why: 'corrected' })
    expect(await approve(round.id, first(), 'jackpot-reversed')).toBe('SECOND_PERSON_REQUIRED')
    expect(await cash(id)).toBe(before)
    expect(await approve(round.id, undefined, 'jackpot-reversed')).toBe('SUCCESS')
    expect((await ask(rows.askJackpotReversed, { id: round.id, why: 'again' })).status).toBe('NO_LONGER_OPEN')
    // The movement of a process that died before it noted it.
    const taken = { key: `undone-${String(ticket)}-1`, ofKey: `prize-${String(ticket)}-1`, playerId: id }
    const amount = { currency: 'NGN', minor: 0n } as const
    const { status } = await office.money.wager({ kind: 'changed', source: 'jackpot', ...taken, amount })
    expect([status, await cash(id)]).toEqual(['ok', 0n])
    await payDue()
    expect([(await inOffice(round.id)).state, await cash(id)]).toEqual(['closed', 0n])
  })

  it('J15 what a later round has taken is not taken back', async () => {
    const { office, ask, aRound, slip, buy, close, play, settle, approve } = jackpot
    const round = await aRound(SCORES, { typeId: 1 })
    await buy((await office.aPlayer({ cash: 100_00n })).id, slip(round, { 0: '9:9' }, 6))
    await close()
    await play(round, {}, 6)
    await settle(round.id)
    await ask(rows.askJackpotReversed, { id: round.id, why: 'corrected' })
    await aRound(SCORES, { typeId: 1, rolledFrom: round.id })
    expect(await approve(round.id, undefined, 'jackpot-reversed')).toBe('JACKPOT_ROLLED_ON')
    expect((await ask(rows.jackpotReversal, { id: round.id })).status).toBe('JACKPOT_ROLLED_ON')
  })

  it('J14 whatever was settled first, only the second outcome is paid', async () => {
    const { office, cash, aRound, slip, buy, close, play, settle, reverse, ask, house, inOffice } = jackpot
    for (const [first, second] of [
      ['1:0 0:0 0:0 1:1 2:0 0:2', '1:0 0:0 0:0 1:1 2:0 0:3'],
      ['1:0 0:0 0:0 1:1 3:0 0:3', '1:0 0:0 0:0 1:1 2:0 0:2'],
      ['9:9 9:9 9:9 9:9 9:9 9:9', '1:0 0:0 0:0 1:1 2:0 0:2'],
    ] as const) {
      const scores = (text: string) => ({ ...text.split(' ') })
      const round = await aRound(SCORES, { typeId: 1 })
      const players = await Promise.all(Array.from({ length: 3 }, () => office.aPlayer({ cash: 100_00n })))
      for (const [at, { id }] of players.entries())
        await buy(id, slip(round, { ...scores('1:0 0:0 0:0 1:1 2:0 0:2'), ...(at === 2 ? { 5: '0:3' } : {}) }, 6))
      const pools = await house('pools')
      await close()
      await play(round, scores(first), 6)
      await settle(round.id)
      await reverse(round.id)
      await play(round, scores(second), 6)
      const dry = (await ask(rows.jackpotDryRun, { id: round.id })).data as {
        outcome: { rolls: string }
        prizes: { ticket: string; amount: string }[]
      }
      await settle(round.id)
      const paid = (await Promise.all(players.map(({ id }) => cash(id)))).filter((minor) => minor > 0n)
      expect(paid.map((minor) => (Number(minor) / 100).toFixed(2))).toEqual(dry.prizes.map(({ amount }) => amount))
      expect(((await house('pools')) - pools) / 100n).toBe(BigInt(Math.round(Number(dry.outcome.rolls))))
      expect((await inOffice(round.id)).state).toBe('settled')
    }
  })
})
