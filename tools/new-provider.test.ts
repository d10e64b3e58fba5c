/** A new plug works at once: its kit passes, a plug that breaks a rule does not, and the tables take it in. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAME_SUBJECTS } from '@uwanja/providers/games/conformance-table'
import { PAYMENT_SUBJECTS } from '@uwanja/providers/payments/conformance-table'
import { KINDS, type Kind, namesOf, readName } from './new-provider/names.ts'
import { plugFiles, roomFolder } from './new-provider/folder.ts'
import { LIST, listed, refuseKnown } from './new-provider/tables.ts'
import { ROOT, run } from './place.mjs'

const NAME: Readonly<Record<Kind, string>> = { payment: 'acme-pay', game: 'acme-games' }
const TSX = join(ROOT, 'node_modules/tsx/dist/cli.mjs')
/** Four kits, two at a time, on a machine that may have other things to do. */
const LONG_MS = 90_000

/** A kit prints in colours where it thinks that a person looks; here none does. */
const tool = (file: string, ...args: string[]) =>
  run(process.execPath, [TSX, join('tools', file), ...args], {
    quiet: true,
    env: { ...process.env, NO_COLOR: '1', INIT_CWD: ROOT },
  })

describe('npm run new-provider -- --out, and npm run conformance', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'uwanja-provider-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const lastLine = (output: string) => output.trimEnd().split('\n').at(-1)
  const made = async (kind: Kind, out: string) => {
    const { code, output } = await tool('new-provider.ts', kind, NAME[kind], '--out', join(folder, out))
    expect([code, output]).toEqual([0, expect.stringContaining('npm run conformance')])
    return join(folder, out, NAME[kind])
  }
  /** A copy with a rule taken out, as a mistake would: any signature is as good as the right one. */
  const broken = (path: string) => {
    const copy = join(dirname(dirname(path)), 'broken', basename(path))
    cpSync(path, copy, { recursive: true })
    const text = readFileSync(join(copy, 'signing.ts'), 'utf8')
    const mistaken = text.replace(/(isSame|sameText)\(((?:head\.)?given), signature\([^)]*\)\)/, '$1($2, $2)')
    expect(mistaken).not.toBe(text)
    writeFileSync(join(copy, 'signing.ts'), mistaken)
    return copy
  }

  test.each(KINDS)(
    'D12 G08 a new %s passes its kit; one that takes any signature does not',
    async (kind) => {
      const path = await made(kind, 'good')
      const paths = [path, broken(path)]
      const [good, bad] = await Promise.all(paths.map((path) => tool('conformance.ts', path)))
      expect([good!.code, lastLine(good!.output)]).toEqual([0, expect.stringMatching(/^[1-9]\d+ passed, 0 failed$/)])
      expect([bad!.code, lastLine(bad!.output)]).toEqual([1, expect.stringMatching(/^\d+ passed, [1-9]\d* failed$/)])
      // The suite itself has to notice, not only the tests that the template brings along.
      expect(bad!.output).toMatch(
        kind === 'game' ? /FAIL .*suite.ts.*rule 6: a wrong sig/ : /FAIL .*suite.ts.*altered, is old/,
      )
    },
    LONG_MS,
  )

  test(
    'nothing is written over, and what cannot be meant is said in a sentence',
    async () => {
      const taken = join(folder, 'twice', NAME.payment)
      mkdirSync(taken, { recursive: true })
      writeFileSync(join(taken, 'mine.ts'), '')
      const answers = await Promise.all([
        tool('new-provider.ts', 'payment', NAME.payment, '--out', join(folder, 'twice')),
        tool('new-provider.ts', 'bank', 'acme'),
        tool('conformance.ts', folder),
      ])
      expect(answers.map(({ code, output }) => [code, output])).toEqual([
        [1, expect.stringContaining('not empty')],
        [1, expect.stringContaining('npm run new-provider -- payment acme-pay')],
        [1, expect.stringContaining('has no conformance.ts')],
      ])
    },
    LONG_MS,
  )
})

describe.each(KINDS)('a new %s in the repository', (kind) => {
  const names = namesOf(NAME[kind])

  test('M25 needs one line outside its folder: in the list of companies, at its end', () => {
    const before = readFileSync(join(ROOT, LIST), 'utf8')
    const line = `export { ${names.camel} } from './${kind}s/${NAME[kind]}/company.ts'\n`
    expect(listed(ROOT, kind, names)).toBe(before + line)
  })

  test('imports its neighbours by their place', async () => {
    expect(roomFolder(kind, names)).toBe(`providers/${kind}s/${NAME[kind]}`)
    const files = await plugFiles(kind, names, 'inside')
    for (const [file, text] of files) {
      expect([file, text.match(/@uwanja\/providers|sample|fasthub|gsw[A-Z]/)]).toEqual([file, null])
      // A kit runs without what is only a type; a compiler does not.
      const own = [...text.matchAll(/ from '\.\/([^']+)'/g)].map((match) => match[1]!)
      expect([file, own.filter((one) => !files.has(one))]).toEqual([file, []])
    }
  })
})

test.each(['Acme', 'acme_pay', 'acme--pay', '../acme', '', '1st-pay', 'acme-', 'new', 'a'.repeat(33)])(
  '"%s" is no name of a company',
  (raw) => expect(() => readName(raw)).toThrow(/acme-pay|new-pay/),
)

test.each([...Object.keys(PAYMENT_SUBJECTS), ...Object.keys(GAME_SUBJECTS)])('%s is there already', (name) => {
  expect(() => refuseKnown(namesOf(name))).toThrow('already')
  expect(() => refuseKnown(namesOf(`${name}-x`))).not.toThrow()
})
