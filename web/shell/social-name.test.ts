/** What the footer calls social networks. */
import { expect, test } from 'vitest'
import { socialName } from './social-name.ts'

test.each([
  ['https://www.facebook.com/uwanja', 'Facebook'],
  ['https://m.youtube.com/@uwanja', 'YouTube'],
  ['https://x.com/uwanja', 'X'],
  ['https://social.example/@uwanja', 'social.example'],
  ['http://127.0.0.1:8081/outside/Facebook', 'Facebook'],
  ['http://127.0.0.1:8081/', '127.0.0.1'],
  ['https://constructor/', 'constructor'],
])('S17 %s is called %s', (address, name) => expect(socialName(address)).toBe(name))
