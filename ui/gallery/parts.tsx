/** The parts of this room, one row each. A part without a row fails gallery.test.ts. */
import type { Part } from './state.ts'
import { checkboxStates, pickerStates, selectStates } from './states/choices.tsx'
import {
  amountFieldStates,
  emailFieldStates,
  fieldStates,
  labelledStates,
  passwordFieldStates,
  textAreaStates,
} from './states/fields.tsx'
import { cardStates, dialogStates } from './states/holding.tsx'
import { buttonStates, disclosureStates, tabsStates } from './states/pressing.tsx'
import * as telling from './states/telling.tsx'

export const PARTS: readonly Part[] = [
  { name: 'Button', states: buttonStates },
  { name: 'Tabs', states: tabsStates },
  { name: 'Field', states: fieldStates },
  { name: 'Labelled', states: labelledStates },
  { name: 'AmountField', states: amountFieldStates },
  { name: 'PasswordField', states: passwordFieldStates },
  { name: 'EmailField', states: emailFieldStates },
  { name: 'TextArea', states: textAreaStates },
  { name: 'Select', states: selectStates },
  { name: 'Picker', states: pickerStates },
  { name: 'Checkbox', states: checkboxStates },
  { name: 'Alert', states: telling.alertStates },
  { name: 'Toasts', states: telling.toastsStates },
  { name: 'Dialog', states: dialogStates },
  { name: 'Disclosure', states: disclosureStates },
  { name: 'Card', states: cardStates },
  { name: 'EmptyState', states: telling.emptyStateStates },
  { name: 'Skeleton', states: telling.skeletonStates },
  { name: 'Spinner', states: telling.spinnerStates },
  { name: 'Countdown', states: telling.countdownStates },
  { name: 'QrCode', states: telling.qrCodeStates },
  { name: 'Wordmark', states: telling.wordmarkStates },
]
