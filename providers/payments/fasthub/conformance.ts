/** What the conformance suites need of FastHub's payments. */
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import type { PaymentSubject, PaymentWay } from '../../conformance.ts'
import { fasthubPayBill } from '../fasthub-pay-bill/adapter.ts'
import { fasthubAirtel } from '../fasthub-airtel/adapter.ts'
import { fasthubHalo } from '../fasthub-halo/adapter.ts'
import { fasthubMpesa } from '../fasthub-mpesa/adapter.ts'
import { fasthubTigo } from '../fasthub-tigo/adapter.ts'
import { fasthubWithdraw } from '../fasthub-withdraw/adapter.ts'
import { fasthub } from './company.ts'
import { fasthubPaymentsDialect } from './dialect.ts'
import { fasthubSpeaker } from './speaker.ts'
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
  plugs: [fasthubPayBill, fasthubMpesa, fasthubTigo, fasthubAirtel, fasthubHalo, fasthubWithdraw],
  dialects: [{ company: 'fasthub', paths: ['/c2b', '/b2c', '/paybill'], make: fasthubPaymentsDialect }],
  speaker: fasthubSpeaker,
  ways: {
    FastHubMPesaDeposit: menuOf('MPESA'),
    FastHubTigoPesaDeposit: menuOf('TIGOPESA'),
    FastHubAirtelDeposit: menuOf('AIRTEL'),
    FastHubHaloPesaDeposit: menuOf('HALOPESA'),
  },
}
