/** A text of a promotion: parts that the server made of what an operator typed. Nothing of it is ever markup. */
import type { Block, Span } from '@uwanja/contract/site/marketing'
import { Fragment, type ReactNode } from 'react'
import type { Loose } from '../send.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { rows } from './use-promotions.ts'

const LINK = 'font-semibold text-link underline underline-offset-4'

function said({ text, how, to }: NonNullable<Loose<Span>>): ReactNode {
  const words = how === 'strong' ? <strong>{text}</strong> : how === 'em' ? <em>{text}</em> : text
  if (!to) return words
  // Whoever sent it: an address of ours, or a whole one.
  if (/^\/(?![/\\])/.test(to)) return <ScreenLink className={LINK} to={to} children={words} />
  if (!to.startsWith('https://')) return words
  return (
    <a className={LINK} href={to} rel="noreferrer">
      {words}
    </a>
  )
}

const lineOf = (line: Loose<readonly Span[]>): ReactNode =>
  rows(line).map((one, at) => <Fragment key={at}>{said(one)}</Fragment>)

export function Blocks({ blocks }: { blocks: Loose<readonly Block[]> }) {
  return (
    <div className="flex flex-col gap-3 wrap-anywhere">
      {rows(blocks).map(({ kind, lines }, at) => {
        const all = rows(lines)
        if (kind === 'heading')
          return (
            <h3 key={at} className="text-lg font-semibold">
              {lineOf(all[0])}
            </h3>
          )
        if (kind !== 'list' && kind !== 'numbers') return <p key={at}>{lineOf(all[0])}</p>
        const List = kind === 'list' ? 'ul' : 'ol'
        return (
          <List key={at} className={kind === 'list' ? 'list-disc ps-6' : 'list-decimal ps-6'}>
            {all.map((line, nth) => (
              <li key={nth}>{lineOf(line)}</li>
            ))}
          </List>
        )
      })}
    </div>
  )
}
