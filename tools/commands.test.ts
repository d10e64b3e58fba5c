/** What the commands decide without running: versions, packages, ports, keys, browsers and ends of programs. */
import { createPublicKey, sign, verify } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { restartDelayMs } from './child.mjs'
import { demoLines, isDemoLine } from './demo.mjs'
import { holdsWhatIsLocked } from './install.mjs'
import { envName as sourceEnvName } from '@uwanja/providers/company-settings'
import { COMPANIES } from '@uwanja/providers/companies'
import { envName, sharedKeys } from './keys.mjs'
import { requireNode, run } from './place.mjs'
import { companyLines, programEnvs, settings } from './settings.mjs'
import { BUNDLES, hasher } from './targets.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uwanja-tools-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('an old Node', () => {
  test.each(['18.20.0', '20.18.9', '8.0.0', '21.7.0', '22.12.0', '23.11.0'])(
    '%s is refused with a sentence',
    (version) => {
      expect(() => requireNode(version)).toThrow(/needs Node 20\.19, 22\.13, 24 or newer; this is Node/)
    },
  )
  test.each(['20.19.0', '20.20.2', '22.13.0', '22.23.3', '24.0.0', '25.1.0'])('%s is welcome', (version) => {
    expect(() => requireNode(version)).not.toThrow()
  })
})

describe('what is installed', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/other-platform': { version: '1.0.0', optional: true },
    },
  }
  test('fits the lock when only packages of other platforms are absent', () => {
    expect(
      holdsWhatIsLocked(lock, { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } } }),
    ).toBe(true)
  })
  test('does not fit with another version, another content, or nothing', () => {
    const other = { packages: { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } } }
    const altered = { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } } }
    for (const filled of [other, altered, {}]) expect(holdsWhatIsLocked(lock, filled)).toBe(false)
  })
})

test('a program that a signal ended says which, as one that ended by itself', async () => {
  const ended = (code: string) => run(process.execPath, ['-e', code], { quiet: true })
  expect((await ended("process.kill(process.pid, 'SIGTERM')")).code).toBe(143)
  expect(await ended("console.log('no'); process.exit(3)")).toEqual({ code: 3, output: 'no\n' })
})

describe('the shared keys', () => {
  test('are made once, at random, for the owner alone', () => {
    const first = sharedKeys(folder, {}, COMPANIES)
    expect(Object.keys(first)).toEqual(
      expect.arrayContaining([
        'FASTHUB_CLIENT_ID',
        'SELCOM_BEARER_TOKEN',
        'VIVO_SECRET',
        'EXCLUSION_SECRET',
        'BOOK_KEY',
      ]),
    )
    // What is ours alone is nobody's to make.
    expect(Object.keys(first).filter((name) => /_URL$|_PREVIOUS$|ORIGINS|EGT_ADDRESSES/.test(name))).toEqual([])
    expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length)
    const others: Record<string, RegExp> = { KUDIPAL_ENCRYPTION_KEY: /^[0-9a-f]{24}$/, PUSH_PRIVATE_KEY: /^[\w-]{43}$/ }
    for (const [name, key] of Object.entries(first)) expect(key).toMatch(others[name] ?? /^[0-9a-f]{64}$/)
    expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600)
    expect(sharedKeys(folder, {}, COMPANIES)).toEqual(first)
  })
  test('M25 may be an RSA key, of which each side takes its half; the launcher names settings as the programs do', () => {
    const about = 'Signs.'
    const settings = {
      url: { about },
      signingKey: { about, secret: true, made: 'rsa' },
      listedFrom: { about, ours: true },
    }
    const made = sharedKeys(folder, {}, [{ ...COMPANIES[0]!, name: 'acme-pay', settings } as never])
    const pem = made['ACME_PAY_SIGNING_KEY']!
    const signature = sign('sha256', Buffer.from('x'), pem)
    expect(verify('sha256', Buffer.from('x'), createPublicKey(pem), signature)).toBe(true)
    expect(made).not.toHaveProperty('ACME_PAY_LISTED_FROM')
    expect(envName('acme-pay', 'signingKey')).toBe(sourceEnvName('acme-pay', 'signingKey'))
  })
  test('give way to the environment, which is not written down', () => {
    const name = 'FASTHUB_CLIENT_ID'
    expect(sharedKeys(folder, { [name]: 'from-outside' }, COMPANIES)[name]).toBe('from-outside')
    expect(readFileSync(join(folder, 'keys.json'), 'utf8')).not.toContain('from-outside')
  })
  test('gain what a later version adds and keep the rest', () => {
    writeFileSync(join(folder, 'keys.json'), JSON.stringify({ FASTHUB_CLIENT_ID: 'old' }))
    expect(sharedKeys(folder, {}, COMPANIES)).toMatchObject({
      FASTHUB_CLIENT_ID: 'old',
      BETSOLUTIONS_KEY: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    })
  })
  test('are not replaced in silence when the file is torn', () => {
    writeFileSync(join(folder, 'keys.json'), '{"FASTHUB')
    expect(() => sharedKeys(folder, {}, COMPANIES)).toThrow(/not readable as JSON/)
  })
})

describe('the settings of the launcher', () => {
  test('listen on loopback unless told otherwise', () => {
    expect(settings({})).toMatchObject({ host: '127.0.0.1', apiPort: 8080, sandboxPort: 8081, isEmbedded: true })
  })
  test('reach a listener on every address through loopback', () => {
    expect(settings({ HOST: '0.0.0.0', PORT: '9000' }).api).toBe('http://127.0.0.1:9000')
  })
  test('keep the outside world on loopback, with its codes and its clock, unless its own setting says otherwise', () => {
    const env = { DATA_DIR: folder, HOST: '0.0.0.0' }
    expect(programEnvs(settings(env), env, COMPANIES).sandbox).toMatchObject({
      SANDBOX_HOST: '127.0.0.1',
      HOST: '0.0.0.0',
    })
    const open = { ...env, SANDBOX_HOST: '0.0.0.0' }
    expect(programEnvs(settings(open), open, COMPANIES).sandbox).toMatchObject({ SANDBOX_HOST: '0.0.0.0' })
    expect(settings(open).sandbox).toBe('http://127.0.0.1:8081')
  })
  test.each(['0', '65536', '80a', '-1', '1e3'])('refuse the port %s', (port) => {
    expect(() => settings({ PORT: port })).toThrow(/is not a port/)
  })
  test('refuse one port for both', () => {
    expect(() => settings({ PORT: '9000', SANDBOX_PORT: '9000' })).toThrow(/must differ/)
  })
  test('keep the office on loopback and on a port of its own', () => {
    const open = settings({ HOST: '0.0.0.0' })
    expect(open).toMatchObject({ officeHost: '127.0.0.1', officePort: 8082, office: 'http://localhost:8082' })
    expect(settings({ OFFICE_PORT: '0' }).office).toBeNull()
    expect(() => settings({ PORT: '9000', OFFICE_PORT: '9000' })).toThrow(/OFFICE_PORT is 9000/)
  })
  test('link the site and the sandbox by different names, because cookies ignore ports', () => {
    const set = settings({})
    expect(new URL(set.site).hostname).not.toBe(new URL(set.sandboxSite).hostname)
  })
  test('S10 S15 S17 show pretend support, store and social pages in a demonstration, and nowhere else', () => {
    const linksIn = (more: NodeJS.ProcessEnv) => {
      const env = { DATA_DIR: folder, ...more }
      const { SUPPORT_CHAT_URL, APP_STORE_URL, SOCIAL_LINKS } = programEnvs(settings(env), env, COMPANIES).api
      return [SUPPORT_CHAT_URL, APP_STORE_URL, ...(SOCIAL_LINKS?.split(' ') ?? [])]
    }
    const outside = ['chat', 'store', 'Facebook', 'X'].map((what) => `http://127.0.0.1:8081/outside/${what}`)
    expect(linksIn({})).toEqual(outside)
    expect(linksIn({ SUPPORT_CHAT_URL: '', SOCIAL_LINKS: 'https://x.com/own' })).toEqual([
      '',
      outside[1],
      'https://x.com/own',
    ])
    for (const own of [{ DEMO: '0' }, { DATABASE_URL: 'postgres://db' }])
      expect(linksIn(own)).toEqual([undefined, undefined])
  })
  test('never tell the sandbox where the databases are', () => {
    const env = { DATA_DIR: folder, DATABASE_URL: 'postgres://db', REDIS_URL: 'redis://cache' }
    const { api, sandbox } = programEnvs(settings(env), env, COMPANIES)
    expect(api).toMatchObject({ DATABASE_URL: 'postgres://db', REDIS_URL: 'redis://cache' })
    expect(sandbox).not.toHaveProperty('DATABASE_URL')
    expect(sandbox).not.toHaveProperty('REDIS_URL')
    expect(sandbox['FASTHUB_CLIENT_SECRET']).toBe(api['FASTHUB_CLIENT_SECRET'])
  })
  test('tell a client where the pretend payment companies are and their keys, and nothing of a real one', () => {
    const env = { DATA_DIR: folder, SELCOM_API_SECRET: 'of-the-real-one' }
    const lines = companyLines(settings(env), env, COMPANIES)
    const kept = sharedKeys(folder, {}, COMPANIES)
    expect(lines).toContain('KUDIPAL_URL=http://127.0.0.1:8081/kudipal')
    expect(lines).toContain(`FASTHUB_CLIENT_SECRET=${kept['FASTHUB_CLIENT_SECRET']}`)
    expect(lines.join()).not.toContain('SELCOM')
  })
})

describe('the demo line', () => {
  test('is told from the log and made readable', () => {
    const line = 'uwanja-demo [{"login":"8030000001","password":"open sesame"}]'
    expect(isDemoLine(line)).toBe(true)
    expect(isDemoLine('{"level":30}')).toBe(false)
    expect(demoLines(line)).toEqual(['Demo         login 8030000001, password open sesame'])
    expect(demoLines('uwanja-demo not json')).toEqual(['Demo         not json'])
  })
})

test('a program that keeps dying is started after a moment, then after at most 3 seconds', () => {
  expect([1, 2, 3, 4, 5, 40].map(restartDelayMs)).toEqual([200, 1000, 2000, 3000, 3000, 3000])
})

test('the hash of a target is the same twice and differs between targets', () => {
  const hashes = BUNDLES.map(hasher())
  expect(BUNDLES.map(hasher())).toEqual(hashes)
  expect(new Set(hashes).size).toBe(BUNDLES.length)
})
