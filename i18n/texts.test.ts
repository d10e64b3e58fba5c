/** The three languages say the same things: keys by type, placeholders, tags, the catalogue and the fallback by test. */
import { REFUSALS } from '@uwanja/contract/wire/errors'
import { PROFILE_FAULTS } from '@uwanja/contract/site/user'
import { describe, expect, test } from 'vitest'
import { fill } from './fill.ts'
import { LANGUAGES } from './language.ts'
import { TEXTS } from './languages.ts'
import { knownStatusText, noteText, ownText, statusText } from './status-text.ts'

function leaves(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value as object, `${path}${key}.`),
  )
}
const holes = (text: string) => (text.match(/\{\w+\}|<\/?\w+>/g) ?? []).sort()
const english = new Map(leaves(TEXTS.en))

/** Specification B8's eighteen, by the keys that they have here. */
const CATALOGUE = [
  'please_fill_all_fields',
  'passwords_do_not_match',
  'password_more_than_6',
  'GENERAL_ERROR',
  'OLD_PASSWORD_INCORRECT',
  'SMS_CODE_NOT_SEND',
  'INVALID_VERIFICATION_CODE',
  'INSUFFICIENT_AMOUNT',
  'INVALID_USERNAME_OR_PASSWORD',
  'MOBILE_NUMBER_DOES_NOT_EXIST',
  'password_at_least_6_not_username',
  'MOBILE_ALREADY_EXISTS',
  'UnknownError',
  'DEPOSIT_REJECTED',
  'BELOW_MINIMUM_LIMIT',
  'THERMES_NEEDS_TO_BE_ACCEPTED',
  'PENDING_TRANSACTION_ON_ACCOUNT',
  'Auth_code_is_not_correct',
]

describe.each(LANGUAGES)('%s', (language) => {
  const texts = TEXTS[language]
  test('S19 has every key of English, filled, with the same placeholders and tags', () => {
    const own = new Map(leaves(texts))
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [key, text] of own) {
      expect(text.trim(), key).not.toBe('')
      expect(holes(text), key).toEqual(holes(english.get(key)!))
    }
  })
  test('S19 leaves no sentence in English', () => {
    if (language === 'en') return
    const same = leaves(texts).filter(([key, text]) => text.length > 12 && text === english.get(key))
    expect(same.map(([key]) => key)).toEqual(['footer.copyright'])
  })
  test('S06 every page has a title and a description of its own', () => {
    const pages = Object.values(texts.pages)
    for (const key of ['title', 'description'] as const) {
      const said = pages.map((page) => page[key])
      expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([])
    }
  })
  test.each(CATALOGUE)('K07 has the catalogue text %s', (name) => {
    expect(knownStatusText(texts, name)).toBeTruthy()
    if (name !== 'UnknownError') expect(statusText(texts, name)).not.toBe(texts.UnknownError)
  })
  test('K06 has a text for every refusal of the contract', () => {
    for (const code of Object.keys(REFUSALS)) expect(Object.hasOwn(texts.message, code), code).toBe(true)
  })
  test('W05 has a text for every fault of the personal details', () => {
    for (const fault of PROFILE_FAULTS) expect(knownStatusText(texts, fault), fault).toBeTruthy()
  })
  test('an SMS fits one message', () => {
    const most = language === 'zh' ? 70 : 160
    for (const text of Object.values(texts.sms)) {
      const sent = fill(text, { code: '123456', minutes: 5 })
      expect(sent).toContain('123456')
      expect(sent.length, sent).toBeLessThanOrEqual(most)
    }
    // The longest name of a device, from server/security/user-agent.ts.
    for (const text of Object.values(texts.notices))
      expect(fill(text, { device: 'Samsung Internet, Windows Phone' }).length, text).toBeLessThanOrEqual(most)
  })
})

test('K06 a status is looked up as message.{x}, then x, then UnknownError', () => {
  const { en } = TEXTS
  expect(statusText(en, 'INSUFFICIENT_AMOUNT')).toBe(en.message.INSUFFICIENT_AMOUNT)
  expect(statusText(en, 'message.please_fill_all_fields')).toBe(en.message.please_fill_all_fields)
  expect(statusText(en, 'InvalidPassword')).toBe(en.InvalidPassword)
  expect(statusText(en, 'SOMETHING_NEW')).toBe(en.UnknownError)
})

test('K06 the text under message. wins over one of the same name outside', () => {
  const both = { ...TEXTS.en, INSUFFICIENT_AMOUNT: 'outside' }
  expect(statusText(both, 'INSUFFICIENT_AMOUNT')).toBe(TEXTS.en.message.INSUFFICIENT_AMOUNT)
})

test.each(['constructor', '__proto__', 'toString', 'home', 'home.live', '<b>', '', null, undefined, 7, {}])(
  'K06 %s is no status text',
  (raw) => expect(statusText(TEXTS.en, raw)).toBe(TEXTS.en.UnknownError),
)

test('A14 the literal text for a number that starts with 0', () => {
  expect(TEXTS.en.message.mobile_number_invalid).toBe(
    'The mobile number entered is invalid. try again or contact support.',
  )
})

test('S06 Y01 the description of register names the bonus, the free bet and the free spins', () => {
  const words = {
    en: /first-deposit bonus of up to 100%, a free bet and free spins/,
    sw: /hadi 100%.*dau la bure na mizunguko ya bure/,
    zh: /最高 100% 奖金、免费投注和免费旋转/,
  }
  for (const language of LANGUAGES) expect(TEXTS[language].pages.register.description).toMatch(words[language])
})

test('a note is a key with or without its prefix, a status, or the operator’s own words', () => {
  const { en } = TEXTS
  expect(noteText(en, 'history.note.declined')).toBe(en.history.note.declined)
  expect(noteText(en, 'wrong-pin')).toBe(en.history.note['wrong-pin'])
  expect(noteText(en, 'DEPOSIT_REJECTED')).toBe(en.message.DEPOSIT_REJECTED)
  expect(noteText(en, 'Asked by phone')).toBe('Asked by phone')
  expect(noteText(en, 'constructor')).toBe('constructor')
  expect(noteText(en, null)).toBe('')
})

test('fill keeps an unknown placeholder and takes no inherited one', () => {
  expect(fill('{a} and {b} and {toString}', { a: 1 })).toBe('1 and {b} and {toString}')
})

test('D14 A08 a server’s own sentence stands as it is, and a name that nobody knows says nothing', () => {
  const { en } = TEXTS
  expect(ownText(en, 'Your bank is closed until 6 am.')).toBe('Your bank is closed until 6 am.')
  expect(ownText(en, 'INSUFFICIENT_AMOUNT')).toBe(en.message.INSUFFICIENT_AMOUNT)
  expect(ownText(en, 'message.please_fill_all_fields')).toBe(en.message.please_fill_all_fields)
  for (const raw of ['SOMETHING_NEW', 'message.something_new', 'constructor', '', ' ', null, 7])
    expect(ownText(en, raw)).toBeNull()
})
