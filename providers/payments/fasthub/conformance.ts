/** What the conformance suites need of FastHub's payments. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { PaymentSubject, PaymentWay } from '../../conformance.ts'
import { fasthub } from './company.ts'
import { fasthubCallbackClient } from './callback-client.ts'
import type { Channel } from './pay-bill-words.ts'

/** The payer uses the pay-bill menu of that network. */
const menuOf = (network: Channel): PaymentWay => ({
  brought: {
    proves: 'content',
    bring: ({ msisdn, account, amount }, post) =>
      post(`/api/phones/${msisdn}/pay-bill`, {
        business: CONSTANTS.payBillBusinessNumber,
        account,
        amount,
        pin: '1234',
        network,
      }),
  },
})

export const subject: PaymentSubject = {
  kind: 'payment',
  company: fasthub,
  callbackClient: fasthubCallbackClient,
  ways: {
    FastHubMPesaDeposit: menuOf('MPESA'),
    FastHubTigoPesaDeposit: menuOf('TIGOPESA'),
    FastHubAirtelDeposit: menuOf('AIRTEL'),
    FastHubHaloPesaDeposit: menuOf('HALOPESA'),
  },
}
