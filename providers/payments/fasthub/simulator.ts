/** FastHub in the sandbox: its door, and behind it the orders, the pay-bill number and the statement. */
import type { MakeSimulator, Simulator } from '../../world.ts'
import { doorOf, openOrders, problem } from './simulator-orders.ts'
import { paidOf, tellDay } from './simulator-statement.ts'
import { openPayBill } from './pay-bill.ts'

const make: MakeSimulator = (world, keys) => {
  const orders = openOrders(world, keys, 'FH')
  const payBill = openPayBill(world, keys)
  return {
    company: 'fasthub',
    handle(request) {
      const answer = doorOf(request, keys, world) ?? orders.handle(request)
      if (answer) return answer
      const { method, path, query } = request
      if (method === 'GET' && path === '/statement')
        return tellDay(query, [...paidOf(orders.rows()), ...payBill.lines()])
      const [, reference] = /^\/paybill\/([\w-]{1,64})$/.exec(path) ?? []
      if (method === 'GET' && reference) return payBill.tell(reference) ?? problem(404, { status: 'UNKNOWN_REQUEST' })
      return problem(404, { status: 'INVALID_REQUEST', reason: 'no such call' })
    },
  }
}

export const simulator: Simulator = { paths: ['/c2b', '/b2c', '/paybill', '/statement'], make }
