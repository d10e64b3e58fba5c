/** A real text browser, driven by its keys: Lynx in a terminal of its own, with its cookies in a file. */
import { execFile, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Debian calls them lynx and bsdutils; without them there is nothing to try with. */
export const hasTextBrowser = ['lynx', 'script'].every((name) => spawnSync('which', [name]).status === 0)

const KEYS = { enter: '^J', tab: '<tab>', right: 'Right Arrow', top: '^A' } as const
/** A key by its name, so often; what is typed; the next link or button with these words; or the page is kept under a name. */
export type Press = readonly [keyof typeof KEYS, number?] | string | { readonly to: string } | { readonly keep: string }

const typed = (text: string): string[] => [...text].map((letter) => `key ${letter === ' ' ? '<space>' : letter}`)

/** Each prompt may hold what was typed at the one before. */
const asked = (text: string): string[] => ['key ^U', ...typed(text), 'key ^J']

const linesOf = (press: Press, folder: string): string[] => {
  if (typeof press === 'string') return typed(press)
  if ('to' in press) return ['key /', ...asked(press.to)]
  // The first choice of the page of ways to print is a file.
  if ('keep' in press) return ['key p', 'key ^J', ...asked(join(folder, press.keep))]
  const [name, count = 1] = press
  return Array.from({ length: count }, () => `key ${KEYS[name]}`)
}

export function textBrowser() {
  const folder = mkdtempSync(join(tmpdir(), 'uwanja-lynx-'))
  const jar = join(folder, 'cookies')
  writeFileSync(jar, '')
  const settings = join(folder, 'settings')
  writeFileSync(settings, 'PERSISTENT_COOKIES:TRUE\n')
  // Cookies are taken unasked, and nothing asks back at the end.
  const own = [
    `-cfg=${settings}`,
    '-accept_all_cookies',
    `-cookie_file=${jar}`,
    `-cookie_save_file=${jar}`,
    '-nopause',
    '-noreferer',
    '-display_charset=UTF-8',
  ]
  return {
    /** Opens the page, presses the keys one after the other, and leaves. */
    async walk(url: string, presses: readonly Press[]): Promise<void> {
      const script = join(folder, 'keys')
      writeFileSync(script, [...presses.flatMap((press) => linesOf(press, folder)), 'key Q', ''].join('\n'))
      const command = ['lynx', ...own, `-cmd_script=${script}`, `'${url}'`].join(' ')
      const child = spawn('script', ['-qec', command, '/dev/null'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, TERM: 'vt100', LINES: '60', COLUMNS: '100' },
      })
      await new Promise((resolve) => child.once('close', resolve))
    },
    /** The page as it stands in the terminal. */
    async read(url: string): Promise<string> {
      const { stdout } = await promisify(execFile)('lynx', [...own, '-dump', '-nolist', '-width=100', url])
      return stdout.replaceAll(/\s+/g, ' ')
    },
    /** A page that was kept on a walk. */
    kept: (name: string) => readFileSync(join(folder, name), 'utf8').replaceAll(/\s+/g, ' '),
    cookies: () => readFileSync(jar, 'utf8'),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
