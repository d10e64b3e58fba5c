/** The site's writer of texts says what use-intl's own says, for every text that there is and every form that it knows. */
import { TEXTS } from '@uwanja/i18n/languages'
import { LANGUAGES } from '@uwanja/i18n/language'
import { createTranslator } from 'use-intl'
import { describe, expect, test } from 'vitest'
import { formatMessage } from './format-message.ts'
import { INTL_LOCALES } from './language.ts'

function leaves(node: object): string[] {
  return Object.values(node).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value as object)))
}

/** Values for whatever a text asks: a tag wraps its words in brackets. */
function valuesOf(text: string, number: number): Record<string, unknown> {
  const names = [...text.matchAll(/\{\s*(\w+)/g)].map(([, name]) => [name!, number])
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([, name]) => [name!, (chunks: unknown) => `[${String(chunks)}]`])
  return Object.fromEntries([...names, ...tags])
}

function original(text: string, locale: string, values: Record<string, unknown>): unknown {
  const translator = createTranslator({
    locale,
    messages: { text },
    onError: (error) => {
      throw error
    },
  })
  return (translator.markup as (key: string, values: Record<string, unknown>) => unknown)('text', values)
}

describe.each(LANGUAGES)('%s', (language) => {
  test('S19 every text reads the same', () => {
    const locale = INTL_LOCALES[language]
    for (const text of leaves(TEXTS[language])) {
      const values = valuesOf(text, 3)
      expect(formatMessage(text, values, locale), text).toBe(original(text, locale, values))
    }
  })
})

test.each([
  '{count, plural, one {# game} other {# games}}',
  '{count, plural, =0 {none} =1 {just one} other {{count} or #}} left',
  '{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  '{count, select, 1 {first} other {later, {count}}}',
  "it''s '{not a hole}' but {count}, isn't it",
  '<b>{count}</b> and <b>more</b>',
  '{count, plural, one {<b>one</b>} other {<b>#</b> of them}}',
  '3 < 4 and # stays',
])('reads %s', (text) => {
  for (const number of [0, 1, 2, 3, 11, 1_234]) {
    const values = valuesOf(text, number)
    expect(formatMessage(text, values, 'en')).toBe(original(text, 'en', values))
  }
})

test('elements stay elements, in their places', () => {
  const element = { type: 'a' }
  expect(formatMessage('read <link>the terms</link> first', { link: () => element }, 'en')).toEqual([
    'read ',
    element,
    ' first',
  ])
})

test.each(['{missing}', '<nothing>x</nothing>', '{count, date, short}', '{count, plural, one {x}}', '{count'])(
  'a text that it cannot write is an error, not half a sentence: %s',
  (text) => {
    expect(() => formatMessage(text, { count: 3 }, 'en')).toThrow()
  },
)
