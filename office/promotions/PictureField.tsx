/** The picture of a promotion: one of those that are there, or one of this device, made small before it is sent. */
import { useId, useState } from 'react'
import { office } from '@uwanja/contract/operators/office'
import { Alert } from '@uwanja/ui/Alert'
import { join } from '@uwanja/ui/looks/join'
import { useDoing } from '../ask.ts'
import { RefusedAlert } from '../RefusedAlert.tsx'
import { useSpeech } from '../speech.ts'
import { smallPicture } from './small-picture.ts'

interface Props {
  readonly value: string
  readonly pictures: readonly string[]
  /** For a place that bears less than a promotion's page does. */
  readonly light?: { readonly mostBytes: number; readonly lead: string; readonly none: string }
  readonly onChange: (picture: string) => void
}

export function PictureField({ value, pictures, light, onChange }: Props) {
  const { texts } = useSpeech()
  const id = useId()
  const words = texts.promotions
  const doing = useDoing(office.putPromotionPicture)
  const [isBad, setBad] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    const content = await smallPicture(file, light?.mostBytes).catch(() => null)
    setBad(content === null)
    const put = content === null ? null : await doing.run({ content })
    if (put) onChange(put.data.picture)
  }
  const all = value === '' || pictures.includes(value) ? pictures : [value, ...pictures]
  const look = (is: boolean) => join('rounded-xl border-2 p-0.5', is ? 'border-primary' : 'border-line')
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="pb-1 font-semibold">{words.picture}</legend>
      <div className="flex flex-wrap gap-2">
        <button type="button" aria-pressed={value === ''} className={look(value === '')} onClick={() => onChange('')}>
          <span className="flex h-16 w-36 items-center justify-center p-2 text-sm">
            {light?.none ?? words.noPicture}
          </span>
        </button>
        {all.map((address, at) => (
          <button
            key={address}
            type="button"
            aria-pressed={address === value}
            aria-label={`${words.picture} ${String(at + 1)}`}
            className={look(address === value)}
            onClick={() => onChange(address)}
          >
            <img
              alt=""
              src={address}
              width={144}
              height={64}
              className="h-16 w-36 rounded-lg object-cover"
              loading="lazy"
            />
          </button>
        ))}
      </div>
      <label htmlFor={id} className="font-semibold">
        {words.choosePicture}
      </label>
      <input
        id={id}
        type="file"
        accept="image/png,image/webp,image/jpeg"
        className="min-h-11"
        onChange={({ target }) => void take(target.files?.[0])}
      />
      <p className="text-sm text-muted">{light?.lead ?? words.pictureLead}</p>
      {isBad && <Alert tone="danger">{words.pictureBad}</Alert>}
      <RefusedAlert refused={doing.refused} />
    </fieldset>
  )
}
