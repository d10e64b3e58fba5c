/** One address a page and language. */
import { expect, test } from 'vitest'
import { pageLinks } from './page-addresses.ts'

test('S06 S19 a page names its own address, that of each language, and English for everybody else', () => {
  const links = pageLinks({ origin: 'https://example.test', first: 'en' }, '/Terms', 'zh')
  expect(links.map(({ rel, hreflang, href }) => `${hreflang ?? rel} ${href}`)).toEqual([
    'canonical https://example.test/Terms?lang=zh',
    'en https://example.test/Terms',
    'sw https://example.test/Terms?lang=sw',
    'zh https://example.test/Terms?lang=zh',
    'x-default https://example.test/Terms',
  ])
})

test('R105 where the site begins in Swahili, English is an address of its own', () => {
  const links = pageLinks({ origin: 'https://example.test', first: 'sw' }, '/Terms', 'sw')
  expect(links.map(({ rel, hreflang, href }) => `${hreflang ?? rel} ${href}`)).toEqual([
    'canonical https://example.test/Terms',
    'en https://example.test/Terms?lang=en',
    'sw https://example.test/Terms',
    'zh https://example.test/Terms?lang=zh',
    'x-default https://example.test/Terms?lang=en',
  ])
})
