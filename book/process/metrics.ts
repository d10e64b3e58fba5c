/** What a watcher may know of the book, in Prometheus' text form. */
import type { Catalogue } from '../catalogue/catalogue.ts'
import { phaseOf, whyShut } from '../catalogue/event.ts'
import type { Listener } from '../feed/listener.ts'
import { offsetOf, whyDown } from '../feed/producer.ts'
import { PRODUCERS } from '@uwanja/providers/feeds/feed'
import type { RiskNow } from '../risk/store.ts'

interface Metric {
  readonly name: string
  readonly help: string
  readonly type: 'gauge' | 'counter'
  readonly values: readonly (readonly [labels: string, value: number])[]
}

const written = ({ name, help, type, values }: Metric): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.map(([labels, value]) => `${name}${labels} ${String(value)}`),
  ].join('\n')

interface Watched {
  readonly catalogue: Catalogue
  readonly listener: Listener | null
  readonly streams: number
  /** null: the database was not there to tell. */
  readonly risk: RiskNow | null
  readonly ungraded: number
}

/** What bets put at risk, and how many are on their way. */
const ofRisk = ({ bets, singles, weighted }: RiskNow): Metric[] => [
  {
    name: 'book_bets',
    help: 'Bets that are not over, by how they stand.',
    type: 'gauge',
    values: (['waiting', 'review', 'debiting', 'undoing', 'accepted'] as const).map((state) => [
      `{state="${state}"}`,
      bets[state] ?? 0,
    ]),
  },
  {
    name: 'book_exposure_minor',
    help: 'What open bets would pay, over all outcomes: singles in full, multiples weighted by the chances of their other legs.',
    type: 'gauge',
    values: [
      ['{kind="singles"}', singles],
      ['{kind="weighted"}', weighted],
    ],
  },
]

export function metricsText({ catalogue, listener, streams, risk, ungraded }: Watched): string {
  const circumstances = catalogue.circumstances()
  const { producers, nowMs, pricedAtMs, unpriced } = circumstances
  const counts = { before: 0, live: 0, over: 0 }
  const open = { before: 0, live: 0, over: 0 }
  for (const event of catalogue.events()) {
    counts[phaseOf(event)]++
    if (whyShut(event, circumstances) === null) open[phaseOf(event)]++
  }
  const byPhase = (of: typeof counts): Metric['values'] =>
    (['before', 'live'] as const).map((phase) => [`{phase="${phase}"}`, of[phase]])
  const byProducer = (value: (producer: (typeof PRODUCERS)[number]) => number): Metric['values'] =>
    PRODUCERS.map((producer) => [`{producer="${producer}"}`, value(producer)])
  const metrics: Metric[] = [
    { name: 'book_events', help: 'Matches in memory.', type: 'gauge', values: byPhase(counts) },
    { name: 'book_events_open', help: 'Matches on which bets are taken.', type: 'gauge', values: byPhase(open) },
    { name: 'book_streams', help: 'Pages that watch.', type: 'gauge', values: [['', streams]] },
    {
      name: 'book_pricing_behind_seconds',
      help: 'How far the prices of this process are behind what is stored.',
      type: 'gauge',
      values: [['', Math.max(0, nowMs - pricedAtMs) / 1000]],
    },
    {
      name: 'book_events_unpriced',
      help: 'Matches that could not be priced.',
      type: 'gauge',
      values: [['', unpriced.size]],
    },
    {
      name: 'book_events_ungraded',
      help: 'Matches that this process could not grade; it tries them again each minute.',
      type: 'gauge',
      values: [['', ungraded]],
    },
    {
      name: 'book_feed_up',
      help: '1 while a producer of the feed is believed.',
      type: 'gauge',
      values: byProducer((one) => (whyDown(producers[one], nowMs) === null ? 1 : 0)),
    },
    {
      name: 'book_feed_offset_seconds',
      help: 'How far the producer’s clock is behind ours, transport included.',
      type: 'gauge',
      values: byProducer((one) => (offsetOf(producers[one]) ?? 0) / 1000),
    },
    {
      name: 'book_feed_age_seconds',
      help: 'How old the last message was beyond what the clocks explain.',
      type: 'gauge',
      values: byProducer((one) => producers[one].ageMs / 1000),
    },
  ]
  if (risk) metrics.push(...ofRisk(risk))
  if (listener) {
    for (const [name, value] of Object.entries(listener.counters))
      metrics.push({
        name: `book_feed_${name}_total`,
        help: `Of this process: ${name} of the feed.`,
        type: 'counter',
        values: [['', Number(value)]],
      })
  }
  return `${metrics.map(written).join('\n')}\n`
}
