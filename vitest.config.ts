/** How the tests run: `pure` and `unit` are everything beside the code, `journeys` the browser against the whole stack. */
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/order.ts'

/** A deep run repeats properties ten times as often, and nobody waits for it. */
const patience = process.env['UWANJA_DEEP'] ? 15 : 1

const NEVER = ['**/node_modules/**', '**/dist/**', '**/data/**', '.git/**']

export default defineConfig({
  // The root tsconfig is Node's and says nothing about JSX.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Two cores; a third process would only make the timed tests wait.
    maxWorkers: 2,
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
          include: ['{contract,providers,web,ui,i18n}/**/*.test.{ts,tsx}', 'book/{pricing,markets,feed}/**/*.test.ts'],
          exclude: NEVER,
          isolate: false,
          testTimeout: patience * 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          // Each file has its own database and its own server: a process loads their modules once, not for each file.
          include: [
            '{database,money,server,office,sandbox,bench,tools}/**/*.test.{ts,tsx}',
            'book/{catalogue,process,read,desk,imports}/**/*.test.ts',
          ],
          exclude: NEVER,
          isolate: false,
          testTimeout: patience * 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          exclude: NEVER,
          globalSetup: './tools/fresh-build.mjs',
          // Each journey owns a whole stack and a browser, and mostly waits: two at a time, and beside the small tests when
          // `npm test` starts them (tools/test.mjs); otherwise after them.
          sequence: { groupOrder: 1 },
          // A busy machine is waited for: these say when something never comes, not how quickly it has to.
          expect: { poll: { timeout: 60_000, interval: 100 } },
          testTimeout: patience * 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
