/** What the Halopesa deposit is: the player pays to the pay-bill number from his own menu, with his user name as reference. */
import { LIMIT_IDS } from '@uwanja/contract/wire/constants'
import { payBillFacts } from '../fasthub/pay-bill-method.ts'

export const facts = payBillFacts('FastHubHaloPesaDeposit', LIMIT_IDS.fastHubHalo)
