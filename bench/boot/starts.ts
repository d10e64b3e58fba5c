/** First start, stop, later start, SIGKILL, back: some rounds of it, each in an empty place. */
import { untilOk } from '../api/programs.ts'
import type { BenchRun } from '../bench.ts'
import type { Place, StartTimes, What } from './boot-bench.ts'
import { launch } from './launched.ts'

/** Where people work on the sources every round may build; then there is nothing to be measured. */
const MOST_SPOILED = 5

type Round = Readonly<Record<What, number>>

/** Null: one of the starts has built, so its time says nothing about starting. */
async function roundOf(run: BenchRun, place: Place): Promise<Round | null> {
  const here = await place.fresh()
  const first = await launch(run, here.env)
  const stop = await first.stop()
  const later = await launch(run, here.env)
  process.kill(later.pidOf('api'), 'SIGKILL')
  // Its doors close with the process; until another one answers there is none.
  const back = await untilOk(`${later.apiUrl}/ready`, later.isGone)
  await later.stop()
  await here.remove()
  if (first.hasBuilt || later.hasBuilt) return null
  return { first: first.readyMs, later: later.readyMs, stop, back }
}

export async function startsOf(run: BenchRun, place: Place, rounds: number): Promise<StartTimes> {
  const done: Round[] = []
  for (let spoiled = 0; done.length < rounds;) {
    const round = await roundOf(run, place)
    if (round) done.push(round)
    else if (++spoiled > MOST_SPOILED) throw new Error('the sources change all the time: nothing can be measured')
    else run.say('the sources were changed meanwhile and built again: this round does not count')
  }
  const all = (what: What) => done.map((round) => round[what])
  return { first: all('first'), later: all('later'), stop: all('stop'), back: all('back') }
}
