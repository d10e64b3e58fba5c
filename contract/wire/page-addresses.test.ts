/** One address a page and language. */
import { expect, test } from 'vitest'
import { pageLinks } from './page-addresses.ts'

test('S06 S19 a page names its own address, that of each language, and English for everybody else', () => {
  const links = pageLinks('https://example.test', '/Terms', 'zh')
  expect(links.map(({ rel, hreflang, href }) => `${hreflang ?? rel} ${href}`)).toEqual([
    'canonical https://example.test/Terms?lang=zh',
    'en https://example.test/Terms',
    'sw https://example.test/Terms?lang=sw',
    'zh https://example.test/Terms?lang=zh',
    'x-default https://example.test/Terms',
  ])
})
