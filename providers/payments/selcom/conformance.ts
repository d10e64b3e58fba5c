/** What the conformance suites need of Selcom's methods. */
import type { PaymentPerson, PaymentSubject } from '../../conformance.ts'
import { selcom } from './company.ts'
import { selcomCallbackClient } from './callback-client.ts'

const HOLDER = {
  firstName: 'Asha',
  lastName: 'Mushi',
  email: 'asha@example.com',
  address: 'Mtaa wa Uhuru 7',
  city: 'Dar es Salaam',
  region: 'Dar es Salaam',
  postCode: '11101',
}

/** The sandbox's card that its issuer pays from without a question. */
const CARD = { cardNumber: '4751763236699647', cvv: '470', expireMonth: '09', expireYear: '35' }

const PEOPLE: Readonly<Record<string, PaymentPerson>> = {
  SelcomCreditCardDeposit: {
    details: () => ({}),
    secrets: HOLDER,
    async acts(_order, step, { post }) {
      if (step.next === 'redirect') await post(`/selcom/pay/${new URL(step.url).pathname.split('/').at(-1)!}`, CARD)
    },
  },
  SelcomWithdraw: {
    details: (msisdn) => ({ channel: 'VMCASHIN', msisdn }),
    secrets: {},
    async acts() {},
    balance: async (msisdn, { get }) => ((await get(`/api/phones/${msisdn}/wallet`)) as { balance: string }).balance,
  },
}

export const subject: PaymentSubject = {
  kind: 'payment',
  company: selcom,
  callbackClient: selcomCallbackClient,
  proof: 'signed-question',
  person: ({ facts }) => PEOPLE[facts.viewName] ?? null,
  ways: {
    SelcomDeposit: {
      brought: { proves: 'caller', finds: 'unreadable', bring: (cash, post) => post('/api/agents/pay', cash) },
    },
    SelcomCreditCardDeposit: { told: 'success', signs: 'fields', failsBy: 'declined', unanswered: 'open' },
    SelcomWithdraw: { told: 'asked' },
  },
}
