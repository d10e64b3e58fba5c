/** Finds the browser for the journeys: the system's own, installed where we may, and otherwise said exactly what to install. */
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { PlainError, run, say } from './place.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']
/** Where systems put it that do not put it on the PATH. */
const PLACES = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** @param {string} path */
function canRun(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The path of a Chromium, or null.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} places
 */
export function findChromium(env, places = PLACES) {
  const asked = env['CHROMIUM_PATH']
  if (asked) {
    if (canRun(asked)) return asked
    throw new PlainError(`CHROMIUM_PATH=${asked} is not a program that can be run.`)
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...places].find(canRun) ?? null
}

/** The path of a Chromium, installed first where that is possible without asking anybody. */
export async function needChromium() {
  const found = findChromium(process.env)
  if (found) return found
  const isDebian = existsSync('/etc/debian_version')
  if (isDebian && process.getuid?.() === 0) {
    say('No Chromium found; installing it with apt-get for the browser journeys.')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    let installed = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { quiet: true, env })
    if (installed.code !== 0) {
      // A fresh container has no package lists yet.
      await run('apt-get', ['update'], { quiet: true, env })
      installed = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { quiet: true, env })
    }
    const now = findChromium(process.env)
    if (now) return now
    say(installed.output)
  }
  throw new PlainError(
    [
      'The browser journeys need Chromium or Chrome, and none was found. Install one, then run npm test again:',
      '  Debian, Ubuntu   sudo apt-get install -y chromium   (on Ubuntu: chromium-browser)',
      '  Fedora           sudo dnf install chromium',
      '  macOS            brew install --cask chromium',
      'or set CHROMIUM_PATH to the program of a browser that is already there.',
    ].join('\n'),
  )
}
