/**
 * `npm run drill -- <name> [name ...]`, or `-- all`: rehearses with the real programs what an operator will live through, and says what
 * was lost (nothing) and how long it took. On a machine of its own: it installs nothing, and starts servers on free ports.
 */
import { lacking, type Drill } from './drill/drill.ts'
import { container } from './drill/container.ts'
import { failover } from './drill/failover.ts'
import { packaged } from './drill/packaged.ts'
import { pool } from './drill/pool.ts'
import { recovery } from './drill/recovery.ts'
import { proxies } from './drill/proxies.ts'
import { runbooks } from './drill/runbooks.ts'
import { upgrade } from './drill/upgrade.ts'
import { buildApart } from './build.mjs'
import { command, PlainError, say } from './place.mjs'

export const DRILLS: Readonly<Record<string, Drill>> = {
  upgrade,
  failover,
  recovery,
  pool,
  proxies,
  runbooks,
  package: packaged,
  container,
}

const usage = (): string =>
  [
    'npm run drill -- all',
    ...Object.entries(DRILLS).map(([name, { about }]) => `npm run drill -- ${name}   ${about}`),
  ].join('\n')

/** True: it went as it must. */
async function rehearse(name: string, drill: Drill): Promise<boolean> {
  const startedMs = performance.now()
  const tell = (line: string) => say(`  ${line}`)
  say(`${name}: ${drill.about}`)
  try {
    await drill.run(tell)
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error))
    say(`${name} FAILED (${((performance.now() - startedMs) / 1000).toFixed(0)} s)`)
    return false
  }
  say(`${name} ok (${((performance.now() - startedMs) / 1000).toFixed(0)} s)`)
  return true
}

await command(import.meta.url, async (words) => {
  const names = words.length === 1 && words[0] === 'all' ? Object.keys(DRILLS) : words
  if (names.length === 0 || names.some((name) => !Object.hasOwn(DRILLS, name))) throw new PlainError(usage())
  const missing = [...new Set(names.flatMap((name) => lacking(DRILLS[name]!)))]
  if (missing.length > 0) throw new PlainError(`These are wanted first: apt-get install ${missing.join(' ')}`)
  // What is rehearsed is what is shipped: of these sources, not of an older build.
  if (!(await buildApart())) return 1
  const startedMs = performance.now()
  let isWhole = true
  for (const name of names) isWhole = (await rehearse(name, DRILLS[name]!)) && isWhole
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(0)
  if (names.length > 1)
    say(
      `${names.length} rehearsed in ${seconds} s; ${isWhole ? 'lost: nothing that was promised' : 'not all went as it must'}.`,
    )
  return isWhole ? 0 : 1
})
