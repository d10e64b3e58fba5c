/** A labelled choice: the device's own list, which every thumb and screen reader knows. */
import { useId, type ComponentProps } from 'react'
import { describedBy } from './described-by.ts'
import { Labelled } from './Labelled.tsx'
import { join } from './looks/join.ts'
import { Picker } from './Picker.tsx'

type Props = Omit<ComponentProps<'select'>, 'size'> & {
  label: string
  options: readonly { value: string; text: string }[]
  /** `normal`: among the fields of a form, as high as a Field. */
  size?: 'normal' | 'compact'
  /** What is wrong with the choice. */
  error?: string | undefined
}

export function Select({ label, options, size = 'compact', error, className, ...select }: Props) {
  const id = useId()
  return (
    <Labelled id={id} label={label} error={error} size={size} className={className}>
      <Picker
        {...select}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
        className={join('border-control', size === 'normal' && 'min-h-13 text-lg')}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Picker>
    </Labelled>
  )
}
