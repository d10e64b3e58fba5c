/** What the operator must name before players come. */
import { expect, it } from 'vitest'
import { readSettings } from './env.ts'
import { mustNameHelp } from './operator.ts'

it('Y02 a platform that players reach does not start without the number of a help line', () => {
  const site = { PUBLIC_URL: 'https://bet.example' }
  expect(() => mustNameHelp(readSettings(site))).toThrow(
    'HELP_CONTACT must be set to the number of a line that helps players, because PUBLIC_URL is https://',
  )
  for (const fit of [{ ...site, HELP_CONTACT: '0800 123' }, { ...site, DEMO: '1' }, {}])
    expect(() => mustNameHelp(readSettings(fit))).not.toThrow()
})
