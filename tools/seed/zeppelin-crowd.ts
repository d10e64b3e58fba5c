/** Who flies Zeppelin all evening: stakes in each round, each with a cash-out of their own, so that whoever watches is not alone there. */
import { game } from '../../contract/site/game.ts'
import type { Doors } from './doors.ts'
import type { Person } from './people.ts'
import { sits } from './play.ts'

const API = '/studio/api/zeppelin'
const LOOK_MS = 1_200
const STAKES = ['50', '100', '200', '500']
const AUTOS = ['1.30', '1.80', '2.50', '4.00', '1.50']

interface State {
  readonly round: { readonly round: number; readonly phase: string }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS))

/** As long as the evening goes. Whatever fails is left out: the next round comes. */
export async function fliesZeppelin(
  doors: Doors & { readonly sandboxAddress: string },
  people: readonly Person[],
  goesOn: () => boolean,
): Promise<void> {
  const launch = { ...game.startBetsolutions.example, productId: '3', gameId: '7001' }
  const sit = (one: Person) => doors.asked(game.startBetsolutions, launch, one.token).then(sits)
  const ask = async (secret: string, path: string, body?: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', 'x-studio-session': secret }
    const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    return (await fetch(`${doors.sandboxAddress}${API}/${path}`, sent)).json()
  }
  const seats = (await Promise.all(people.map((one) => sit(one).catch(() => null)))).filter((one) => one !== null)
  for (let staked = 0; goesOn(); await pause()) {
    const { round } = ((await ask(seats[0] ?? '', 'state').catch(() => null)) ?? {}) as Partial<State>
    if (round?.phase !== 'open' || round.round === staked) continue
    staked = round.round
    for (const [at, secret] of seats.entries()) {
      const nth = staked * 3 + at
      const stake = { stake: STAKES[nth % STAKES.length], auto: AUTOS[(nth * 7) % AUTOS.length], slot: 0 }
      // Not everybody in each.
      if (nth % 4 !== 0) await ask(secret, 'stake', stake).catch(() => null)
    }
  }
}
