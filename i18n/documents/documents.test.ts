/** The long texts say the same things in each language: sections by id, lists where lists are, places by name. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../language.ts'
import { PLACES, type LongText } from './document.ts'
import { DOCUMENTS, loadDocument } from './documents.ts'

const shapeOf = (text: LongText) =>
  text.sections.map(({ id, body }) => [id, body.map((block) => (typeof block === 'string' ? 'text' : block.length))])
const wordsOf = (body: LongText['sections'][number]['body']) => body.flat().join(' ')
const placesOf = (words: string) => (words.match(/\{\w*\}/g) ?? []).sort()

describe.each(DOCUMENTS)('S05 %s', (name) => {
  test.each(LANGUAGES)('in %s has the sections, the lists and the places of English', async (language) => {
    const [text, english] = [await loadDocument(name, language), await loadDocument(name, 'en')]
    expect(shapeOf(text)).toEqual(shapeOf(english))
    text.sections.forEach((section, at) => {
      const words = wordsOf(section.body)
      expect(placesOf(words), section.id).toEqual(placesOf(wordsOf(english.sections[at]!.body)))
      for (const place of placesOf(words)) expect(PLACES as readonly string[]).toContain(place.slice(1, -1))
    })
  })

  test.each(LANGUAGES)('in %s is filled, in its own words', async (language) => {
    const text = await loadDocument(name, language)
    const sentences = (one: LongText) => [
      one.title,
      one.lead,
      ...one.sections.flatMap((part) => [part.title, ...part.body.flat()]),
    ]
    for (const sentence of sentences(text)) expect(sentence.trim().length).toBeGreaterThan(1)
    if (language === 'en') return
    const english = new Set(sentences(await loadDocument(name, 'en')))
    expect(sentences(text).filter((sentence) => sentence !== 'Jackpot' && english.has(sentence))).toEqual([])
    if (language === 'zh') for (const sentence of sentences(text)) expect(sentence).toMatch(/\p{Script=Han}/u)
  })

  test('names each place of the page once', async () => {
    const ids = (await loadDocument(name, 'en')).sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]+$/)
  })
})

test('S05 the terms say 18, responsible gaming says who helps, privacy names the authority’s country', async () => {
  for (const language of LANGUAGES) {
    const words = async (name: (typeof DOCUMENTS)[number]) =>
      (await loadDocument(name, language)).sections.map(({ body }) => wordsOf(body)).join(' ')
    expect(await words('terms')).toMatch(/18/)
    expect(await words('terms')).toContain('{regulators}')
    expect(await words('responsible')).toContain('{help}')
    expect(await words('privacy')).toContain('{country}')
  }
})
