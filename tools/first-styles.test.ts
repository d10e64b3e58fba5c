/** The stylesheet as the build takes it apart: what each piece asks a page for. */
import { expect, it } from 'vitest'
import { takeStylesApart } from './first-styles.mjs'

it.each([
  ['.a{top:0}', [['.a']]],
  ['.a,.b .c{top:0}', [['.a'], ['.b', '.c']]],
  ['ul.a>li{top:0}', [['.a', 'ul', 'li']]],
  ['.sm\\:a\\.5{top:0}', [['.sm:a.5']]],
  ['.a:not(.b):is(.c,.d){top:0}', [['.a']]],
  ['.\\[\\&\\>td\\]\\:a>td{top:0}', [['.[&>td]:a', 'td']]],
  ['.w-\\[calc\\(1px\\)\\]{top:0}', [['.w-[calc(1px)]']]],
  ['input[type=hr]{top:0}', [['input', '[type]']]],
  ['.a[b="(c)"]>d{top:0}', [['.a', 'd', '[b]']]],
  ['.disabled\\:a:disabled{top:0}', [['.disabled:a', '[disabled]']]],
  ['.a:not(:disabled):has([b]){top:0}', [['.a']]],
  ['a:root[b] .c{top:0}', [['.c', 'a']]],
  ['::placeholder{top:0}', [['input']]],
  ['::-webkit-datetime-edit{top:0}', [['input']]],
  ['.a,.b:hover{top:0}', [['.a']]],
  ['.a:not(:hover){top:0}', [['.a']]],
  ['.hover\\:a{top:0}', [['.hover:a']]],
])('R129 %s asks for its elements and classes', (css, needs) => {
  expect(takeStylesApart(css)).toEqual([{ within: [], css, needs, uses: [] }])
})

it.each(['*{top:0}', ':root{top:0}', 'html{top:0}', ':root[data-a] :is(.b,c){top:0}', ':where(.a>*){top:0}'])(
  'R129 %s is every page’s',
  (css) => expect(takeStylesApart(css)).toEqual([{ within: [], css, uses: [] }]),
)

it.each(['.a:hover{top:0}', 'a:focus-visible{top:0}', '.a:active .b{top:0}', '@media print{.a{top:0}}'])(
  'R129 %s comes with the sheet',
  (css) => expect(takeStylesApart(css)).toEqual([]),
)

it('R129 variables stand apart, with what stands around them and what they use', () => {
  expect(takeStylesApart('@layer t{:root{--a:1px;top:0;--b:calc(var(--a) + var( --c))}}')).toEqual([
    { within: ['@layer t', ':root'], css: '--a:1px;', defines: '--a', uses: [] },
    { within: ['@layer t', ':root'], css: '--b:calc(var(--a) + var( --c));', defines: '--b', uses: ['--a', '--c'] },
    { within: ['@layer t'], css: ':root{top:0}', uses: [] },
  ])
})

it('R129 what moves uses its animation', () => {
  const css = '.a{animation:turn 1s}@keyframes turn{to{top:0}}@property --x{syntax:"*";inherits:false}'
  expect(takeStylesApart(css)).toEqual([
    { within: [], css: '.a{animation:turn 1s}', needs: [['.a']], uses: ['turn', '1s'] },
    { within: [], css: '@keyframes turn{to{top:0}}', defines: 'turn' },
    { within: [], css: '@property --x{syntax:"*";inherits:false}', defines: '--x' },
  ])
})

it('R129 how Tailwind’s own variables start is said once, by a rule that every browser reads', () => {
  const css =
    '@layer properties{@supports (a:b){*,::backdrop{--tw-x:0}}}.a{translate:var(--tw-x)}@property --tw-x{syntax:"*";inherits:false;initial-value:0}@property --own{syntax:"*";inherits:false}'
  expect(takeStylesApart(css)).toEqual([
    { within: ['@layer properties', '*,::backdrop'], css: '--tw-x:0;', defines: '--tw-x', uses: [] },
    { within: [], css: '.a{translate:var(--tw-x)}', needs: [['.a']], uses: ['--tw-x'] },
    { within: [], css: '@property --own{syntax:"*";inherits:false}', defines: '--own' },
  ])
})
