/** What the footer calls social networks. */
import { expect, test } from 'vitest'
import { socialName } from './social-name.ts'

test.each([
  ['https://www.facebook.com/uwanja', 'Facebook'],
  ['https://m.youtube.com/@uwanja', 'YouTube'],
  ['https://x.com/uwanja', 'X'],
  ['https://social.example/@uwanja', 'social.example'],
  ['https://constructor/', 'constructor'],
])('S17 %s is called %s', (address, name) => expect(socialName(address)).toBe(name))
