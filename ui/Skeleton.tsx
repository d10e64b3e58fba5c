/** A placeholder with the final shape, so that nothing jumps when the content comes. */
import { join } from './looks/join.ts'

export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={join('animate-pulse rounded-xl bg-raised', className)} />
}
