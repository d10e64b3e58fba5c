/** Sample Pay in the sandbox: its door, and behind it the orders. */
import type { MakeDialect } from '@uwanja/providers/world'
import { doorOf, openOrders, problem } from '../../../providers/payments/fasthub/dialect-orders.ts'

export const PATHS = ['/c2b', '/b2c'] as const

export const samplePayDialect: MakeDialect = (world, keys) => {
  const orders = openOrders(world, keys, 'R')
  return {
    company: 'sample-pay',
    handle: (request) =>
      doorOf(request, keys, world) ?? orders.handle(request) ?? problem(404, { status: 'INVALID_REQUEST' }),
  }
}
