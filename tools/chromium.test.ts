/** Which browser the journeys take. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findChromium } from './chromium.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uwanja-tools-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('the browser', () => {
  function browser(name: string): string {
    const path = join(folder, name)
    writeFileSync(path, '')
    chmodSync(path, 0o755)
    return path
  }
  test('is the one that was asked for', () => {
    const path = browser('mine')
    expect(findChromium({ CHROMIUM_PATH: path, PATH: '' }, [])).toBe(path)
    expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'gone'), PATH: '' }, [])).toThrow(/not a program/)
  })
  test('is looked for on the path and in the usual places', () => {
    const chrome = browser('google-chrome')
    expect(findChromium({ PATH: `/nowhere:${folder}` }, [])).toBe(chrome)
    expect(findChromium({ PATH: '' }, [join(folder, 'gone'), chrome])).toBe(chrome)
    expect(findChromium({ PATH: '' }, [])).toBeNull()
  })
})
