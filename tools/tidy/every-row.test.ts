/** A mistake for each row of each table of walls: a row that nothing holds, or that a rule reads otherwise, is found here. */
import { describe, expect, test } from 'vitest'
import type { Source } from './sources.ts'
import { foldersNameTheirTables, LONG_FUNCTIONS, sqlFunctionsAreShort, TABLES } from './tables.ts'
import {
  FLOORS,
  importsLeadToLowerFloors,
  LAYERS,
  layersPointInwards,
  MAY_IMPORT,
  roomsImportOnlyWhatTheyMay,
  TESTS_MAY_ALSO,
} from './walls.ts'

const file = (path: string, text: string): Source[] => [{ path, text }]
const importing = (path: string, ...names: readonly string[]) =>
  file(path, names.map((name) => `import '${name}'\n`).join(''))

describe.each(Object.entries(MAY_IMPORT))('the room %s', (room, may) => {
  const others = Object.keys(MAY_IMPORT).filter((other) => other !== room)
  const strangers = others.filter((other) => !may.some((entry) => entry === other || entry.startsWith(`${other}/`)))

  test('imports no room that its row does not name', () => {
    expect(strangers).not.toEqual([])
    for (const other of strangers)
      expect([other, roomsImportOnlyWhatTheyMay(importing(`${room}/a.ts`, `@uwanja/${other}/any`))]).toEqual([
        other,
        [expect.stringContaining(`@uwanja/${other}/any`)],
      ])
  })

  test('imports what its row names, and of a room with one door that door alone', () => {
    for (const entry of may) {
      expect(roomsImportOnlyWhatTheyMay(importing(`${room}/a.ts`, `@uwanja/${entry}`))).toEqual([])
      const [other] = entry.split('/')
      if (entry !== other && other !== room && !may.includes(other!))
        expect(roomsImportOnlyWhatTheyMay(importing(`${room}/a.ts`, `@uwanja/${entry}-beside`))).toHaveLength(1)
    }
  })

  test('opens in tests alone what only its tests may', () => {
    for (const entry of TESTS_MAY_ALSO[room] ?? []) {
      expect(roomsImportOnlyWhatTheyMay(importing(`${room}/a.ts`, `@uwanja/${entry}`))).toHaveLength(1)
      expect(roomsImportOnlyWhatTheyMay(importing(`${room}/a.test.ts`, `@uwanja/${entry}`))).toEqual([])
    }
  })
})

const folders = FLOORS.flatMap((floor, height) => floor.map((folder) => ({ folder, height })))

describe.each(folders)('the folder $folder of server/', ({ folder, height }) => {
  const higher = folders.filter((other) => other.folder !== folder && other.height >= height)
  const lower = folders.filter((other) => other.height < height)
  const found = (others: typeof folders) =>
    importsLeadToLowerFloors(importing(`server/${folder}/a.ts`, ...others.map((other) => `../${other.folder}/a.ts`)))

  test('imports nothing of its own floor and nothing of a higher one', () => {
    expect(found(higher)).toHaveLength(higher.length)
  })
  test('may import every lower floor', () => {
    expect(found(lower)).toEqual([])
  })
})

describe.each(Object.entries(TABLES))('the table %s', (name, { writes, reads = '' }) => {
  const asks = (folder: string, sql: string) =>
    foldersNameTheirTables(file(folder === 'money' ? 'money/a.ts' : `server/${folder}/store.ts`, `sql\`${sql}\``))
  const [writers, readers] = [writes.split(' '), reads.split(' ').filter(Boolean)]
  const stranger = ['money', ...folders.map(({ folder }) => folder)].find(
    (folder) => !writers.includes(folder) && !readers.includes(folder),
  )!

  test('is read by nobody whom its row does not name', () => {
    expect(asks(stranger, `select 1 from ${name}`)).toHaveLength(1)
    expect(asks(stranger, `select 1 from player_x join ${name} on true`)).toHaveLength(1)
    for (const folder of [...writers, ...readers]) expect(asks(folder, `select 1 from ${name}`)).toEqual([])
  })
  test('is written by its own folder alone', () => {
    for (const folder of [stranger, ...readers]) {
      expect(asks(folder, `insert into ${name} (a)`)).toHaveLength(1)
      expect(asks(folder, `update ${name} set a = 1`)).toHaveLength(1)
    }
    for (const folder of writers) expect(asks(folder, `update ${name} set a = 1`)).toEqual([])
  })
})

test.each(LAYERS.flatMap((inner, at) => LAYERS.slice(0, at).map((outer) => [inner, outer] as const)))(
  'a file of the layer %s imports none of the layer %s',
  (inner, outer) => {
    expect(layersPointInwards(file(`server/user/${inner}.ts`, `import { a } from './${outer}.ts'`))).toHaveLength(1)
    expect(layersPointInwards(file(`server/user/${outer}.ts`, `import { a } from './${inner}.ts'`))).toEqual([])
  },
)

test.each(Object.entries(LONG_FUNCTIONS))('the SQL function %s grows by no line', (name, most) => {
  const long = (lines: number) =>
    file('money/schema/functions/a.sql', `create or replace function ${name}() as $$\n${'x\n'.repeat(lines - 2)}$$;`)
  expect(sqlFunctionsAreShort(long(most))).toEqual([])
  expect(sqlFunctionsAreShort(long(most + 1))).toHaveLength(1)
})
