/** The texts of the withdrawal through Selcom. */
import type { AllTexts } from '../texts.ts'

export const texts: AllTexts = {
  en: {
    name: 'More channels (TTCL, Zantel …)',
    help: 'The money goes to your own number, through the channel that you choose.',
  },
  sw: { name: 'Njia zaidi (TTCL, Zantel …)', help: 'Pesa zinatumwa kwenye namba yako mwenyewe, kwa njia unayochagua.' },
  zh: { name: '更多渠道（TTCL、Zantel 等）', help: '款项通过您选择的渠道转到您自己的号码。' },
}
