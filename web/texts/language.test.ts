/** The chosen language, and texts that come while another one is chosen. */
import { loadTexts } from '@uwanja/i18n/language'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseLanguage, useLanguage, wantTexts } from './language.ts'

afterEach(() => void vi.unstubAllGlobals())

test('S19 the choice is kept at the tap, before its words have come', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, cookie: '' })
  vi.stubGlobal('location', { href: 'http://site.test/login', protocol: 'http:' })
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { setItem: (name: string, value: string) => kept.set(name, value) })
  const shown = chooseLanguage('sw')
  expect([...kept]).toEqual([['appLanguage', 'sw']])
  expect(document.cookie).toBe('appLanguage=sw; path=/; max-age=31536000; SameSite=Lax')
  await shown
})

test('S19 a language that is chosen while more of another one is on its way stays chosen', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'zh' }, cookie: '' })
  vi.stubGlobal('location', { href: 'http://site.test/login', protocol: 'http:' })
  useLanguage.setState({ language: 'zh', texts: await loadTexts('zh', 'first'), reach: 'first' })
  // What a part of the page wants comes after what its visitor chose.
  await loadTexts('en', 'first')
  const more = wantTexts('all')
  await chooseLanguage('en')
  await more
  const { language, reach, texts } = useLanguage.getState()
  expect([language, reach, document.documentElement.lang]).toEqual(['en', 'all', 'en'])
  expect(texts?.login.submit).toBe('Log in')
})
