/** The tokens hold their promises: readable contrast in both themes, and one light theme, not two. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function block(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`)
  const body = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map((m) => [m[1]!, m[2]!]))
}

const dark = block(':root')
const light = { ...dark, ...block(":root[data-theme='light']") }
const night = { ...light, ...block('.night') }

/** WCAG 2's relative luminance and ratio. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const TEXT_ON = [
  ['text', 'ground'],
  ['text', 'surface'],
  ['text', 'raised'],
  ['muted', 'ground'],
  ['muted', 'surface'],
  ['muted', 'raised'],
  ['link', 'ground'],
  ['link', 'surface'],
  ['win', 'surface'],
  ['win', 'win-ground'],
  ['loss', 'surface'],
  ['loss', 'loss-ground'],
  ['text', 'note-ground'],
  ['text', 'win-ground'],
  ['text', 'loss-ground'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-pressed'],
] as const

describe.each([
  ['dark', dark],
  ['light', light],
])('%s', (_name, tokens) => {
  test.each(TEXT_ON)('%s on %s reads at 4.5:1', (ink, paper) => {
    expect(contrast(tokens[ink]!, tokens[paper]!)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(['ground', 'surface', 'raised'])('controls and focus stand out from %s at 3:1', (paper) => {
    expect(contrast(tokens['control']!, tokens[paper]!)).toBeGreaterThanOrEqual(3)
    expect(contrast(tokens['focus']!, tokens[paper]!)).toBeGreaterThanOrEqual(3)
  })
})

test('a night panel reads in the light theme too, on turf as on ink', () => {
  for (const paper of [night['ground']!, night['surface']!, night['turf']!])
    for (const ink of ['text', 'muted', 'link']) expect(contrast(night[ink]!, paper)).toBeGreaterThanOrEqual(4.5)
})

test('the light theme by choice equals the light theme by device', () => {
  expect(block(":root:not([data-theme='dark'])")).toEqual(block(":root[data-theme='light']"))
})
