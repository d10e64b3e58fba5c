/** The frame's page as a file: what is put into it ends no element, and its policy knows each script. */
import { expect, it } from 'vitest'
import { builtFrame } from './frame-file.ts'

const FILES: Readonly<Record<string, string>> = {
  'index.html':
    '<!doctype html><html lang="en"><head><title>Uwanja</title><script>theme()</script>\n<script type="module" crossorigin src="/frame/assets/main.js"></script>\n<link rel="modulepreload" crossorigin href="/frame/assets/react.js">\n<link rel="stylesheet" crossorigin href="/frame/assets/a.css"></head><body><div id="root"></div><script>shown()</script></body></html>',
  'assets/a.css': 'p{color:red}\n',
  '.vite/manifest.json': JSON.stringify({
    '../../i18n/sw/book-frame.ts': { file: 'assets/sw.js' },
    '../../i18n/zh/book-frame.ts': { file: 'assets/zh.js' },
  }),
}
const built = builtFrame((name) => FILES[name]!, ['https://site.example'])

it('Y82 the first answers stand in the page and end no element of it, the language’s texts come with it', () => {
  const firsts = [{ need: { call: 'event' as const, values: { id: '1' } }, data: '</script><img src=x>$&' }]
  const page = built.page({ html: '<p>$1</p>', skin: 'bti', language: 'sw', title: 'A <b> & "c"' }, firsts)
  expect(page).toContain('<html lang="sw" data-skin="bti" data-hosts="https://site.example">')
  expect(page).toContain('<title>A &lt;b> &amp; &quot;c&quot;</title>')
  expect(page).toContain('href="/frame/assets/sw.js"')
  expect(page).not.toContain('zh.js')
  expect(page).toContain('<div id="root"><p>$1</p></div>')
  expect(page).toContain('\\u003c/script>\\u003cimg src=x>$&')
  // The program's own, the answers, the theme, and what says that the list stands.
  expect(page.match(/<\/script>/g)).toHaveLength(4)
  expect(page).toContain('<style>p{color:red}</style>')
})

it('Y82 a slow line brings the first list before the program: its files are named behind the list, each once', () => {
  const page = built.page({ html: '<p>odds</p>', skin: 'bti', language: 'sw', title: 'Bets' }, [])
  const [before, behind] = page.split('<p>odds</p>') as [string, string]
  expect(before).not.toContain('.js')
  for (const name of ['main.js', 'react.js', 'sw.js']) expect(behind.split(name)).toHaveLength(2)
  // Without a list there is nothing to wait for.
  expect(built.bare.indexOf('main.js')).toBeLessThan(built.bare.indexOf('<body>'))
})

it('Y82 the policy lets the page’s own script and styles run, and the platform’s pages alone frame it', () => {
  const policy = built.headers['content-security-policy']!
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]+=*'){2};/)
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]+=*';/)
  expect(policy).toContain('frame-ancestors https://site.example')
  expect(built.headers['referrer-policy']).toBe('no-referrer')
  expect(builtFrame((name) => FILES[name]!, []).headers['content-security-policy']).toContain("frame-ancestors 'none'")
})
