/** What the check of an instant game's round says, in English. */
import type { DrawsTexts } from '../studio-draws.ts'

export const draws: DrawsTexts = {
  title: 'Check a round',
  lead: 'Your browser draws the luck of the round again here. This page makes no request: nothing you type leaves your device.',
  seed: 'Seed (shown after the round)',
  commitment: 'Fingerprint (shown before the round)',
  words: 'Your words',
  ranges: 'How many outcomes each draw had, with dots between',
  fill: 'Fill in all four. A seed has 64 characters, 0-9 and a-f.',
  good: 'The fingerprint matches: this seed was fixed before you played.',
  bad: 'The fingerprint does not match this seed.',
  draws: 'The draws, in order',
  draw: '{drawn} of 0 to {last}',
  how: 'How it is computed',
  steps: [
    'SHA-256 of the seed, as it is written, must be the fingerprint.',
    'HMAC-SHA256 with the seed as key over “words:0”, “words:1” and so on gives blocks of eight numbers below 2³².',
    'Each draw takes the next number; its remainder by the count of outcomes is the result. Numbers at or above the largest multiple of the count are skipped, so every outcome is as likely as the others.',
    'Slots: a draw per reel, the place on its strip that stands in the top row. Bingo: each draw picks one of the balls that are left. Cards: each draw picks one of the cards that are left.',
  ],
  noCrypto: 'This browser computes hashes only on https or on this machine. Open the page there.',
}
