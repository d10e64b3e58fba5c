/** A labelled choice: the device's own list, which every thumb and screen reader knows. */
import { useId, type ComponentProps } from 'react'
import { join } from './looks/join.ts'
import { Picker } from './Picker.tsx'

type Props = ComponentProps<'select'> & { label: string; options: readonly { value: string; text: string }[] }

export function Select({ label, options, className, ...select }: Props) {
  const id = useId()
  return (
    <div className={join('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <Picker {...select} id={id} className="border-control">
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Picker>
    </div>
  )
}
