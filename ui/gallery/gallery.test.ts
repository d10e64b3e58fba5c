/** The gallery is whole: every part of this room has a row, and every state of it can be shown in every language. */
import { readdirSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { addressOf, LANGUAGES, viewOf, type View } from './address.ts'
import { PARTS } from './parts.tsx'
import { en } from './samples/en.ts'
import { sw } from './samples/sw.ts'
import { zh } from './samples/zh.ts'

const SAMPLES = { en, sw, zh }

test('every part of this room has one row, and every row is a part', () => {
  const files = readdirSync(new URL('..', import.meta.url)).filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
  expect(PARTS.map(({ name }) => `${name}.tsx`).sort()).toEqual(files.sort())
})

describe.each(PARTS.map((part) => [part.name, part] as const))('%s', (_name, part) => {
  test.each(LANGUAGES)('has states with names of their own that can be shown in %s', (language) => {
    const states = part.states(SAMPLES[language], { ...viewOf(''), language })
    expect(states.length).toBeGreaterThan(0)
    expect(new Set(states.map(({ name }) => name)).size).toBe(states.length)
    // Toasts show what was said while the page lives: alone they are an empty region.
    for (const { show } of states) expect(renderToStaticMarkup(show)).not.toBe('')
  })
})

test('the samples say nothing in English in another language', () => {
  for (const other of [sw, zh]) {
    const same = Object.entries(en).filter(([key, text]) => other[key as keyof typeof en] === text)
    expect(same).toEqual([])
  }
})

test('a view and its address are the same', () => {
  const views: View[] = [
    { theme: 'system', language: 'en', width: null, scene: null },
    { theme: 'light', language: 'zh', width: '360', scene: null },
    { theme: 'dark', language: 'sw', width: null, scene: 'long sheet' },
  ]
  for (const view of views) expect(viewOf(addressOf(view))).toEqual(view)
  expect(viewOf('?theme=pink&language=xx&width=7')).toEqual(views[0])
})
