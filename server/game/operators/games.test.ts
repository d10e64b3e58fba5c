/** The catalogue over the office's door: companies and games on and off, placed, filed, limited; each with its trail. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { office as rows } from '@uwanja/contract/operators/office'
import type { OfficeGame, OfficeGameCompany } from '@uwanja/contract/operators/games'
import type { Moment } from '@uwanja/contract/operators/players'
import { catalogueChanged, companiesKnown, lockCompany, takeList } from '../../catalogue/store.ts'
import { aListedRow } from '../../catalogue/testing.ts'
import { FULLEST } from '../../db/testing.ts'
import { openGameSession } from '../../wallet/store.ts'
import { anOffice, type Office } from '../../testing/office.ts'

describe('games in the office', () => {
  let office: Office
  let token: string
  beforeAll(async () => {
    office = await anOffice(FULLEST)
    token = (await office.anOperator('content')).token
    await companiesKnown(office.db, ['betsolutions', 'egt'])
    for (const company of ['betsolutions', 'egt'])
      await office.db.transaction(async (tx) => {
        const { id } = (await lockCompany(tx, company))!
        await takeList(
          tx,
          id,
          ['1', '2', '3'].map((code) =>
            aListedRow(code, { name: `${company} lion ${code}`, launch: { productId: '2' } }),
          ),
        )
        await catalogueChanged(tx)
      })
    office.deps.catalogue.changed()
  })
  afterAll(() => office.close())

  const companies = async () =>
    ((await office.send(rows.gameCompanies, {}, { token })).data as { companies: OfficeGameCompany[] }).companies
  const find = async (more: object = {}) => {
    const wanted = { words: '', companyId: '', lobby: '', state: '', page: 1, ...more } as const
    return (await office.send(rows.findGames, wanted, { token })).data as { games: OfficeGame[]; total: number }
  }
  const PLAIN = {
    isOn: true,
    position: '' as number | '',
    isInTournament: false,
    hasDropsAndWins: false,
    leastStake: '',
    mostStake: '',
    filings: {} as Record<string, boolean>,
    why: 'test',
  }
  const setGame = (id: number, more: Partial<typeof PLAIN> = {}) =>
    office.send(rows.setGame, { id, ...PLAIN, ...more }, { token })
  const stake = async (game: string, minor: bigint) => {
    const { id } = await office.aPlayer({ cash: 1_000_00n })
    const key = `s${String(id)}`
    const amount = { currency: 'NGN' as const, minor }
    const details = { game }
    const item = { kind: 'staked' as const, source: 'betsolutions', key, playerId: id, round: key, amount, details }
    return (await office.money.wager(item)).status
  }

  it('O03 content keeps the games; support does not see them, trading does not change them', async () => {
    const asked = async (role: 'support' | 'trading') => {
      const { token: other } = await office.anOperator(role)
      const read = await office.send(rows.gameCompanies, {}, { token: other })
      const edit = await office.send(rows.setGame, { id: 1, ...PLAIN }, { token: other })
      return [read.status, edit.status]
    }
    expect(await asked('support')).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    expect(await asked('trading')).toEqual(['SUCCESS', 'FORBIDDEN'])
  })

  it('G08 a company that is off shows nothing and takes no stake; its place orders the select; the trail tells', async () => {
    const before = await companies()
    expect(before.map(({ name, games, shown }) => [name, games, shown])).toEqual([
      ['BetSolutions', 3, 3],
      ['EGT', 3, 3],
    ])
    const [betsolutions, egt] = before as [OfficeGameCompany, OfficeGameCompany]
    const set = (id: number, more: object) =>
      office.send(rows.setGameCompany, { id, isOn: true, position: '', leastStake: '', mostStake: '', why: 'w', ...more }, { token }) // oxfmt-ignore
    await set(egt.id, { position: 1 })
    expect((await set(betsolutions.id, { isOn: false })).statusCode).toBe(0)
    expect((await companies()).map(({ name, shown }) => [name, shown])).toEqual([
      ['EGT', 3],
      ['BetSolutions', 0],
    ])
    expect((await find({ state: 'off' })).total).toBe(3)
    expect(await stake('2', 100n)).toBe('blocked')
    await set(betsolutions.id, { mostStake: '5.00' })
    expect(await stake('2', 501n)).toBe('limit')
    expect(await stake('2', 500n)).toBe('ok')
    await set(betsolutions.id, {})
    expect((await set(betsolutions.id, { leastStake: '2.00', mostStake: '1.00' })).status).toBe(
      'INCORRECT_PARAMETER_VALUE',
    )
    expect((await set(999_999, {})).status).toBe('NOT_FOUND')
    const auditLog = await office.db.sql`
      select before, after, why from audit where subject = 'game-company betsolutions' order by id limit 2`
    expect(auditLog).toMatchObject([
      { before: { isOn: true, mostMinor: null }, after: { isOn: false }, why: 'w' },
      { before: { isOn: false }, after: { isOn: true, mostMinor: '500' } },
    ])
  })

  it('G08 G09 a game is placed, filed, marked and limited; what is not its lobby’s is refused', async () => {
    const { games, total } = await find({ words: 'LION 2' })
    expect([games.map(({ name }) => name).sort(), total]).toEqual([['betsolutions lion 2', 'egt lion 2'], 2])
    const { id } = games.find(({ company }) => company === 'BetSolutions')!
    const done = await setGame(id, { position: 1, isInTournament: true, hasDropsAndWins: true, leastStake: '10.00', filings: { '3': true, '6': false } }) // oxfmt-ignore
    expect(done.statusCode).toBe(0)
    const [first] = (await find()).games
    expect(first).toMatchObject({ id, position: 1, isInTournament: true, hasDropsAndWins: true, leastStake: '10.00' })
    expect(first!.categories.filter(({ byHand }) => byHand !== null)).toEqual([
      { category: 3, byRule: false, byHand: true },
      { category: 6, byRule: true, byHand: false },
    ])
    expect(await stake('2', 9_99n)).toBe('limit')
    expect(await stake('2', 10_00n)).toBe('ok')
    expect((await setGame(id, { filings: { '14': true } })).status).toBe('INCORRECT_PARAMETER_VALUE')
    expect((await setGame(999_999)).status).toBe('NOT_FOUND')
    await setGame(id, { isOn: false })
    expect((await find({ state: 'off' })).games).toMatchObject([{ id, isOn: false, isShown: false, position: null }])
    expect(await stake('2', 10_00n)).toBe('blocked')
    await setGame(id)
    expect(await stake('2', 1n)).toBe('ok')
  })

  it('G08 a company that does not answer changes nothing', async () => {
    const [{ id }] = (await companies()) as [OfficeGameCompany]
    expect((await office.send(rows.takeGameList, { id }, { token })).status).toBe('COMPANY_DOES_NOT_ANSWER')
    expect((await office.send(rows.takeGameList, { id: 999_999 }, { token })).status).toBe('NOT_FOUND')
  })

  it('O05 the timeline names an opened game by its title, and one that no list names by the company’s id', async () => {
    const { id: playerId, sessionId } = await office.aPlayer()
    const opened = { playerId, sessionId, company: 'egt', productId: '2' } as const
    for (const gameId of ['2', 'unlisted']) await openGameSession(office.db, { ...opened, gameId })
    const support = await office.anOperator('support')
    const { data } = await office.send(rows.timeline, { id: `${playerId}`, before: '' }, support)
    const { moments } = data as { moments: Moment[] }
    const launches = moments.filter(({ kind }) => kind === 'launch').map(({ what, about }) => `${what} ${about}`)
    expect(launches.sort()).toEqual(['egt egt lion 2', 'egt unlisted'])
  })
})
