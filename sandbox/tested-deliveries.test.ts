/** What becomes of a callback on its way: each test outcome, and that every one but a lost one arrives in the end. */
import { expect, test } from 'vitest'
import type { TestOutcome } from '@uwanja/providers/world'
import { manualClock } from '@uwanja/runtime/clock'
import { openTestedDeliveries } from './tested-deliveries.ts'

/** Tells of one payment of each test outcome, and says what was handed over when: "id after seconds". */
function toldAs(testOutcomes: readonly TestOutcome[]) {
  const clock = manualClock()
  const startedMs = clock.now()
  const took: string[] = []
  const seen = new Set<string>()
  const tell = openTestedDeliveries({
    clock,
    deliveries: {
      take({ id, body }) {
        // As the real one: the same id again is the same delivery.
        if (seen.has(id)) return
        seen.add(id)
        took.push(`${id} ${body} at ${(clock.now() - startedMs) / 1000}`)
      },
    },
  })
  testOutcomes.forEach((testOutcome, nth) =>
    tell(
      {
        id: 'abc'[nth]!,
        url: 'http://127.0.0.1:9',
        body: '5',
        headers: () => ({}),
        delaysS: [60],
        about: { msisdn: '2348012345678', amount: '500.00' },
        sinceMs: startedMs,
      },
      testOutcome,
    ),
  )
  clock.advance(120_000)
  return took
}

test.each<[readonly TestOutcome[], readonly string[]]>([
  [['normal'], ['a 5 at 0']],
  [['callback-lost'], []],
  [['silent'], []],
  [
    ['callback-late', 'normal'],
    ['b 5 at 0', 'a 5 at 60'],
  ],
  [['callback-repeated'], ['a 5 at 0', 'a.2 5 at 0', 'a.3 5 at 0']],
  [['callback-altered'], ['a.altered 6 at 0', 'a 5 at 0']],
  [
    ['callback-reordered', 'normal'],
    ['b 5 at 0', 'a 5 at 1'],
  ],
  [
    ['callback-reordered', 'callback-reordered', 'callback-reordered'],
    ['b 5 at 0', 'a 5 at 1', 'c 5 at 60'],
  ],
  [['callback-reordered'], ['a 5 at 60']],
])('D12 callbacks of %j are handed over as %j', (testOutcomes, took) => expect(toldAs(testOutcomes)).toEqual(took))
