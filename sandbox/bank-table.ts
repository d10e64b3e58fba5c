/** The banks of the sandbox: real ones by their public codes, pretend accounts. */
import type { Currency } from '@uwanja/contract/wire/amounts'
import type { Bank } from '@uwanja/providers/world-banks'

export interface SandboxBank extends Bank {
  readonly currency: Currency
  /** What its customers dial; null: it pays by no code. */
  readonly ussd: string | null
}

export const BANKS: readonly SandboxBank[] = [
  { code: '044', name: 'Access Bank', currency: 'NGN', ussd: '901' },
  { code: '050', name: 'Ecobank Nigeria', currency: 'NGN', ussd: '326' },
  { code: '070', name: 'Fidelity Bank', currency: 'NGN', ussd: '770' },
  { code: '011', name: 'First Bank of Nigeria', currency: 'NGN', ussd: '894' },
  { code: '214', name: 'First City Monument Bank', currency: 'NGN', ussd: '329' },
  { code: '058', name: 'Guaranty Trust Bank', currency: 'NGN', ussd: '737' },
  { code: '030', name: 'Heritage Bank', currency: 'NGN', ussd: '745' },
  { code: '082', name: 'Keystone Bank', currency: 'NGN', ussd: '7111' },
  { code: '303', name: 'Lotus Bank', currency: 'NGN', ussd: '5045' },
  { code: '076', name: 'Polaris Bank', currency: 'NGN', ussd: '833' },
  { code: '105', name: 'PremiumTrust Bank', currency: 'NGN', ussd: '857' },
  { code: '221', name: 'Stanbic IBTC Bank', currency: 'NGN', ussd: '909' },
  { code: '232', name: 'Sterling Bank', currency: 'NGN', ussd: '822' },
  { code: '032', name: 'Union Bank of Nigeria', currency: 'NGN', ussd: '826' },
  { code: '033', name: 'United Bank for Africa', currency: 'NGN', ussd: '919' },
  { code: '215', name: 'Unity Bank', currency: 'NGN', ussd: '7799' },
  { code: '090110', name: 'VFD Microfinance Bank', currency: 'NGN', ussd: '5037' },
  { code: '035', name: 'Wema Bank', currency: 'NGN', ussd: '945' },
  { code: '057', name: 'Zenith Bank', currency: 'NGN', ussd: '966' },
]

export function bankOf(code: string): SandboxBank | null {
  return BANKS.find((bank) => bank.code === code) ?? null
}
