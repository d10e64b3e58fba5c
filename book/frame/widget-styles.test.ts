/** The stylesheet of the widget: what holds of a page's root holds of the element that holds the shadow root. */
import { describe, expect, test } from 'vitest'
import { forShadowRoot, ofHolder } from './widget-styles.ts'

describe('Y99 the widget’s styles', () => {
  test.each([
    [':root', ':host'],
    [":root[data-skin='bti']", ":host([data-skin='bti'])"],
    [":root:not([data-theme='dark']) [data-when='dark']", ":host(:not([data-theme='dark'])) [data-when='dark']"],
    ['html', ':host'],
    ['html:has(dialog[open])', ':host:has(dialog[open])'],
    ['.bodyguard, .html', '.bodyguard, .html'],
  ])('%s is %s', (selector, wanted) => {
    expect(ofHolder(selector)).toBe(wanted)
  })

  test('a registered property’s first value is declared, below everything', () => {
    const css = forShadowRoot(
      "@property --tw-x { syntax: '*'; inherits: false; initial-value: solid } @property --tw-y { syntax: '*'; inherits: false } .a { color: red }",
    )
    expect(css.replace(/\s+/g, ' ')).toMatch(
      /^@layer first-values ?\{ ?:host, \*, ::before, ::after, ::backdrop ?\{ ?--tw-x: ?solid;? ?\} ?\} ?\.a \{ color: red \}$/,
    )
  })
})
