/** `npm run bench -- api`: the polls, the logins and a mixed day against the built API, on both databases. */
import { loadavg } from 'node:os'
import type { Aim, Bench, BenchRun, Outcome } from '../bench.ts'
import type { Spread } from '../statistics.ts'
import { measureDay, type DayResult } from './day.ts'
import { measureLogins, type LoginResult } from './logins.ts'
import { measurePolls, PEERS, type Peer, type PollResult } from './polls.ts'
import { PASSES } from './players.ts'
import { buildFirst } from './programs.ts'
import { DATABASES, prepareCopies } from './servers.ts'

const POLL_AIM: Readonly<Record<Peer, number>> = { 'bare node': 0.4, 'bare Fastify': 0.7 }
const LOGIN_AIM = 0.85

const ranged = ({ median, min, max }: Spread, digits: number) =>
  `${median.toFixed(digits)} (${min.toFixed(digits)}-${max.toFixed(digits)})`
const load = () => loadavg().map((one) => one.toFixed(1))

function sayPolls(run: BenchRun, polls: readonly PollResult[]): void {
  run.say(`\nBalance poll, 32 connections, 200 players in turn (load ${load().join(' ')})`)
  for (const { who, perSecond, p50Ms, p99Ms, cpuMicros, ratio, cpuRatio, wrong } of polls) {
    const beside = PEERS.filter((peer) => peer !== who).map(
      (peer) => `${ranged(ratio[peer], 2)} x ${peer} [${cpuRatio[peer].toFixed(2)} by processor time]`,
    )
    const rate = `${who.padEnd(12)} ${ranged(perSecond, 0)}/s  p50 ${p50Ms} p99 ${ranged(p99Ms, 0)} ms`
    run.say(`  ${rate}  ${cpuMicros.toFixed(0)} us each  ${beside.join('  ')}${wrong === 0 ? '' : `  WRONG ${wrong}`}`)
  }
}

function sayLogins(run: BenchRun, logins: readonly LoginResult[]): void {
  run.say(`\nLogin beside bare Argon2id of ${PASSES} passes, 8 at once (load ${load().join(' ')})`)
  for (const { database, perSecond, barePerSecond, p50Ms, p99Ms, cpuMs, bareCpuMs, ratio } of logins) {
    const rates = `${ranged(perSecond, 1)}/s, bare ${ranged(barePerSecond, 1)}/s`
    run.say(
      `  ${database.padEnd(12)} ${rates}  p50 ${p50Ms.toFixed(0)} p99 ${p99Ms.toFixed(0)} ms  ${cpuMs.toFixed(1)} ms each, bare ${bareCpuMs.toFixed(1)}  ${ranged(ratio, 2)}`,
    )
  }
}

function sayDay(run: BenchRun, days: readonly DayResult[]): void {
  run.say(`\nA mixed day: 2,000 polling players, 50 money operations a second (load ${load().join(' ')})`)
  for (const { database, polls, money, errors, faults } of days) {
    const figures = [polls, money].map(
      ({ count, perSecond, p50Ms, p99Ms }) =>
        `${count} (${perSecond.toFixed(0)}/s) p50 ${p50Ms.toFixed(1)} p99 ${p99Ms.toFixed(1)} ms`,
    )
    run.say(`  ${database.padEnd(12)} polls ${figures[0]}; money ${figures[1]}; errors ${errors.length}`)
    for (const trouble of [...errors.slice(0, 3), ...faults.slice(0, 5)]) run.say(`    ${trouble}`)
  }
}

const verdict = (isMet: boolean): Aim['verdict'] => (isMet ? 'pass' : 'fail')

function aimsOf(polls: readonly PollResult[], logins: readonly LoginResult[], days: readonly DayResult[]): Aim[] {
  return DATABASES.flatMap((database): Aim[] => {
    const poll = polls.find(({ who }) => who === database)
    const login = logins.find((one) => one.database === database)
    const day = days.find((one) => one.database === database)
    if (!poll || !login || !day) return [{ text: `${database} does not answer here`, verdict: 'skipped' }]
    return [
      ...PEERS.map((peer) => ({
        text: `${database}: poll at least ${POLL_AIM[peer]} x ${peer}: ${ranged(poll.ratio[peer], 2)}`,
        verdict: verdict(poll.ratio[peer].median >= POLL_AIM[peer] && poll.wrong === 0),
      })),
      {
        text: `${database}: login at least ${LOGIN_AIM} x bare Argon2id: ${ranged(login.ratio, 2)}`,
        verdict: verdict(login.ratio.median >= LOGIN_AIM),
      },
      {
        text: `${database}: a mixed day without an error, books whole: ${day.errors.length + day.faults.length} wrong`,
        verdict: verdict(day.errors.length + day.faults.length === 0),
      },
    ]
  })
}

async function measure(run: BenchRun): Promise<Outcome> {
  await buildFirst()
  const copies = await prepareCopies(run)
  const loadBefore = load()
  const polls = await measurePolls(run, copies)
  sayPolls(run, polls)
  const logins = await measureLogins(run, copies)
  sayLogins(run, logins)
  const days = await measureDay(run, copies)
  sayDay(run, days)
  return { aims: aimsOf(polls, logins, days), results: { loadBefore, loadAfter: load(), polls, logins, days } }
}

export const apiBench: Bench = {
  about: 'the built API on both databases: polls beside bare servers, logins beside bare Argon2id, a mixed day',
  mostMs: { full: 12 * 60_000, quick: 5 * 60_000 },
  run: measure,
}
