/** The catalogue in its database: lists taken and kept in step, what is played counted once, changes seen by the next who asks. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPEN_TERMS, type Money } from '@uwanja/money'
import type { Db } from '@uwanja/money/sql'
import { aPlayer, cursorsReachTheEnd, someMoney } from '@uwanja/money/testing'
import { aDatabase, RULE_KINDS } from '../db/testing.ts'
import { openCatalogue, type Catalogue } from './catalogue.ts'
import { project, projectAnew } from '../runtime/projections.ts'
import { forgetPlays } from './plays-store.ts'
import { PLAYS } from './plays.ts'
import { recentOf } from './plays-store.ts'
import { catalogueChanged, companiesKnown, lockCompany, takeList, type ListedRow } from './store.ts'
import { aListedRow } from './testing.ts'

describe.each(RULE_KINDS)('the catalogue on %s', (kind) => {
  let db: Db
  let money: Money
  let catalogue: Catalogue
  beforeAll(async () => {
    db = await aDatabase(kind)
    money = await someMoney(db)
    catalogue = openCatalogue(db)
    await companiesKnown(db, ['studio', 'egt', 'egt'])
    await companiesKnown(db, ['egt'])
  })
  afterAll(() => db.close())
  const take = async (rows: readonly ListedRow[], company = 'egt') => {
    const taken = await db.transaction(async (tx) => {
      const result = await takeList(tx, (await lockCompany(tx, company))!.id, rows)
      await catalogueChanged(tx)
      return result
    })
    catalogue.changed()
    return taken
  }
  const shown = async () => {
    const question = { gameType: 2, category: 0, companyId: 0, device: null, words: '', page: 1, favourites: [] }
    return (await catalogue.lists()).page(question).map(({ name }) => name)
  }

  it('G08 a list is taken: added, changed, gone and back, and nothing written for what stayed', async () => {
    expect(await catalogue.isOffered('egt', 'whatever')).toBe(true)
    const [a, b, c] = ['a', 'b', 'c'].map((code) => aListedRow(code)) as [ListedRow, ListedRow, ListedRow]
    expect(await take([a, b])).toEqual({ added: 2, changed: 0, gone: 0 })
    expect(await take([a, b])).toEqual({ added: 0, changed: 0, gone: 0 })
    expect(await shown()).toEqual(['Game a', 'Game b'])
    expect(await take([{ ...a, name: 'A', features: ['free-play'] }, c])).toEqual({ added: 1, changed: 1, gone: 1 })
    expect(await shown()).toEqual(['A', 'Game c'])
    expect(await catalogue.isOffered('egt', 'b')).toBe(false)
    expect(await take([{ ...a, name: 'A', features: ['free-play'] }, b, c])).toEqual({ added: 0, changed: 1, gone: 0 })
    expect(await catalogue.isOffered('egt', 'b')).toBe(true)
    expect(await catalogue.isOffered('egt', 'whatever')).toBe(false)
  })

  it('G14 a launch must name what the list names', async () => {
    await take([aListedRow('z', { launch: { productId: '3' } })], 'studio')
    expect(await catalogue.isOffered('studio', 'z', { productId: '3' })).toBe(false) // no route of ours opens it
    await take([aListedRow('p', { launch: { systemId: '7' } }), aListedRow('q')])
    expect(await catalogue.isOffered('egt', 'p', { systemId: '7' })).toBe(true)
    expect(await catalogue.isOffered('egt', 'p', { systemId: '8' })).toBe(false)
  })

  it('G08 what is off is neither shown nor offered; what another process changed is seen within a second', async () => {
    let nowMs = 0
    const elsewhere = openCatalogue(db, () => nowMs)
    expect(await elsewhere.isOffered('egt', 'q')).toBe(true)
    await db.transaction(async (tx) => {
      await money.terms.set(tx, { source: 'egt', game: 'q' }, 'NGN', { ...OPEN_TERMS, isOn: false })
      await catalogueChanged(tx)
    })
    nowMs += 999
    expect(await elsewhere.isOffered('egt', 'q')).toBe(true)
    nowMs += 1
    expect(await elsewhere.isOffered('egt', 'q')).toBe(false)
    catalogue.changed()
    expect(await shown()).not.toContain('Game q')
  })

  it('G01 stakes are counted once, by day and as the player’s last games; a recount finds the same', async () => {
    const player = await aPlayer(db, money, { cash: 100_000n })
    let key = 0
    const stake = (game: string, amount = 100n) =>
      money.wager({
        kind: 'staked',
        source: 'studio',
        key: `k${++key}`,
        playerId: player,
        round: `r${key}`,
        amount: { currency: 'NGN', minor: amount },
        details: { game },
      })
    for (const game of ['one', 'two', 'one', 'one']) await stake(game)
    await stake('too dear', 999_999n)
    await cursorsReachTheEnd(db)
    const counted = () => db.sql`select company, code, stakes::int from game_plays order by code`
    while ((await project(db, money, PLAYS, 2)) > 0);
    const right = [
      { company: 'studio', code: 'one', stakes: 3 },
      { company: 'studio', code: 'two', stakes: 1 },
    ]
    expect(await counted()).toEqual(right)
    expect(await project(db, money, PLAYS)).toBe(0)
    await projectAnew(db, money, PLAYS, forgetPlays)
    expect(await counted()).toEqual(right)
    expect(await recentOf(db, player, 10)).toEqual([
      { company: 'studio', code: 'one' },
      { company: 'studio', code: 'two' },
    ])
  })
})
