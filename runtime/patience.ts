/** How long tests wait for what never comes. */

/** Says when something never comes, not how quickly it has to: where the processor is slow, later (vitest.config.ts). */
export const patient = (ms: number): number => ms * Number(process.env['UWANJA_PATIENCE'] ?? 1)
