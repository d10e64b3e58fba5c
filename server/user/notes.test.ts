/** A row of the history says what moved the money in the player's words, whoever it was. */
import { en } from '@uwanja/i18n/en'
import { GAME_COMPANIES } from '@uwanja/providers/games'
import { PAYMENTS } from '@uwanja/providers/payments'
import { expect, test } from 'vitest'
import { ownName } from '../companies/names.ts'

test.each([...Object.keys(GAME_COMPANIES), ...PAYMENTS.map((plug) => plug.facts.viewName)])(
  'U05 M26 %s has words in the history, of the site or its own',
  (name) => {
    expect(Object.hasOwn(en.history.note, name) || ownName(name, 'sw') !== null).toBe(true)
  },
)
