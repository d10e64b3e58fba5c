/** A wallet's player: of our own wallet their name is their number here, and leads to their page. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMe } from '../use-me.ts'

export function PlayerLink({ of, children }: { of: string; children: ReactNode }) {
  const { may } = useMe()
  if (!may('players.read') || !/^\d+$/.test(of)) return <span className="font-semibold">{children}</span>
  return (
    <Link className="font-semibold text-link" to={`/players/${of}`}>
      {children}
    </Link>
  )
}
