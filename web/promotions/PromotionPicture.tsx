/** A promotion's picture in a box of its shape; a drawing of ours where there is none, or where it does not come. */
import { useState } from 'react'

export function PromotionPicture({ address, id, comes }: { address: string; id: number; comes: 'early' | 'late' }) {
  const [failed, setFailed] = useState('')
  return (
    <div className="aspect-[16/7] w-full overflow-hidden bg-turf">
      {address === '' || failed === address ? (
        <Drawing id={id} />
      ) : (
        <img
          alt=""
          width={960}
          height={420}
          loading={comes === 'late' ? 'lazy' : 'eager'}
          decoding="async"
          className="size-full object-cover"
          onError={() => setFailed(address)}
          src={address}
        />
      )}
    </div>
  )
}

/** Floodlights over a pitch, a little elsewhere for each promotion. */
function Drawing({ id }: { id: number }) {
  const at = (nth: number) => 60 + ((id * 37 + nth * 173) % 520)
  return (
    <svg viewBox="0 0 640 280" preserveAspectRatio="xMidYMid slice" className="size-full" aria-hidden="true">
      <rect width="640" height="280" fill="var(--turf)" />
      {[0, 1, 2].map((nth) => (
        <path key={nth} d={`M${at(nth)} 0l-90 280h180z`} fill="var(--floodlight)" opacity="0.08" />
      ))}
      <g fill="none" stroke="var(--chalk)" strokeOpacity="0.35" strokeWidth="2">
        <circle cx="320" cy="280" r="90" />
        <path d="M0 210h640" />
      </g>
      <circle cx={at(3)} cy="170" r="12" fill="var(--floodlight)" />
    </svg>
  )
}
