/** The switch to the pages without a script, and what the visit has cost. */
export const visitCost = {
  lite: 'Light site',
  cost: 'This visit has cost about {kb} KB.',
} as const
