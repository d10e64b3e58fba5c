/** A busy evening in a running demonstration (npm run demo), told line by line: who paid in, played, and drew a ticket. */
import { jurisdictionOf } from '../server/jurisdictions/jurisdictions.ts'
import { JURISDICTION_ENV } from '../server/settings/jurisdiction.ts'
import { textOf } from '@uwanja/runtime/settings'
import { command, say } from './place.mjs'
import { openDoors } from './seed/doors.ts'
import { eveningScene } from './seed/evening-scene.ts'
import { enter, PEOPLE, type Person } from './seed/people.ts'
import { fliesZeppelin } from './seed/zeppelin-crowd.ts'
import { settings } from './settings.mjs'

/** Between two things that happen: a person at the screen can follow them. */
const PAUSE_MS = 1_500

/** Who has most to play with. */
const CROWD = 5

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

async function evening([rounds = 'Infinity']: string[]): Promise<number> {
  const set = settings(process.env)
  const jurisdiction = jurisdictionOf(textOf(JURISDICTION_ENV, process.env, 'JURISDICTION'))
  const sandboxAddress = set.sandbox
  const doors = {
    ...openDoors({ api: set.api, office: `http://${set.officeHost}:${set.officePort}`, sandbox: sandboxAddress }),
    sandboxAddress,
  }
  const people: Person[] = []
  for (let at = 0; at < PEOPLE; at++) {
    // Some of the day's people are excluded or on a break: they stay at home.
    const person = await enter(doors, jurisdiction, at).catch(() => null)
    if (person !== null) people.push(person)
  }
  say('')
  say(`A busy evening: ${people.length} players. Stop with Ctrl-C.`)
  // Beside what is told: a round of Zeppelin comes every few seconds.
  let round = 0
  const crowd = fliesZeppelin(doors, people.slice(0, CROWD), () => round < Number(rounds))
  for (; round < Number(rounds); round++) {
    const person = people[round % people.length]!
    // Whoever is refused, for whatever reason, is left in peace, and the evening goes on.
    const told = await eveningScene({ doors, people: [person] }, round).catch(() => null)
    if (told !== null) say(`  ${told}`)
    if (round + 1 < Number(rounds)) await pause()
  }
  await crowd
  return 0
}

await command(import.meta.url, evening)
