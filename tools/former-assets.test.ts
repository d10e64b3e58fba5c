/** One release back is kept, and no more. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepFormerAssets, ownAssets } from './former-assets.mjs'

test('a tab that is open while a release comes still finds its files, one release back', () => {
  const root = mkdtempSync(join(tmpdir(), 'uwanja-assets-'))
  const release = (name: string, files: Readonly<Record<string, string>>, before: string) => {
    const folder = join(root, name)
    mkdirSync(join(folder, 'assets/fonts'), { recursive: true })
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, 'assets', file), text)
    keepFormerAssets(folder, join(root, before))
    return folder
  }
  const filesOf = (folder: string) =>
    readdirSync(join(folder, 'assets'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.includes('.'))
      .sort()

  const one = release('1', { 'start-a.js': '1', 'start-a.js.br': '1', 'fonts/x.bin': 'x', 'same-s.js': 's' }, 'none')
  expect(filesOf(one)).toEqual(['fonts/x.bin', 'same-s.js', 'start-a.js', 'start-a.js.br'])
  const two = release('2', { 'start-b.js': '2', 'same-s.js': 's' }, '1')
  expect(filesOf(two)).toEqual(['fonts/x.bin', 'same-s.js', 'start-a.js', 'start-a.js.br', 'start-b.js'])
  expect(readFileSync(join(two, 'assets/start-a.js'), 'utf8')).toBe('1')
  expect(ownAssets(two).sort()).toEqual(['same-s.js', 'start-b.js'])
  const three = release('3', { 'start-c.js': '3' }, '2')
  expect(filesOf(three)).toEqual(['same-s.js', 'start-b.js', 'start-c.js'])
  rmSync(root, { recursive: true })
})
