/** Selcom's side of the wire, as documented: the checkout, its hosted card page, wallet cash-in, agents. */
import type { SimulatorReply, SimulatorRequest, MakeSimulator, Simulator } from '../../world.ts'
import { openAgents } from './agents.ts'
import { openCashIn } from './cash-in.ts'
import { openCheckout } from './checkout.ts'
import { openCardPage } from './card-page.ts'
import { jsonOf, openReferences, say } from './envelopes.ts'
import { type Sent, signedFields } from './signing.ts'
import { openTreasury } from './treasury.ts'

type Answer = (sent: Sent) => SimulatorReply

const make: MakeSimulator = (world, keys) => {
  const references = openReferences(world)
  const checkout = openCheckout(world, keys, references)
  const cardPage = openCardPage(world, checkout)
  const agents = openAgents(world, keys, references)
  const treasury = openTreasury(keys, references, () => checkout.collected() + agents.collected())
  const cashIn = openCashIn({ world, keys, references, treasury })

  const calls: Readonly<Record<string, Answer>> = {
    'POST /v1/checkout/create-order': (sent) => checkout.create(sent, 'full'),
    'POST /v1/checkout/create-order-minimal': (sent) => checkout.create(sent, 'minimal'),
    'GET /v1/checkout/order-status': checkout.status,
    'GET /v1/checkout/list-orders': checkout.list,
    'DELETE /v1/checkout/cancel-order': checkout.cancel,
    'POST /v1/checkout/wallet-payment': checkout.walletPayment,
    'GET /v1/walletcashin/namelookup': cashIn.nameLookup,
    'POST /v1/walletcashin/process': cashIn.process,
    'GET /v1/walletcashin/query': cashIn.query,
    'GET /v1/c2b/query-status': agents.queryStatus,
    // Selcom Pesa's own cash-in, beside the six networks'.
    'GET /v1/selcompesa/namelookup': cashIn.nameLookup,
    'POST /v1/selcompesa/cashin': cashIn.process,
    'GET /v1/selcompesa/query': cashIn.query,
    'POST /v1/vendor/balance': (sent) => treasury.balance(sent, cashIn.paidOut()),
  }

  /** The signature first: a stranger learns nothing about what there is. */
  function merchantCall(request: SimulatorRequest): SimulatorReply {
    const sent = request.method === 'POST' ? jsonOf(request.rawBody) : request.query
    if (!sent || !signedFields(keys, request.headers, sent)) return say('401', { message: 'Invalid signature' }, 401)
    const name = `${request.method} ${request.path}`
    const answer = Object.hasOwn(calls, name) ? calls[name] : undefined
    return answer ? answer(sent) : say('404', { message: 'No such call' }, 404)
  }

  return {
    company: 'selcom',
    handle: (request) => (request.path.startsWith('/pay/') ? cardPage.handle(request) : merchantCall(request)),
  }
}

export const simulator: Simulator = { paths: ['/v1', '/pay'], make }
