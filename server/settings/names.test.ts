/** A setting's name with a slip in it is refused with the right one; what belongs to others is left alone. */
import { expect, it } from 'vitest'
import { ENV } from './env.ts'
import { prefix } from './kinds.ts'
import { refuseSlips } from '@uwanja/runtime/names'

const KNOWN = Object.keys(ENV)

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['SEALINGKEY', 'SEALING_KEY'],
  ['PUBLIC_CALBACK_URL', 'PUBLIC_CALLBACK_URL'],
  ['WITHDRAW_HOLDS', 'WITHDRAW_HOLD_S'],
])('M24 %s is refused: %s is meant', (name, meant) => {
  expect(() => refuseSlips([name], KNOWN)).toThrow(`${name} is no setting: ${meant} is meant`)
})

it.each([
  'HOME',
  'POST',
  'PGDATABASE',
  'npm_config_loglevel',
  'DATABASE_URL',
  'NODE_OPTIONS',
  'TERM_PROGRAM',
  'TEST_DATABASE_URL',
])('M24 %s is ours or somebody else’s', (name) => {
  expect(() => refuseSlips([name], KNOWN)).not.toThrow()
})

it('M24 no two of our own names are taken for each other', () => {
  expect(() => refuseSlips(KNOWN, KNOWN)).not.toThrow()
})

it('R130 what keys begin with is one small word: nothing in it divides names, or means a pattern to Redis', () => {
  expect(['uwanja', 'house-2', '9'].map(prefix)).toEqual(['uwanja', 'house-2', '9'])
  for (const wrong of ['', 'a:b', 'House', '-a', 'a*', 'a b', 'a'.repeat(33)])
    expect(() => prefix(wrong)).toThrow('small letters')
})
