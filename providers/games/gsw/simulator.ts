/** A company that speaks GSW/1 in the sandbox: the studio's games, each opened behind an address for one visit. */
import type { Simulator } from '../../world.ts'
import { openVisits } from '../visits.ts'
import { gswDoor, refusal } from './dialect-door.ts'

export const gswSimulator = (company: string): Simulator => ({
  paths: ['/gsw/v1', '/play'],
  make(world, keys) {
    const visits = openVisits(company, world)
    const ask = gswDoor(world, keys, { games: () => world.studio.games(), expect: (visit) => visits.expect(visit) })
    return {
      company,
      handle(request) {
        if (request.method === 'POST') return ask(request)
        return request.method === 'GET' ? visits.come(request.path) : refusal(404, 'INTERNAL_ERROR')
      },
    }
  },
})
