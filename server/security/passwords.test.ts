/** Hashing a few at a time, and which passwords are taken. */
import { describe, expect, it } from 'vitest'
import { readSettings } from '../env.ts'
import { MARKETS } from '../markets.ts'
import { isAcceptablePassword } from './password-policy.ts'
import { gateOf, openPasswords } from './passwords.ts'

describe('the gate before hashing', () => {
  it('runs so many at once, lets so many wait, refuses the rest, and goes on after a failure', async () => {
    const gate = gateOf(2, 3)
    const release: (() => void)[] = []
    let running = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++running)
      await new Promise<void>((resolve) => release.push(resolve))
      running--
      if (release.length === 1) throw new Error('the first fails')
    }
    const all = Array.from({ length: 7 }, () =>
      gate(work).then(
        () => 'done',
        (error: Error) => error.message,
      ),
    )
    await Promise.resolve()
    expect(await Promise.all(all.slice(5))).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'])
    for (let place = 0; place < 5; place++) {
      await expect.poll(() => release.length).toBeGreaterThan(place)
      release[place]!()
    }
    expect(await Promise.all(all.slice(0, 5))).toHaveLength(5)
    expect(most).toBe(2)
    const later = gate(async () => 'free again')
    expect(await later).toBe('free again')
  })
})

describe('hashes', () => {
  it('A14 are Argon2id with its own salt; the same letters in another form are the same password', async () => {
    const passwords = await openPasswords(2)
    const one = await passwords.hash('ni\u00f1o wa mama')
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.hash('ni\u00f1o wa mama')).not.toBe(one)
    expect(await passwords.verify(one, 'nin\u0303o wa mama')).toBe(true)
    expect(await passwords.verify(one, 'nino wa mama')).toBe(false)
    expect(await passwords.verify(null, 'nino wa mama')).toBe(false)
    expect(await passwords.verify('none', 'none')).toBe(false)
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
  const taken = (password: string, least = 6) => isAcceptablePassword(MARKETS.NG, least, { number, password })

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
