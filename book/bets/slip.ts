/** What a slip asks for, before anything is known of its matches: which bet it is, how many lines it has, what can be no bet at all. */
import { createHash } from 'node:crypto'
import type { AskedPick, AskedSlip, Reason } from '@uwanja/contract/book/bets'
import { FLEX } from '@uwanja/contract/fair/flex'
import type { ShapeFault } from '@uwanja/contract/fair/lines'
import { lineCount, MOST_LEGS, NAMED_SYSTEMS, shapeFault } from '@uwanja/contract/fair/lines'
import { canonical } from '../feed/canonical.ts'
import type { BetKind, Edit } from './store.ts'

export type AskedLegs = AskedSlip['legs']
export type AskedShape = { readonly legs: AskedLegs } & {
  readonly [Key in 'sizes' | 'system' | 'mayFail' | 'freeBet']?: AskedSlip[Key]
}

export interface SlipShape {
  readonly kind: BetKind
  readonly sizes: readonly number[]
  readonly lines: number
  readonly mayFail: 1 | 2 | null
}

const SHAPE_REASONS: Readonly<Record<ShapeFault, Reason>> = {
  'no-selection': 'SHAPE_NOT_ALLOWED',
  'too-many-selections': 'TOO_MANY_SELECTIONS',
  'too-many-lines': 'TOO_MANY_LINES',
  sizes: 'SHAPE_NOT_ALLOWED',
}

function flexShape({ legs, sizes, system, mayFail }: AskedShape): SlipShape | Reason {
  if (legs.length > FLEX.mostLegs) return 'TOO_MANY_SELECTIONS'
  const isPlain = legs.every(({ picks, isBanker }) => picks.length === 1 && !isBanker) && !sizes && !system
  if (legs.length < FLEX.leastLegs || !isPlain) return 'SHAPE_NOT_ALLOWED'
  return { kind: 'flex', sizes: [legs.length], lines: 1, mayFail: mayFail! }
}

function linedShape({ legs, sizes: asked, system }: AskedShape): SlipShape | Reason {
  const open = legs.filter(({ isBanker }) => !isBanker).length
  const bankers = legs.length - open
  const named = system && NAMED_SYSTEMS[system]
  if (open === 0 || (named && (asked !== undefined || named.legs !== open || bankers > 0))) return 'SHAPE_NOT_ALLOWED'
  const sizes = named?.sizes ?? asked ?? [open]
  const shape = { open, bankers, sizes }
  const fault = shapeFault(shape)
  if (fault) return SHAPE_REASONS[fault]
  const isStraight = sizes.length === 1 && sizes[0] === open
  if (!isStraight && legs.some(({ picks }) => picks.length > 1)) return 'SHAPE_NOT_ALLOWED'
  const kind = !isStraight ? 'system' : legs.length === 1 ? 'single' : 'multiple'
  return { kind, sizes: [...sizes].sort((one, other) => one - other), lines: lineCount(shape), mayFail: null }
}

const nameOf = ({ market, specifiers, outcome }: AskedPick): string => `${market}?${specifiers}/${outcome}`

/** Two legs of one match hang together; within a leg they are of one match, each another one. */
function relation(legs: AskedLegs): Reason | null {
  const seen = new Set<string>()
  for (const { picks } of legs) {
    const { event } = picks[0]!
    if (seen.has(event) || picks.some((pick) => pick.event !== event)) return 'RELATED_SELECTIONS'
    seen.add(event)
    if (new Set(picks.map(nameOf)).size < picks.length) return 'ALREADY_CONTAINED'
  }
  return null
}

/** Counted by formula: a slip cannot ask for a billion lines. */
export function shapeOf(asked: AskedShape): SlipShape | Reason {
  const { legs, mayFail, freeBet } = asked
  if (legs.reduce((sum, { picks }) => sum + picks.length, 0) > MOST_LEGS) return 'TOO_MANY_SELECTIONS'
  const shape = mayFail === undefined ? linedShape(asked) : flexShape(asked)
  if (typeof shape === 'string') return shape
  if (freeBet !== undefined && shape.kind !== 'single' && shape.kind !== 'multiple') return 'FREE_BET_NOT_ALLOWED'
  return relation(legs) ?? shape
}

/** The same content is the same text, whatever order its fields came in. */
export function hashOf({ id: _, ...content }: AskedSlip, edit?: Edit): string {
  const before = edit
    ? { old: edit.old, revision: edit.revision, value: String(edit.value), epochs: edit.epochs }
    : null
  return createHash('sha256')
    .update(canonical(before ? { ...content, before } : content))
    .digest('hex')
}
