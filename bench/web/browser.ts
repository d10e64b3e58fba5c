/** The system's Chromium for a bench, with a port for tools that look into it. */
import { chromium, type Browser } from 'playwright-core'
import { freePort } from '@uwanja/runtime/free-port'
import type { BenchRun } from '../bench.ts'

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

/** @param flags Of Chromium, beside those of every bench. */
export async function openBrowser(
  run: BenchRun,
  flags: readonly string[] = [],
): Promise<{ browser: Browser; port: number }> {
  const port = await freePort()
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({
    executablePath,
    args: [...FLAGS, ...flags, `--remote-debugging-port=${port}`],
  })
  run.atExit(() => browser.close())
  return { browser, port }
}
