/**
 * A game's picture in a box that never changes its size: its upper part, because below it companies write the name, which the
 * tile says itself; when it does not come, a drawing of ours stands in its place.
 */
import { memo, useEffect, useRef, useState } from 'react'

type Props = {
  id: number
  name: string
  /** Its address; empty when there is none. */
  picture: string
  comes: 'first' | 'early' | 'late'
}

export const GamePicture = memo(function GamePicture({ id, name, picture, comes }: Props) {
  const [failed, setFailed] = useState('')
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // One that the server's page began to fetch may have failed before anybody listened.
    if (image.current?.complete && image.current.naturalWidth === 0)
      image.current.decode().catch(() => setFailed(picture))
  }, [picture])
  if (picture === '' || failed === picture) return <Placeholder id={id} name={name} />
  return (
    <img
      ref={image}
      alt=""
      width={240}
      height={180}
      loading={comes === 'late' ? 'lazy' : 'eager'}
      fetchPriority={comes === 'first' ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      className="size-full object-cover object-top"
      onError={() => setFailed(picture)}
      // Last: the others say how it is fetched.
      src={picture}
    />
  )
})

/** The pitch's middle with a ball on its circle, elsewhere for each game, and the first letters of its name. */
function Placeholder({ id, name }: Pick<Props, 'id' | 'name'>) {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
  const angle = (id * 2.4) % (2 * Math.PI)
  return (
    <svg viewBox="0 0 240 180" preserveAspectRatio="xMidYMid slice" className="size-full" aria-hidden="true">
      <rect width="240" height="180" fill="var(--turf)" />
      <g fill="none" stroke="var(--chalk)" strokeOpacity="0.3" strokeWidth="2">
        <circle cx="120" cy="90" r="48" />
        <path d="M0 90h72M168 90h72" />
      </g>
      <circle
        cx={120 + 48 * Math.cos(angle)}
        cy={90 + 48 * Math.sin(angle)}
        r="8"
        fill={id % 2 ? 'var(--lagoon)' : 'var(--clay)'}
      />
      <text x="120" y="106" textAnchor="middle" fontSize="44" fontWeight="800" fill="var(--chalk)">
        {letters}
      </text>
    </svg>
  )
}
