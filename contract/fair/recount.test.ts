/** A round counted again from its file: a round by hand, and each way in which a file can lie. */
import { expect, it } from 'vitest'
import { recount, readLine, type RoundFile } from './recount.ts'
import { leafOf, rootOf, type TicketLine } from './ticket-tree.ts'

const TICKETS: readonly TicketLine[] = [
  { number: 7, at: '2026-11-20T10:00:00.000Z', choices: '1=1,2=1,3=1', salt: 'a' },
  { number: 9, at: '2026-11-20T10:00:01.000Z', choices: '1=1,2=1,3=2', salt: 'b' },
  { number: 12, at: '2026-11-20T10:00:02.000Z', choices: '1=1,2=1,3=1', salt: 'c' },
]
const LINES = [
  '7|2026-11-20T10:00:00.000Z|1=1,2=1,3=1|a',
  '9|2026-11-20T10:00:01.000Z|1=1,2=1,3=2|b',
  '12|2026-11-20T10:00:02.000Z|1=1,2=1,3=1|c',
]

/** Three tickets at 1.00, 60 % into the pool: 1.80, and 0.20 rolled in. Two have all three, one has two. */
async function aFile(more: Partial<RoundFile> = {}): Promise<RoundFile> {
  return {
    version: 1,
    round: 1,
    name: 'Three',
    currency: 'NGN',
    price: '100',
    guarantee: '0',
    rolledIn: '20',
    rule: {
      salesShare: 6_000,
      cancelledEnds: 2,
      matches: 3,
      fixed: [{ right: 2, prize: '50', winners: 1 }],
      tiers: [{ right: 3, share: 7_505 }],
    },
    onCancelled: 'refund',
    matches: [1, 2, 3].map((at) => ({ id: String(at), number: at, isReserve: false, result: '1' })),
    root: await rootOf(await Promise.all(TICKETS.map((one) => leafOf(one)))),
    said: {
      // 200 x 75.05 % = 150.1: 150 for two are 75 each; 50 are left.
      tickets: 3,
      how: 'played',
      pool: '200',
      winners: [{ right: 3, tickets: 2, each: '75' }],
      fixedPaid: '50',
      paidFromPool: '150',
      returned: '0',
      rolls: '50',
    },
    ...more,
  }
}

it('J12 a round is counted again from its file to the last unit', async () => {
  const file = await aFile()
  expect(await recount(file, LINES)).toEqual({ root: file.root, counted: file.said, differs: [] })
})

it.each([
  ['a ticket was left out', LINES.slice(0, 2), ['root', 'tickets', 'pool', 'winners', 'paidFromPool', 'rolls']],
  ['a choice was changed', [LINES[0]!, LINES[1]!.replace('3=2', '3=1'), LINES[2]!], ['root', 'winners', 'fixedPaid']],
  ['two were exchanged', [LINES[1]!, LINES[0]!, LINES[2]!], ['root']],
])('J12 it says what differs when %s', async (_what, lines, differs) => {
  expect((await recount(await aFile(), lines)).differs).toEqual(expect.arrayContaining([...differs]))
})

it('J12 it says which sum was said wrong, and reads a cancelled round', async () => {
  const file = await aFile()
  expect((await recount({ ...file, said: { ...file.said, rolls: '51' } }, LINES)).differs).toEqual(['rolls'])
  const matches = file.matches.map((one, at) => (at === 0 ? one : { ...one, result: null }))
  const said = { ...file.said, how: 'cancelled', winners: [], fixedPaid: '0', paidFromPool: '0', rolls: '20' } as const
  expect((await recount({ ...file, matches, said }, LINES)).differs).toEqual([])
})

it('J12 what is no line is refused with its number', async () => {
  await expect(recount(await aFile(), [LINES[0]!, 'nonsense'])).rejects.toThrow('line 3 is no ticket')
  expect(readLine('1|x|1=1|s|more')).toBeNull()
  expect(readLine('01|x|1=1|s')).toBeNull()
})
