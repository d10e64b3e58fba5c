/** The methods stand in the order in which a jurisdiction's payers choose them. */
import { expect, it } from 'vitest'
import { JURISDICTIONS } from '../jurisdictions/jurisdictions.ts'
import { openMethods } from './methods.ts'
import type { Wires } from '../companies/wires.ts'

const deposits = (jurisdiction: keyof typeof JURISDICTIONS) =>
  openMethods(JURISDICTIONS[jurisdiction], {} as Wires)
    .all()
    .filter(({ facts }) => facts.direction === 'deposit')
    .map(({ facts }) => facts.viewName)

it('D01 in Nigeria bank transfer, card and USSD come first, in Tanzania M-Pesa', () => {
  expect(deposits('NG').slice(0, 4)).toEqual([
    'KudipalBankTransfer',
    'KudipalCardPayment',
    'KudipalUssdDeposit',
    'FastHubPayBillDeposit',
  ])
  expect(deposits('TZ')).toEqual([
    'FastHubMPesaDeposit',
    'FastHubPayBillDeposit',
    'FastHubTigoPesaDeposit',
    'FastHubAirtelDeposit',
    'FastHubHaloPesaDeposit',
    'SelcomDeposit',
    'SelcomCreditCardDeposit',
  ])
})
