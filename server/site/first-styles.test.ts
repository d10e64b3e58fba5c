/** Of the site's stylesheet a page takes the rules of what stands in it, in their order. */
import { expect, it } from 'vitest'
import { firstStyles, type StylePiece } from './first-styles.ts'

const UTILITIES = ['@layer utilities']
const ROOT = ['@layer theme', ':root']
const SHEET: readonly StylePiece[] = [
  { within: [], css: '@layer theme,utilities;' },
  { within: ROOT, css: '--a:1px;', defines: '--a', uses: [] },
  { within: ROOT, css: '--b:var(--a);', defines: '--b', uses: ['--a'] },
  { within: ROOT, css: '--c:3px;', defines: '--c', uses: [] },
  { within: ROOT, css: '--turn:turn 1s;', defines: '--turn', uses: ['turn', '1s'] },
  { within: UTILITIES, css: '.m{margin:var(--b)}', needs: [['.m']], uses: ['--b'] },
  { within: UTILITIES, css: '.turns{animation:var(--turn)}', needs: [['.turns']], uses: ['--turn'] },
  { within: UTILITIES, css: '.x,h2{color:red}', needs: [['.x'], ['h2']], uses: [] },
  { within: [...UTILITIES, '@media (width>=1px)'], css: '.sm\\:m .y{margin:0}', needs: [['.sm:m', '.y']], uses: [] },
  { within: [], css: '@keyframes turn{to{rotate:1turn}}', defines: 'turn' },
]
const of = (body: string) => firstStyles(SHEET, `<html><body>${body}</body></html>`, true)

it('R129 nothing but what every page has, where nothing is asked for', () => {
  expect(of('<p>m x turns</p>')).toBe('@layer theme,utilities;')
})

it('R129 the rules of its classes, with the variables that they use, and those that these are made of', () => {
  expect(of('<p class="z m">')).toBe(
    '@layer theme,utilities;@layer theme{:root{--a:1px;--b:var(--a);}}@layer utilities{.m{margin:var(--b)}}',
  )
})

it('R129 an animation where something moves by it, and a variable that an attribute names', () => {
  expect(of('<p class="turns" style="top:var(--c)">')).toBe(
    '@layer theme,utilities;@layer theme{:root{--c:3px;--turn:turn 1s;}}' +
      '@layer utilities{.turns{animation:var(--turn)}}@keyframes turn{to{rotate:1turn}}',
  )
})

it.each([
  ['<p class="x">', '.x,h2{color:red}'],
  ['<h2>', '.x,h2{color:red}'],
  ['<p class="sm:m"><b class="y">', '@media (width>=1px){.sm\\:m .y{margin:0}}'],
  ['<p class="y">', ''],
  ['<p class="sm:m">', ''],
])('R129 a rule of several needs one of them whole: %s', (body, rules) => {
  expect(of(body)).toBe(`@layer theme,utilities;${rules && `@layer utilities{${rules}}`}`)
})

it('R129 rules of what the page’s own script makes', () => {
  expect(of(`<script>a.className="m q";make(\`h2\`)</script>`)).toContain('.m{margin:var(--b)}.x,h2{color:red}')
})

it('R129 classes as they are written in an attribute', () => {
  const css = '.\\[\\&\\>p\\]\\:m>p{margin:0}'
  expect(firstStyles([{ within: [], css, needs: [['.[&>p]:m', 'p']] }], '<div class="[&amp;&gt;p]:m"><p>', true)).toBe(
    css,
  )
})

it.each([
  ['<button disabled="">', true],
  ['<button disabled>', true],
  ['<button class="disabled" aria-label="disabled">', false],
  [`<button title='1 > 0' disabled>`, true],
])('R129 rules of an attribute: %s', (html, isThere) => {
  const css = 'button:disabled{opacity:1}'
  expect(firstStyles([{ within: [], css, needs: [['button', '[disabled]']] }], html, true)).toBe(isThere ? css : '')
})

it('R129 a phone’s page has no rules of screens that no phone has', () => {
  const sides = ['@media (min-width:48rem)', '@media (min-width:64rem)', '@media not all and (min-width:64rem)']
  const sheet = sides.map((side) => ({ within: [side], css: 'p{top:0}', needs: [['p']] }))
  const [wide, wider, narrow] = sides.map((side) => `${side}{p{top:0}}`)
  expect(firstStyles(sheet, '<p>', true)).toBe(`${wide}${narrow}`)
  expect(firstStyles(sheet, '<p>', false)).toBe(`${wide}${wider}${narrow}`)
})
