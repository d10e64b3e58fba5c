/** A labelled choice: the device's own list, which every thumb and screen reader knows. */
import { useId, type ComponentProps } from 'react'
import { join } from './looks/join.ts'
import { Picker } from './Picker.tsx'

type Props = Omit<ComponentProps<'select'>, 'size'> & {
  label: string
  options: readonly { value: string; text: string }[]
  /** `normal`: among the fields of a form, as high as a Field. */
  size?: 'normal' | 'compact'
}

export function Select({ label, options, size = 'compact', className, ...select }: Props) {
  const id = useId()
  return (
    <div className={join('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={size === 'compact' ? 'text-sm font-medium' : 'font-medium'}>
        {label}
      </label>
      <Picker {...select} id={id} className={join('border-control', size === 'normal' && 'min-h-13 text-lg')}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Picker>
    </div>
  )
}
