/** What a company may say of one bet: staked, won, gone back in part, said anew, undone. */
import type { Wager } from './money.ts'

export const ngn = (minor: bigint) => ({ currency: 'NGN' as const, minor })
let sequence = 0
export const fresh = (word: string) => `${word}-${++sequence}`
export type Of<K extends Wager['kind']> = Extract<Wager, { kind: K }>

export const stake = (playerId: bigint, minor: bigint, more: Partial<Of<'staked'>> = {}): Of<'staked'> => ({
  kind: 'staked',
  source: 'studio',
  key: fresh('bet'),
  playerId,
  round: fresh('round'),
  amount: ngn(minor),
  ...more,
})
export const win = ({ playerId, round }: Of<'staked'>, minor: bigint): Of<'won'> => ({
  kind: 'won',
  source: 'studio',
  key: fresh('win'),
  playerId,
  round,
  amount: ngn(minor),
})
export const back = ({ playerId, source, key }: Of<'staked'>, minor: bigint): Of<'voided'> => ({
  kind: 'voided',
  source,
  key: fresh('void'),
  playerId,
  stakeKey: key,
  amount: ngn(minor),
})
export const change = ({ playerId, source, key }: Of<'won' | 'voided'>, minor: bigint): Of<'changed'> => ({
  kind: 'changed',
  source,
  key: fresh('change'),
  playerId,
  ofKey: key,
  amount: ngn(minor),
})
export const rollback = ({ playerId, key }: Of<'staked'>): Of<'rolled-back'> => ({
  kind: 'rolled-back',
  source: 'studio',
  key: fresh('undo'),
  playerId,
  betKey: key,
  currency: 'NGN',
})
