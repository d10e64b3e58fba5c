/** The pay-bill number by network: the player pays from the network's own menu with their user name, FastHub brings the money. */
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import type { PaymentFacts } from '../../plugs.ts'
import { broughtPlug } from '../brought.ts'
import type { Channel } from './pay-bill-words.ts'

const NETWORKS: Readonly<Record<Channel, Pick<PaymentFacts, 'viewName' | 'limitId'>>> = {
  MPESA: { viewName: 'FastHubMPesaDeposit', limitId: LIMIT_IDS.fastHubMpesa },
  TIGOPESA: { viewName: 'FastHubTigoPesaDeposit', limitId: LIMIT_IDS.fastHubTigo },
  AIRTEL: { viewName: 'FastHubAirtelDeposit', limitId: LIMIT_IDS.fastHubAirtel },
  HALOPESA: { viewName: 'FastHubHaloPesaDeposit', limitId: LIMIT_IDS.fastHubHalo },
}

export const viewNameOf = (channel: Channel): string => NETWORKS[channel].viewName

export const payBillMethods = Object.values(NETWORKS).map((network) =>
  broughtPlug({
    ...network,
    company: 'fasthub',
    direction: 'deposit',
    flow: 'pay-bill',
    onlyForTestUsers: false,
    currency: null,
    protocol: { name: 'GMM/1', source: 'D' },
    unknownIsFinalAfterS: null,
  }),
)
