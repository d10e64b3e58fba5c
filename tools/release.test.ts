/** A release holds all that runs for players, and nothing of the outside world. */
import { expect, test } from 'vitest'
import { RELEASED } from './release.mjs'

test('M42 a release holds the programs and pages of the platform, the book and the studio', () =>
  expect([...RELEASED].sort()).toEqual([
    'book',
    'frame-pages',
    'frame-renderer',
    'image',
    'office',
    'server',
    'site-renderer',
    'studio',
    'studio-pages',
    'web',
  ]))
