/** What a first visit downloads before the first tap, by the built files: scripts of the start, the language and the page. */
import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@uwanja/contract/constants'
import { expect, test } from 'vitest'

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))
const KB = 1024
/** The promise is 120 for each; what has been reached is held. */
const MOST = { '/': 105 * KB, '/login': 105 * KB, '/Terms': 105 * KB, '/slots': 118 * KB } as const

interface SiteFiles {
  readonly start: readonly string[]
  readonly screens: Readonly<Record<string, readonly string[]>>
  readonly languages: Readonly<Record<string, readonly string[]>>
}
const files = JSON.parse(readFileSync(`${DIST}web/site-files.json`, 'utf8')) as SiteFiles

/** As it is sent to a browser that knows brotli; the smallest files are sent as they are. */
function sentBytes(file: string): number {
  const size = (path: string) => statSync(path, { throwIfNoEntry: false })?.size
  return size(`${DIST}web${file}.br`) ?? size(`${DIST}web${file}`)!
}

test.each(Object.entries(MOST))(
  'a first visit of %s downloads at most %i bytes of scripts, in every language',
  (path, most) => {
    for (const language of LANGUAGES) {
      const needed = new Set([...files.start, ...files.languages[language]!, ...files.screens[path]!])
      const sizes = Object.fromEntries([...needed].map((file) => [file, sentBytes(file)]))
      const bytes = Object.values(sizes).reduce((sum, size) => sum + size, 0)
      expect(bytes, JSON.stringify({ language, ...sizes }, null, 1)).toBeLessThanOrEqual(most)
    }
  },
)
