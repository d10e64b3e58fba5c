/** States of what is written into. */
import { AmountField } from '../../AmountField.tsx'
import { EmailField } from '../../EmailField.tsx'
import { Field } from '../../Field.tsx'
import { Labelled } from '../../Labelled.tsx'
import { PasswordField } from '../../PasswordField.tsx'
import { TextArea } from '../../TextArea.tsx'
import type { Samples } from '../samples/en.ts'
import type { State } from '../state.ts'

const NUMBER = '8039990011'

export function fieldStates(words: Samples): readonly State[] {
  const label = words.number
  return [
    { name: 'empty', show: <Field label={label} /> },
    { name: 'with a sample and a hint', show: <Field label={label} hint={words.numberHint} placeholder={NUMBER} /> },
    { name: 'full, with a prefix', show: <Field label={label} prefix="+234 (0)" defaultValue={NUMBER} /> },
    { name: 'focus', forced: 'focus', show: <Field label={label} prefix="+234 (0)" defaultValue={NUMBER} /> },
    {
      name: 'error',
      show: <Field label={label} error={words.numberError} hint={words.numberHint} defaultValue="80" />,
    },
    {
      name: 'error and focus',
      forced: 'focus',
      show: <Field label={label} error={words.numberError} defaultValue="80" />,
    },
    { name: 'read only', show: <Field label={label} prefix="+234 (0)" defaultValue={NUMBER} readOnly /> },
    { name: 'disabled', show: <Field label={label} prefix="+234 (0)" defaultValue={NUMBER} disabled /> },
    { name: 'compact', show: <Field label={label} size="compact" defaultValue={NUMBER} /> },
    { name: 'compact, a day', show: <Field label={words.period} size="compact" type="date" /> },
    {
      name: 'long text',
      show: <Field label={words.longTitle} hint={words.paragraph} defaultValue={words.paragraph} />,
    },
  ]
}

const QUICK = ['500', '1,000', '5,000', '10,000'].map((text) => ({ value: text.replace(',', ''), text }))
const nothing = () => undefined

export function amountFieldStates(words: Samples): readonly State[] {
  const field = { label: words.amount, currency: 'NGN' }
  const quick = { quick: QUICK, quickLabel: words.quick, onQuick: nothing }
  return [
    { name: 'empty', show: <AmountField {...field} hint={words.amountHint} /> },
    { name: 'with quick amounts', show: <AmountField {...field} {...quick} hint={words.amountHint} /> },
    { name: 'full', show: <AmountField {...field} {...quick} defaultValue="12500.50" /> },
    { name: 'hover', forced: 'hover', show: <AmountField {...field} {...quick} /> },
    { name: 'pressed', forced: 'pressed', show: <AmountField {...field} {...quick} /> },
    { name: 'focus', forced: 'focus', show: <AmountField {...field} {...quick} /> },
    { name: 'error', show: <AmountField {...field} {...quick} error={words.amountError} defaultValue="20" /> },
    { name: 'disabled', show: <AmountField {...field} defaultValue="500" disabled /> },
  ]
}

export function passwordFieldStates(words: Samples): readonly State[] {
  const field = { label: words.password, showLabel: words.show, hideLabel: words.hide, autoComplete: 'off' }
  return [
    { name: 'empty', show: <PasswordField {...field} hint={words.passwordHint} /> },
    { name: 'full', show: <PasswordField {...field} defaultValue="nenosiri-la-kwanza" /> },
    { name: 'hover', forced: 'hover', show: <PasswordField {...field} defaultValue="nenosiri" /> },
    { name: 'focus', forced: 'focus', show: <PasswordField {...field} defaultValue="nenosiri" /> },
    { name: 'error', show: <PasswordField {...field} error={words.passwordError} defaultValue="12345678" /> },
    { name: 'disabled', show: <PasswordField {...field} defaultValue="nenosiri" disabled /> },
  ]
}

export function emailFieldStates(words: Samples): readonly State[] {
  const label = words.email
  return [
    { name: 'empty', show: <EmailField label={label} /> },
    { name: 'full', show: <EmailField label={label} defaultValue="asha@example.com" /> },
    { name: 'error', show: <EmailField label={label} error={words.emailError} defaultValue="asha@" /> },
  ]
}

/** Around any control: here the barest. */
export function labelledStates(words: Samples): readonly State[] {
  const around = (name: string, below: { hint?: string; error?: string }): State => {
    const id = `labelled-${name}`
    const control = <input id={id} className="min-h-11 rounded-xl border border-control bg-surface px-3.5" />
    return {
      name,
      show: (
        <Labelled id={id} label={words.number} {...below}>
          {control}
        </Labelled>
      ),
    }
  }
  return [
    around('plain', {}),
    around('hint', { hint: words.numberHint }),
    around('error', { error: words.numberError }),
  ]
}

export function textAreaStates(words: Samples): readonly State[] {
  const label = words.letter
  return [
    { name: 'empty', show: <TextArea label={label} hint={words.letterHint} /> },
    { name: 'full', show: <TextArea label={label} defaultValue={words.letterText} /> },
    { name: 'focus', forced: 'focus', show: <TextArea label={label} defaultValue={words.letterText} /> },
    { name: 'error', show: <TextArea label={label} error={words.letterError} /> },
    { name: 'disabled', show: <TextArea label={label} defaultValue={words.letterText} disabled /> },
  ]
}
