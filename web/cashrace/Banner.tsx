/** A race's picture, or the field's own drawing where there is none or it fails. */
import { Timer } from 'lucide-react'
import { useState } from 'react'
import { bannerAddress } from './banner-address.ts'

export function Banner({ data }: { data: unknown }) {
  const address = bannerAddress(data)
  const [failed, setFailed] = useState('')
  const look = 'block aspect-3/1 w-full rounded-xl object-cover'
  if (address !== '' && failed !== address)
    return <img src={address} alt="" className={look} onError={() => setFailed(address)} />
  return (
    <div className={`${look} night flex items-center justify-center bg-turf text-floodlight`} aria-hidden="true">
      <Timer size={56} strokeWidth={1.5} />
    </div>
  )
}
