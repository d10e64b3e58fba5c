/** docs/protection.md: its eighteen points are all there, and each test that it names exists under the code that it names. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = new URL('../', import.meta.url).pathname

interface Named {
  readonly point: string
  readonly file: string
  readonly codes: readonly string[]
}

/**
 * `a/b.test.ts` B01 N01 to N03, `c.test.ts` B02: a file without a folder lies beside the one before, and one without a code is
 * there for its whole.
 */
function guards(page: string): Named[] {
  return page.split('\n').flatMap((line) => {
    const point = /^\| (\d+)\. /.exec(line)?.[1]
    const cell = line.split('|').at(-2)
    if (point === undefined || cell === undefined) return []
    let folder = ''
    return [...cell.matchAll(/`([\w./-]+\.test\.ts)`([^`]*)/g)].map(([, path, words]) => {
      const file = path!.includes('/') ? path! : join(folder, path!)
      folder = dirname(file)
      return { point, file, codes: codesIn(words!) }
    })
  })
}

function codesIn(words: string): string[] {
  const ranges = [...words.matchAll(/([A-Z])(\d\d) to \1(\d\d)/g)].flatMap(([, letter, from, to]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, nth) => `${letter}${String(Number(from) + nth).padStart(2, '0')}`,
    ),
  )
  return [...new Set([...ranges, ...(words.match(/\b[A-Z]\d\d\b/g) ?? [])])]
}

/** What a page says that is not so: a file that is not there, a code that no title of the file begins with. */
function untrue(page: string): string[] {
  return guards(page).flatMap(({ point, file, codes }) => {
    if (!existsSync(join(ROOT, file))) return [`${point}: ${file} is not there`]
    const text = readFileSync(join(ROOT, file), 'utf8')
    const titles = [...text.matchAll(/(?:it|test)(?:\.each\([^]*?\))?\(\s*[`'"]((?:[A-Z]\d\d )+)/g)].map(
      ([, all]) => all!,
    )
    return codes
      .filter((code) => !titles.some((all) => all.includes(code)))
      .map((code) => `${point}: ${file} has no ${code}`)
  })
}

const page = readFileSync(join(ROOT, 'docs/protection.md'), 'utf8')

describe('B53 docs/protection.md', () => {
  it('B53 has all eighteen points, and a test for each', () => {
    const points = [...page.matchAll(/^\| (\d+)\. /gm)].map(([, number]) => Number(number))
    expect(points).toEqual(Array.from({ length: 18 }, (_, nth) => nth + 1))
    expect([...new Set(guards(page).map(({ point }) => Number(point)))]).toEqual(points)
  })

  it('B53 names no test that does not exist', () => expect(untrue(page)).toEqual([]))

  it('B53 is told what is not so', () => {
    const lie = [
      '| 1. Limits | hold | `server/protection/rules.test.ts` B01 Z99 |',
      '| 2. Paths | hold | `server/nobody.test.ts` B01, `server/protection/paths.test.ts` |',
      '| 3. Rest | holds | `server/protection/rules.test.ts` B04, `persons.test.ts` B30 to B32 |',
    ].join('\n')
    expect(untrue(lie)).toEqual([
      '1: server/protection/rules.test.ts has no Z99',
      '2: server/nobody.test.ts is not there',
      '3: server/protection/persons.test.ts has no B32',
    ])
  })
})
