/** A sheet of content on the ground. */
import type { ComponentProps } from 'react'
import { join } from './looks/join.ts'

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={join('rounded-2xl border border-line bg-surface p-4 sm:p-6', className)} />
}
