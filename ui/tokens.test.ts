/** The tokens hold their promises: readable contrast in both themes, and one light theme, not two. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, EDGE_ON, TEXT_ON, tokensOf } from './gallery/token-table.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const block = (selector: string) => tokensOf(css, selector)

const dark = block(':root')
const light = { ...dark, ...block(":root[data-theme='light']") }
const night = { ...light, ...block('.night') }

describe.each([
  ['dark', dark],
  ['light', light],
])('%s', (_name, tokens) => {
  test.each(TEXT_ON)('%s on %s reads at 4.5:1', (ink, paper) => {
    expect(contrast(tokens[ink]!, tokens[paper]!)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(EDGE_ON)('%s stands out from %s at 3:1', (edge, paper) => {
    expect(contrast(tokens[edge]!, tokens[paper]!)).toBeGreaterThanOrEqual(3)
  })
})

test('a night panel reads in the light theme too, on turf as on ink', () => {
  for (const paper of [night['ground']!, night['surface']!, night['turf']!])
    for (const ink of ['text', 'muted', 'link']) expect(contrast(night[ink]!, paper)).toBeGreaterThanOrEqual(4.5)
})

test('the light theme by choice equals the light theme by device', () => {
  expect(block(":root:not([data-theme='dark'])")).toEqual(block(":root[data-theme='light']"))
})
