/** The password shown again before a change of the account's doors: the dialog, given up, wrong and right (docs/decisions/057). */
import { user } from '@uwanja/contract/site/user'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, expectAlert, fieldOf, sendLogin } from './acts.ts'
import { DESK, PHONE, useBrowser } from './browser.ts'
import { useStack } from './stack.ts'

const stack = useStack()
const visit = useBrowser(stack)

const WORDS = {
  en: {
    mail: 'E-mail me when someone logs in to my account',
    email: 'Your e-mail address',
    save: 'Save the address',
    saved: 'Saved. We write there when someone logs in.',
    title: 'Is it you?',
    password: 'Your password',
    confirm: 'Confirm',
    close: 'Close',
    wrong: 'The password is not correct. Nothing was changed.',
    viewport: PHONE,
  },
  sw: {
    mail: 'Nitumie barua pepe mtu anapoingia kwenye akaunti yangu',
    email: 'Barua pepe yako',
    save: 'Hifadhi anwani',
    saved: 'Imehifadhiwa. Tutakuandikia huko mtu akiingia.',
    title: 'Je, ni wewe?',
    password: 'Nenosiri lako',
    confirm: 'Thibitisha',
    close: 'Funga',
    wrong: 'Nenosiri si sahihi. Hakuna kilichobadilika.',
    viewport: DESK,
  },
} as const

/** What the server says of a session that has not shown its password for ten minutes, which no journey waits. */
const STALE = { statusCode: 7118, status: 'PASSWORD_CONFIRMATION_REQUIRED', data: null }

test.each(['en', 'sw'] as const)(
  'U01 U07 in %s an old session is asked for the password before a change, and the change goes through',
  async (language) => {
    const words = WORDS[language]
    const account = await stack().calls.register()
    const { page, watch } = await visit({ language, viewport: words.viewport })
    watch.guard(account.password)
    await page.goto('/login')
    await sendLogin(page, account.national, account.password, language)
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/security')
    await page.getByLabel(words.mail).check()
    const email = fieldOf(page, words.email)
    await email.fill('asha@example.com')
    await page.route(`**${user.updateEmail.path}`, (route) => route.fulfill({ json: STALE }), { times: 2 })

    const asked = page.getByRole('dialog', { name: words.title })
    const confirm = async (password: string) => {
      await fieldOf(asked, words.password).fill(password)
      await button(asked, words.confirm).click()
    }
    await button(page, words.save).click()
    await asked.waitFor()
    await expectAccessible(page, 'the password shown again')
    // Given up: nothing is changed, and what was typed stays.
    await button(asked, words.close).click()
    await asked.waitFor({ state: 'detached' })
    expect(await email.inputValue()).toBe('asha@example.com')
    await button(page, words.save).click()
    await confirm('not-my-password')
    await expectAlert(asked, words.wrong)
    await confirm(account.password)
    await page.getByText(words.saved).waitFor()
    expect(await asked.count()).toBe(0)
  },
)
