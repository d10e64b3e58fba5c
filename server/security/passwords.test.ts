/** Hashing a few at a time, and which passwords are taken. */
import { describe, expect, it } from 'vitest'
import { readSettings } from '../settings/env.ts'
import { JURISDICTIONS } from '../jurisdictions/jurisdictions.ts'
import { isAcceptablePassword } from './password-policy.ts'
import { gateOf, openPasswords, type Lane } from './passwords.ts'

describe('the gate before hashing', () => {
  /** Work that ends when told, and the lanes in the order in which it began. */
  function held(gate: ReturnType<typeof gateOf>) {
    const began: string[] = []
    const release = new Map<string, () => void>()
    const start = (lane: Lane, name: string) =>
      gate(lane, async () => {
        began.push(name)
        await new Promise<void>((resolve) => release.set(name, resolve))
        if (name === 'fails') throw new Error('failed')
        return 'done'
      }).catch((error: Error) => error.message)
    const end = async (name: string) => {
      await expect.poll(() => release.has(name)).toBe(true)
      release.get(name)!()
    }
    return { began, start, end }
  }

  it('runs so many at once, lets so many wait, refuses the rest, and goes on after a failure', async () => {
    const { began, start, end } = held(gateOf({ atOnce: 2, waiting: { office: 0, known: 3, stranger: 0 } }))
    const all = ['fails', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => start('known', name))
    expect(await Promise.all(all.slice(5))).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'])
    expect(began).toEqual(['fails', 'b'])
    for (const name of ['fails', 'b', 'c', 'd', 'e']) await end(name)
    expect(await Promise.all(all.slice(0, 5))).toEqual(['failed', 'done', 'done', 'done', 'done'])
    const later = start('known', 'later')
    await end('later')
    expect(await later).toBe('done')
  })

  it('A10 a flood of strangers fills its own queue and never the last place: the office and known devices go on', async () => {
    const { began, start, end } = held(gateOf({ atOnce: 3, waiting: { office: 1, known: 2, stranger: 2 } }))
    const flood = ['s1', 's2', 's3', 's4', 's5', 's6'].map((name) => start('stranger', name))
    expect(await Promise.all(flood.slice(4))).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'])
    expect(began).toEqual(['s1', 's2'])
    const others = [start('known', 'k1'), start('known', 'k2'), start('known', 'k3'), start('office', 'o1')]
    expect(began).toEqual(['s1', 's2', 'k1'])
    // Operators first; then known devices and strangers in turn, whoever was in excess.
    for (const name of ['k1', 'o1', 's1', 'k2', 's2', 's3', 's4', 'k3']) await end(name)
    expect(began).toEqual(['s1', 's2', 'k1', 'o1', 'k2', 's3', 'k3', 's4'])
    expect(await Promise.all([...flood.slice(0, 4), ...others])).toEqual(Array.from({ length: 8 }, () => 'done'))
  })
})

describe('hashes', () => {
  it('A14 are Argon2id with its own salt; the same letters in another form are the same password', async () => {
    const passwords = await openPasswords(2)
    const one = await passwords.hash('ni\u00f1o wa mama')
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.hash('ni\u00f1o wa mama')).not.toBe(one)
    expect(await passwords.verify(one, 'nin\u0303o wa mama', 'known')).toBe(true)
    expect(await passwords.verify(one, 'nino wa mama', 'known')).toBe(false)
    expect(await passwords.verify(null, 'nino wa mama', 'known')).toBe(false)
    expect(await passwords.verify('none', 'none', 'known')).toBe(false)
    expect(passwords.isOutdated(one)).toBe(false)
    expect(passwords.isOutdated(one.replace('m=19456', 'm=8192'))).toBe(true)
    expect(passwords.isOutdated(one.replace('t=2', 't=1'))).toBe(true)
  })
  it('A14 are never made with less than OWASP names as the least, and go over 128 MiB unless told otherwise', () => {
    expect(() => readSettings({ PASSWORD_PASSES: '1' })).toThrow('PASSWORD_PASSES')
    // As libsodium's profile for log-ins does (docs/decisions/042).
    expect(readSettings({}).passwordPasses * 19).toBeGreaterThanOrEqual(128)
  })
})

describe('which passwords are taken', () => {
  const number = '2348031234567'
  const taken = (password: string, least = 6) => isAcceptablePassword(JURISDICTIONS.NG, least, { number, password })

  it.each(['short', '12345', '', '      ', '123456', '1234567890', '0987654321', '987654', 'abcdefg', 'zzzzzzzz'])(
    'A15 "%s" is too short or a run',
    (password) => expect(taken(password)).toBe(false),
  )
  it.each(['password', 'Password1', 'QWERTY', 'iloveyou', 'Chelsea', ' letmein '])(
    'A15 "%s" is what everybody tries',
    (p) => expect(taken(p)).toBe(false),
  )
  it.each(['8031234567', '08031234567', '2348031234567', '+234 803 123 4567', '(0803) 123-4567', '00234.803.1234567'])(
    'A15 "%s" is the user name',
    (password) => expect(taken(password)).toBe(false),
  )
  it.each(['kuku mbili', '8031234568', 'zaq4ever', '密码是什么呢', '192837', 'Passw0rd!x'])(
    '"%s" is taken',
    (password) => expect(taken(password)).toBe(true),
  )
  it('the operator may ask for more letters, counted as people count them', () => {
    expect(taken('kuku mbili', 10)).toBe(true)
    expect(taken('kuku mbil', 10)).toBe(false)
    expect(taken('🐔🐓🐣', 6)).toBe(false)
  })
})
