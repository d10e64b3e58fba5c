/** The system's Chromium for a bench, with a port for tools that look into it. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { freePort } from '@uwanja/runtime/free-port'
import type { BenchRun } from '../bench.ts'

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

/**
 * What shows pages and nothing else, where it is installed beside the browser: on two cores the browser's own windows and services
 * take their turns from the page's main thread, and what is measured is the page.
 */
function programOf(whole: string): string {
  const shell = join(dirname(whole), 'chromium-headless-shell')
  return existsSync(shell) ? shell : whole
}

/** @param flags Of Chromium, beside those of every bench. */
export async function openBrowser(
  run: BenchRun,
  flags: readonly string[] = [],
): Promise<{ browser: Browser; port: number }> {
  const port = await freePort()
  const executablePath = programOf(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium')
  const browser = await chromium.launch({
    executablePath,
    args: [...FLAGS, ...flags, `--remote-debugging-port=${port}`],
  })
  run.atExit(() => browser.close())
  return { browser, port }
}
