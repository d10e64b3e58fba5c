/** `npm start`: installs and builds what is missing, starts the platform and the sandbox, and says where to go. */
import { existsSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buildApart } from './build.mjs'
import { keepRunning } from './child.mjs'
import { builtCompanies } from './companies.mjs'
import { demoLines, demoPhones, isDemoLine, isOperatorLine, operatorLine } from './demo.mjs'
import { install } from './install.mjs'
import { refuseBusyPrograms, watchParent } from './launching.mjs'
import { command, PlainError, ROOT, say } from './place.mjs'
import { companyLines, programEnvs, settings } from './settings.mjs'

const HEALTH_POLL_MS = 20
/** The server's own end (server/process/life.ts) and a little more; the defaults are those of server/settings/env.ts. */
const stopMs = (/** @type {NodeJS.ProcessEnv} */ env) =>
  (Number(env['DRAIN_MS']) || 0) + 2 * (Number(env['COMPANY_TIMEOUT_MS']) || 8_000) + 5_500
/** The first start on a slow machine creates the embedded database. */
const READY_WITHIN_MS = 120_000

/**
 * @param {string} url
 * @returns {Promise<boolean>}
 */
function isHealthy(url) {
  return new Promise((resolve) => {
    const request = get(`${url}/health`, { timeout: 2000 }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(false))
  })
}

/**
 * @param {string} name
 * @param {string} url
 * @param {() => boolean} isGivenUp
 */
async function untilHealthy(name, url, isGivenUp) {
  const startedMs = Date.now()
  while (!isGivenUp()) {
    if (await isHealthy(url)) return
    if (Date.now() - startedMs > READY_WITHIN_MS) {
      throw new PlainError(`${name} did not answer at ${url}/health within ${READY_WITHIN_MS / 1000} s.`)
    }
    await new Promise((resolve) => setTimeout(resolve, HEALTH_POLL_MS))
  }
}

/**
 * The outside world does not know who plays: it is told, so that its first page can say it. Nothing hangs on it.
 *
 * @param {string} sandbox
 * @param {{ msisdn: string, name: string }[]} phones
 */
async function namePhones(sandbox, phones) {
  for (const { msisdn, name } of phones)
    await fetch(`${sandbox}/api/phones/${msisdn}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    }).catch(() => undefined)
}

/**
 * @param {ReturnType<typeof settings>} set
 * @param {{ demo: string[], companies: string[] }} lines Of the server about its demo accounts, and of the pretend companies.
 * @param {number} startedMs
 */
function welcome(set, { demo, companies }, startedMs) {
  say('')
  say(`Uwanja is ready (${((Date.now() - startedMs) / 1000).toFixed(1)} s).`)
  say(`  The site     ${set.site}`)
  say(`  The sandbox  ${set.sandboxSite}   phones, mobile money and the game studio, all pretend`)
  if (set.studio) say(`  The studio   ${set.studio.site}   the games, on a PostgreSQL`)
  if (set.office !== null) say(`  The office   ${set.office}   for operators, on this machine alone`)
  if (set.book !== null) say(`  The book     ${set.book}   matches and prices, from the sandbox’s feed`)
  for (const line of demo) say(`  ${line}`)
  if (companies.length > 0)
    say('  Companies    where the pretend ones take payments, with the keys made for them here:')
  for (const line of companies) say(`    ${line}`)
  if (set.isEmbedded) {
    say(`  Embedded database in ${set.dataDir}: for one machine, and not safe against a power cut.`)
    say('  Set DATABASE_URL to use PostgreSQL.')
  }
  say('Stop with Ctrl-C.')
}

/** @returns {Promise<number>} Ends when a signal asked for it, or when a program could not start. */
async function start() {
  const startedMs = Date.now()
  // First what can be wrong for free: a mistyped port must not cost an installation.
  const set = settings(process.env)
  await install()
  if (!(await buildApart())) return 1
  const programs = {
    api: join(ROOT, 'dist/server/main.js'),
    sandbox: join(ROOT, 'dist/sandbox/main.js'),
    ...(set.studio && { studio: join(ROOT, 'dist/studio/main.js') }),
  }
  for (const path of Object.values(programs)) {
    if (!existsSync(path)) throw new PlainError(`${path} was not built: its room is not in this checkout yet.`)
  }
  await refuseBusyPrograms(set, process.env, 'npm start')
  // What was built is for whoever starts it; what is written from here on, keys first, is this user's alone.
  process.umask(0o077)
  const companies = await builtCompanies()
  const envs = programEnvs(set, process.env, companies)
  const lines = { demo: [], companies: companyLines(set, process.env, companies) }
  return await runAll(set, programs, envs, lines, startedMs)
}

/**
 * @param {ReturnType<typeof settings>} set
 * @param {{ api: string, sandbox: string, studio?: string }} programs
 * @param {ReturnType<typeof programEnvs>} envs
 * @param {{ demo: string[], companies: string[] }} lines
 * @param {number} startedMs
 */
async function runAll(set, programs, envs, lines, startedMs) {
  const { demo } = lines
  /** @type {{ msisdn: string, name: string }[]} */
  const phones = []
  /** @type {(code: number) => void} */
  let end = () => undefined
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => (end = resolve))
  let isEnding = false
  void ended.then(() => (isEnding = true))
  const names = /** @type {('api' | 'sandbox' | 'studio')[]} */ (Object.keys(programs))
  const life = names.map((name) =>
    keepRunning({
      name,
      path: programs[name] ?? '',
      env: envs[name],
      stopMs: stopMs(envs[name]),
      say,
      heard: (line) => {
        if (isOperatorLine(line)) demo.push(operatorLine(line))
        else if (!isDemoLine(line)) say(`${name} | ${line}`)
        else if (demo.length === 0) {
          demo.push(...demoLines(line))
          phones.push(...demoPhones(line))
        }
      },
      diedEarly: (how) => {
        say(`${name} could not start (${how}); its own words are above.`)
        end(1)
      },
    }),
  )
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0))
  const parent = watchParent(() => end(0))
  try {
    await Promise.all([
      untilHealthy('The API', set.api, () => isEnding),
      untilHealthy('The sandbox', set.sandbox, () => isEnding),
      ...(set.studio ? [untilHealthy('The studio', set.studio.url, () => isEnding)] : []),
    ])
    if (!isEnding) {
      for (const one of life) one.well()
      await namePhones(set.sandbox, phones)
      welcome(set, lines, startedMs)
    }
    return await ended
  } finally {
    clearInterval(parent)
    await Promise.all(life.map((one) => one.stop()))
  }
}

await command(import.meta.url, start)
