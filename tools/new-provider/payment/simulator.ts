/** Sample Pay in the sandbox: its door, and behind it the orders. */
import type { Simulator } from '@uwanja/providers/world'
import { openCodes } from './simulator-codes.ts'
import { doorOf, openOrders, problem } from '../../../providers/payments/fasthub/simulator-orders.ts'

export const simulator: Simulator = {
  paths: ['/c2b', '/b2c'],
  make(world, keys) {
    const orders = openOrders(world, keys, 'R')
    const codes = openCodes(world, orders)
    return {
      company: 'sample-pay',
      handle: (request) =>
        doorOf(request, keys, world) ??
        codes.handle(request) ??
        orders.handle(request) ??
        problem(404, { status: 'INVALID_REQUEST' }),
    }
  },
}
