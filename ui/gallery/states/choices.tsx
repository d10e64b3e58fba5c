/** States of what is chosen from. */
import { Checkbox } from '../../Checkbox.tsx'
import { Picker } from '../../Picker.tsx'
import { Select } from '../../Select.tsx'
import type { Samples } from '../samples/en.ts'
import type { State } from '../state.ts'

export function checkboxStates(words: Samples): readonly State[] {
  return [
    { name: 'empty', show: <Checkbox label={words.adult} /> },
    { name: 'ticked', show: <Checkbox label={words.adult} defaultChecked /> },
    { name: 'focus', forced: 'focus', show: <Checkbox label={words.adult} /> },
    { name: 'error', show: <Checkbox label={words.terms} error={words.termsError} /> },
    { name: 'disabled', show: <Checkbox label={words.adult} disabled /> },
    { name: 'disabled, ticked', show: <Checkbox label={words.adult} disabled defaultChecked /> },
    { name: 'long text', show: <Checkbox label={words.paragraph} /> },
  ]
}

export function selectStates(words: Samples): readonly State[] {
  const options = words.periods.map((text) => ({ value: text, text }))
  const longest = words.periods.at(-1)
  return [
    { name: 'compact', show: <Select label={words.period} options={options} /> },
    { name: 'normal', show: <Select size="normal" label={words.period} options={options} /> },
    { name: 'focus', forced: 'focus', show: <Select size="normal" label={words.period} options={options} /> },
    { name: 'disabled', show: <Select size="normal" label={words.period} options={options} disabled /> },
    {
      name: 'long text, narrow',
      show: <Select className="w-40" label={words.period} options={options} defaultValue={longest} />,
    },
  ]
}

export function pickerStates(words: Samples): readonly State[] {
  const options = ['EN', 'SW', 'ZH'].map((code) => <option key={code}>{code}</option>)
  const picker = { 'aria-label': words.period, className: 'border-control' }
  return [
    { name: 'rest', show: <Picker {...picker}>{options}</Picker> },
    {
      name: 'focus',
      forced: 'focus',
      show: <Picker {...picker}>{options}</Picker>,
    },
    {
      name: 'disabled',
      show: (
        <Picker {...picker} disabled>
          {options}
        </Picker>
      ),
    },
  ]
}
