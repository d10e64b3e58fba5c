/** What operators type of rule sets and matches. */
import { expect, test } from 'vitest'
import { numbersIn, readFixed, readMatches, readTiers, withMatch } from './rule-fields.ts'

test('J05 shares are typed as number right and percent', () => {
  expect(readTiers('13:85, 12:10.5')).toEqual([
    { right: 13, share: 8_500 },
    { right: 12, share: 1_050 },
  ])
  expect([readTiers(''), readTiers('13'), readTiers('13:85;12:10'), readTiers('13:-5')]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('J05 fixed prizes are typed in whole units, and may be none', () => {
  expect(readFixed('4:200x1')).toEqual([{ right: 4, prize: '20000', winners: 1 }])
  expect([readFixed(' '), readFixed('4:0x1'), readFixed('4:200')]).toEqual([[], null, null])
})

test('J06 matches are typed one a line, with a start that names its zone', () => {
  const read = readMatches('Simba; Nyota; Ligi; 2026-12-05T16:00+03:00\n\nA;B;;2026-12-05T13:00Z;R')
  expect(read).toEqual({
    matches: [
      {
        isReserve: false,
        participant1: 'Simba',
        participant2: 'Nyota',
        league: 'Ligi',
        bookEvent: '',
        startsAt: '2026-12-05T13:00:00.000Z',
      },
      {
        isReserve: true,
        participant1: 'A',
        participant2: 'B',
        league: '',
        bookEvent: '',
        startsAt: '2026-12-05T13:00:00.000Z',
      },
    ],
  })
  expect(readMatches('A;B;;2026-12-05T13:00Z\nA;B;;2026-12-05T13:00')).toEqual({ badLine: 2 })
})

test('J18 a line may name the book’s match by its number, and nothing else', () => {
  const line = (last: string) => readMatches(`A;B;;2026-12-05T13:00Z;${last}`)
  expect(line('R;417')).toMatchObject({ matches: [{ isReserve: true, bookEvent: '417' }] })
  expect(line('; 417 ')).toMatchObject({ matches: [{ isReserve: false, bookEvent: '417' }] })
  expect([line(';x'), line(';-4')]).toEqual([{ badLine: 1 }, { badLine: 1 }])
})

test('J22 a match of the book becomes a line that is read back, and a reserve behind those that count', () => {
  const match = { id: '417', home: 'Simba; B', away: 'Nyota', tournament: 'Ligi', startsAt: '2026-12-05T13:00:00.000Z' }
  const one = withMatch('A; B; ; 2026-12-05T13:00Z\n\n', match, 2)
  expect(one).toBe('A; B; ; 2026-12-05T13:00Z\nSimba, B; Nyota; Ligi; 2026-12-05T13:00:00.000Z; ; 417')
  const two = withMatch(one, { ...match, id: '418' }, 2)
  expect(readMatches(two)).toMatchObject({
    matches: [{ isReserve: false }, { isReserve: false, bookEvent: '417' }, { isReserve: true, bookEvent: '418' }],
  })
  expect([...numbersIn(two)]).toEqual(['417', '418'])
})
