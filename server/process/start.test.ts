/** What a start that cannot go on says: one sentence, and nothing of the program's inside. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

async function said(
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly text: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let text = ''
  child.stderr.on('data', (chunk) => (text += String(chunk)))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, text }
}

it.each([
  [{ DATABSE_URL: 'postgres://nobody@127.0.0.1/none' }, 'DATABSE_URL is no setting: DATABASE_URL is meant'],
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty"'],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'connect ECONNREFUSED 127.0.0.1:1'],
])('M24 %o ends the start with one sentence', async (env, sentence) => {
  expect(await said(env)).toEqual({ code: 1, text: `Uwanja does not start: ${sentence}\n` })
})
