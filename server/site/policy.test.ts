/** What the site's pages may load, ask and send, directive by directive: each is stated here by hand. */
import { expect, it } from 'vitest'
import { securityHeaders } from './site.ts'

const policyOf = (frames: readonly string[]) =>
  Object.fromEntries(
    securityHeaders({ frames })
      ['content-security-policy']!.split('; ')
      .map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1).join(' ')]),
  )

it.each([
  ['default-src', `'self'`],
  ['script-src', `'self'`],
  ['img-src', `'self' data:`],
  ['connect-src', `'self'`],
  ['frame-ancestors', `'none'`],
  ['base-uri', `'none'`],
  ['form-action', `'self'`],
  ['object-src', `'none'`],
])('X13 a page’s %s is %s', (directive, sources) => {
  expect(policyOf(['https://games.example'])[directive]).toBe(sources)
})

it('X13 frames are of the configured companies alone, and of nobody where there is none', () => {
  expect(policyOf(['https://a.example', 'https://b.example'])['frame-src']).toBe('https://a.example https://b.example')
  expect(policyOf([])['frame-src']).toBe(`'none'`)
})

it('X13 P06 a widget’s script, its calls and its pictures are of its own origin alone, and of nobody where there is none', () => {
  const sports = { frames: [], widget: 'https://kit.example/script.js?v=2' }
  const policy = securityHeaders({ frames: [], sports })['content-security-policy']!
  expect(policy.split('; ').filter((directive) => directive.includes('kit.example'))).toEqual([
    `script-src 'self' https://kit.example`,
    `img-src 'self' data: https://kit.example`,
    `connect-src 'self' https://kit.example`,
  ])
})
