/** Addresses of other people's sites in the settings: web addresses, or the process does not start. */
import { describe, expect, it } from 'vitest'
import { readSettings } from './env.ts'
import { linksOf } from './operator.ts'

describe('addresses elsewhere', () => {
  it('S10 S15 S17 are read from the settings, none of them by default', () => {
    expect(linksOf(readSettings({}))).toEqual({ supportChat: '', appStore: '', social: [] })
    expect(readSettings({ SOCIAL_LINKS: ' https://x.com/u,  https://t.me/u ' }).socialLinks).toEqual([
      'https://x.com/u',
      'https://t.me/u',
    ])
  })
  it.each(['javascript:alert(1)', 'chat.example', 'ftp://x.example', 'https://'])(
    '%s is refused by name',
    (address) => {
      for (const name of ['SUPPORT_CHAT_URL', 'APP_STORE_URL', 'SOCIAL_LINKS'] as const)
        expect(() => readSettings({ [name]: address })).toThrow(name)
    },
  )
})
