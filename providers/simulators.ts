/** The table of simulators: what the sandbox mounts under `/{company}`, each with the paths that it answers. */
import { SIMULATED } from './companies.ts'
import { sandboxExclusionSimulator } from './exclusion/sandbox/simulator.ts'
import { sandboxGeoSimulator } from './geo/sandbox/simulator.ts'
import { sandboxIdentitySimulator } from './identity/sandbox/simulator.ts'
import { sandboxMailSimulator } from './mail/sandbox/simulator.ts'
import { sandboxScreeningSimulator } from './screening/sandbox/simulator.ts'
import { fasthubSmsSimulator } from './sms/fasthub/simulator.ts'
import type { Simulator } from './world.ts'

export interface SimulatorRow extends Simulator {
  readonly company: string
}

const ofCompanies = SIMULATED.map(async ({ name, simulator }): Promise<SimulatorRow> => ({
  company: name,
  ...(await simulator()),
}))

export const SIMULATORS: readonly SimulatorRow[] = [
  // The games of the list are a whole studio, the room studio; these are its doors.
  ...(await Promise.all(ofCompanies)),
  { company: 'fasthub', paths: ['/sms'], make: fasthubSmsSimulator },
  { company: 'mail', paths: ['/messages'], make: sandboxMailSimulator },
  { company: 'identity', paths: ['/check'], make: sandboxIdentitySimulator },
  { company: 'exclusion', paths: ['/ask', '/report', '/changes'], make: sandboxExclusionSimulator },
  { company: 'screening', paths: ['/screen'], make: sandboxScreeningSimulator },
  { company: 'geo', paths: ['/country'], make: sandboxGeoSimulator },
]
