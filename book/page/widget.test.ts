/** The widget kit's script names what the last build made, whatever former builds left beside it. */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { widgetScript } from './widget.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'uwanja-widget-'))
  for (const name of ['assets', '.vite']) mkdirSync(join(folder, name))
  for (const name of ['widget-aaaa.css', 'widget-bbbb.css']) writeFileSync(join(folder, 'assets', name), '')
  writeFileSync(join(folder, 'widget.js'), 'const PARTS = __PARTS__')
  const manifest = {
    '_widget-bbbb.css': { file: 'assets/widget-bbbb.css' },
    '_react.js': { file: 'assets/react.js', imports: ['_runtime.js'] },
    '_runtime.js': { file: 'assets/runtime.js' },
    'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
    'widget.tsx': { file: 'assets/widget.js', imports: ['_react.js'] },
  }
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('Y99 the kit loads the parts of the last build, and asks for all of them at once', () => {
  expect(widgetScript(folder)).toBe(
    'const PARTS = {"script":"/frame/assets/widget.js","styles":"/frame/assets/widget-bbbb.css",' +
      '"ahead":["/frame/assets/widget.js","/frame/assets/react.js","/frame/assets/runtime.js"]}',
  )
})
