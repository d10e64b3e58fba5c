/** A player writes in Swahili, an operator takes the message and answers, and the player reads the answer beside it. */
import { messages } from '@uwanja/contract/site/messages'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, FOLLOWS, logIn } from './acts.ts'
import { DESK, useBrowser } from './browser.ts'
import { expectTablesFit, go, main } from './office-acts.ts'
import { makeItOnesOwn } from './office-log-ins.ts'
import { newAccount } from './site-client.ts'
import { useStack } from './stack.ts'

const stack = useStack({ env: { DEMO: '1' } })
const visit = useBrowser(stack)

const WROTE = 'Nimetuma pesa leo asubuhi,\nsalio bado ni lile lile.'

test('O28 U09 a message waits in the office, is taken and answered once, and its player reads the answer beside it', async () => {
  const { api, calls, office } = stack()
  const account = newAccount()
  await calls.register(account)
  const token = await calls.token(account)
  const written = { messageHeader: 'Amana yangu', department: 'Support', messageText: WROTE } as const
  expect(await calls.call(messages.sendAdminMessage, written, token)).toMatchObject({ statusCode: 0 })

  const { name, firstPassword } = JSON.parse(/uwanja-operator (.*)/.exec(api.printed())![1]!) as Record<string, string>
  const { page } = await visit({ viewport: DESK })
  await makeItOnesOwn(page, office, name!, firstPassword!)
  await main(page)
    .getByRole('link', { name: /^Messages 1 wait for an answer/ })
    .waitFor()
  await go(page, 'Messages')
  await main(page).getByRole('link', { name: 'Amana yangu' }).waitFor()
  await expectAccessible(page, 'messages that wait')
  await expectTablesFit(page)
  await main(page).getByRole('link', { name: 'Amana yangu' }).click()
  await main(page).getByText('salio bado ni lile lile.').waitFor()
  await main(page).getByText('No hold stands.').waitFor()
  await button(main(page), 'Take it').click()
  await main(page).getByLabel('Put in a text').selectOption('Thanks')
  expect(await main(page).getByLabel('Your answer').inputValue()).toBe('Thank you for writing to us.')
  await main(page).getByLabel('Your answer').fill('Imeingia sasa. Asante.')
  await expectAccessible(page, 'a message in hand')
  await button(main(page), 'Send the answer').click()
  await main(page)
    .getByText(/^Answered by /)
    .waitFor()
  await go(page, 'Messages')
  await main(page).getByText('No message here.').waitFor()

  const player = await visit({})
  await logIn(player.page, account)
  await player.page.goto('/Messages')
  const answer = player.page.getByRole('main').getByRole('listitem').filter({ hasText: 'Amana yangu' })
  await answer.getByRole('heading').getByRole('button').click()
  await answer.getByText('Imeingia sasa. Asante.').waitFor()
  await answer.getByText('You wrote').waitFor()
  await answer.getByText('salio bado ni lile lile.').waitFor()
  await expectAccessible(player.page, 'an answer beside what was written')
  await player.page.goto('/Messages/SentMessages')
  const mine = player.page.getByRole('main').getByRole('listitem').filter({ hasText: 'Amana yangu' })
  await mine.getByRole('heading').getByRole('button').click()
  await expect.poll(() => mine.getByText('Our answer').count(), FOLLOWS).toBe(1)
  await mine.getByText('Imeingia sasa. Asante.').waitFor()
})
