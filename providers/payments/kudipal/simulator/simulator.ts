/** Kudipal's side of the wire: Flutterwave v3's calls on top of the sandbox's banks, cards and phones. */
import type { SimulatorReply, SimulatorRequest, MakeSimulator, World, Simulator } from '../../../world.ts'
import { isSame, jsonOf } from '../company.ts'
import { unseal } from '../cipher.ts'
import { accountAsked, cardCharge, otpGiven, payoutAsked, sealedCharge, transferCharge, ussdCharge } from './asked.ts'
import { openCardCharges } from './card.ts'
import { openCharges } from './charges.ts'
import { openPayouts } from './payouts.ts'
import { chargeData, failure, listOf, success } from './replies.ts'
import { type ChargeRow, minorOf } from './rows.ts'
import { type Call, openTreasury } from './treasury.ts'
import { openCodes, openTransfers } from './ways.ts'

const make: MakeSimulator = (world, keys) => {
  const charges = openCharges(world, keys)
  const cards = openCardCharges(world, charges)
  const transfers = openTransfers(world, charges)
  const codes = openCodes(world, charges)
  const payouts = openPayouts(world, keys, () => collectedOf(charges.book.all()))
  // What a killed process still owed is taken up again.
  for (const row of charges.book.all()) {
    if (row.status === 'pending') charges.expires(row)
    else charges.tell(row)
    cards.resume(row)
    if (row.kind === 'bank_transfer' && row.status !== 'successful') transfers.wait(row)
    if (row.kind === 'ussd' && row.status === 'pending') codes.wait(row)
  }

  function charge({ query, rawBody }: SimulatorRequest): SimulatorReply {
    const raw = jsonOf(rawBody)
    if (query['type'] === 'bank_transfer') return parsed(transferCharge, raw, transfers.charge)
    if (query['type'] === 'ussd') return parsed(ussdCharge, raw, codes.charge)
    if (query['type'] !== 'card') return failure('Invalid charge type')
    return parsed(sealedCharge, raw, ({ client }) =>
      parsed(cardCharge, unseal(keys['encryptionKey'] ?? '', client), cards.charge),
    )
  }
  function byReference(reference: string | undefined): SimulatorReply {
    const row = reference === undefined ? undefined : charges.book.get(reference)
    return row
      ? success('Transaction fetched successfully', chargeData(row))
      : failure('No transaction was found for this id')
  }
  function byNumber(number: number): SimulatorReply {
    return byReference(charges.book.all().find((row) => row.number === number)?.id)
  }
  const banks = () => world.banks.list('NGN').map((bank, at) => ({ id: at + 1, ...bank }))

  const calls: readonly Call[] = [
    ['POST', /^\/v3\/charges$/, charge],
    [
      'POST',
      /^\/v3\/validate-charge$/,
      ({ rawBody }) => parsed(otpGiven, jsonOf(rawBody), ({ otp, flw_ref }) => cards.validate(String(otp), flw_ref)),
    ],
    ['GET', /^\/v3\/transactions\/verify_by_reference$/, ({ query }) => byReference(query['tx_ref'])],
    ['GET', /^\/v3\/transactions\/(\d+)\/verify$/, (_request, part) => byNumber(Number(part))],
    ['GET', /^\/v3\/transactions$/, ({ query }) => listOf(charges.book.all(), query, chargeData)],
    ['POST', /^\/v3\/accounts\/resolve$/, ({ rawBody }) => nameOf(world, jsonOf(rawBody))],
    ['GET', /^\/v3\/banks\/NG$/, () => success('Banks fetched successfully', banks())],
    ['POST', /^\/v3\/transfers$/, ({ rawBody }) => parsed(payoutAsked, jsonOf(rawBody), payouts.take)],
    ['GET', /^\/v3\/transfers$/, ({ query }) => payouts.list(query)],
    ['GET', /^\/v3\/transfers\/(\d+)$/, (_request, part) => payouts.byNumber(Number(part))],
    ...openTreasury(world, charges, payouts.has),
  ]
  return {
    company: 'kudipal',
    handle(request) {
      const refused = doorOf(request, keys)
      if (refused) return refused
      for (const [method, path, answer] of calls) {
        const match = method === request.method ? path.exec(request.path) : null
        if (match) return answer(request, match[1] ?? '')
      }
      return failure('Cannot find this call', 404)
    },
  }
}

/** Kobo that came and were not given back. */
function collectedOf(rows: readonly ChargeRow[]): bigint {
  const stayed = rows.filter(({ status }) => status === 'successful')
  return stayed.reduce((sum, row) => sum + minorOf(row.came ?? row.amount) - minorOf(row.refunded ?? '0'), 0n)
}

function doorOf({ headers }: SimulatorRequest, keys: Readonly<Record<string, string>>): SimulatorReply | null {
  const { authorization } = headers
  const secret = typeof authorization === 'string' ? /^Bearer (.+)$/i.exec(authorization)?.[1] : undefined
  if (!secret) return failure('Authorization required', 401)
  return isSame(secret, keys['secretKey'] ?? '') ? null : failure('Invalid authorization key', 401)
}

function nameOf(world: World, raw: unknown): SimulatorReply {
  return parsed(accountAsked, raw, ({ account_number, account_bank }) => {
    const account_name = world.banks.nameOf(account_bank, account_number)
    return account_name
      ? success('Account details fetched', { account_number, account_name })
      : failure('Sorry, recipient account could not be validated. Please try again')
  })
}

interface Shape<T> {
  safeParse(
    raw: unknown,
  ): { success: true; data: T } | { success: false; error: { issues: readonly { path: PropertyKey[] }[] } }
}

/** The answer, or the name of the field that is wrong: never its value, which may be a card's number. */
function parsed<T>(shape: Shape<T>, raw: unknown, answer: (data: T) => SimulatorReply): SimulatorReply {
  const result = shape.safeParse(raw)
  if (result.success) return answer(result.data)
  if (result.error.issues[0]?.path[0] === 'email') return failure('"email" must be a valid email')
  return failure(`${String(result.error.issues[0]?.path[0] ?? 'The body')} is required`)
}

export const simulator: Simulator = { paths: ['/v3'], make }
