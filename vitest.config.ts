/** How the tests run: `pure` and `unit` are everything beside the code, `journeys` the browser against the whole stack. */
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/order.ts'
import { slowness } from './tools/slowness.ts'

const SLOWNESS = Math.min(slowness(), 4)
/** A machine that others share becomes three times slower within a run; to wait longer costs nothing where all comes. */
const PATIENCE = Math.max(SLOWNESS, 3)
/** A deep run repeats properties ten times as often, and nobody waits for it. */
const deepPatience = PATIENCE * (process.env['UWANJA_DEEP'] ? 15 : 1)
/** Say when something never comes, not how quickly it has to: a busy machine compiles an embedded database for 20 s. */
const NEVER_COMES_MS = deepPatience * 120_000
const NEVER_READY_MS = PATIENCE * 120_000
/** Read by runtime/patience.ts, for what a test waits for itself. */
const env = { UWANJA_PATIENCE: String(PATIENCE) }

const NEVER = ['**/node_modules/**', '**/dist/**', '**/data/**', '.git/**']
/** Much of a small test is waiting, for a database or for a program that it started: a third process fills that on two cores. */
const SMALL_AT_ONCE = 3
/**
 * A journey by itself uses a third of two cores: it waits for pages to draw and for the next poll. Three left a tenth of them idle. On a processor half
 * as fast it works more than it waits, and four hold each other up until one of them is given up.
 */
const JOURNEYS_AT_ONCE = SLOWNESS > 2 ? 2 : 4

/** Tests without a database or a server. */
const PURE = [
  '{contract,providers,web,ui,i18n}/**/*.test.{ts,tsx}',
  'book/{pricing,markets,feed,frame}/**/*.test.{ts,tsx}',
]

export default defineConfig({
  // The root tsconfig is Node's and says nothing about JSX.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    sequence: { sequencer: LongestFirst },
    pool: 'forks',
    // A test that leaves no promise of its own behind does not need longer to end.
    teardownTimeout: 10_000,
    projects: [
      {
        extends: true,
        test: {
          // Rooms that start nothing.
          name: 'pure',
          include: PURE,
          exclude: NEVER,
          isolate: false,
          maxWorkers: SMALL_AT_ONCE,
          testTimeout: NEVER_COMES_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          // Each file has its own database and its own server: a process loads their modules once, not for each file.
          // All that is neither pure nor a journey, so that no folder's tests are passed over because nobody named it.
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...NEVER, ...PURE, 'e2e/**'],
          isolate: false,
          maxWorkers: SMALL_AT_ONCE,
          expect: { poll: { timeout: PATIENCE * 20_000, interval: 25 } },
          env,
          testTimeout: NEVER_COMES_MS,
          hookTimeout: NEVER_READY_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          exclude: NEVER,
          globalSetup: ['./tools/fresh-build.mjs', './e2e/database-template.ts'],
          // Each has its own stack and asks nothing of another's modules, which a process loads once.
          isolate: false,
          maxWorkers: JOURNEYS_AT_ONCE,
          // Each journey owns a whole stack and a browser: after the small tests.
          sequence: { groupOrder: 1 },
          // A busy machine is waited for: these say when something never comes, not how quickly it has to.
          expect: { poll: { timeout: PATIENCE * 60_000, interval: 100 } },
          env,
          testTimeout: deepPatience * 300_000,
          hookTimeout: NEVER_READY_MS,
        },
      },
    ],
  },
})
