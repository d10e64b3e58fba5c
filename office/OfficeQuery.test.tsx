/** A page before its content is there, and when it never comes: it keeps its heading, and says what can be done. */
import { office as en } from '@uwanja/i18n/en/office'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AskRefused } from './ask.ts'
import { OfficeQuery } from './OfficeQuery.tsx'
import { speak, SpeechContext } from './speech.ts'

const shown = (error: Error | null): string =>
  renderToString(
    <SpeechContext value={speak('en', en)}>
      <OfficeQuery asked={{ data: undefined, error, refetch: () => Promise.resolve() }} title="Player">
        {() => null}
      </OfficeQuery>
    </SpeechContext>,
  )

it('O119 what does not exist has its page’s heading and nothing to try again', () => {
  for (const code of ['NOT_FOUND', 'BET_NOT_FOUND']) {
    const page = shown(new AskRefused(code, null))
    expect(page).toMatch(/<h1[^>]*>Player<\/h1>/)
    expect(page).not.toContain('Try again')
    expect(page).not.toContain('Something went wrong')
  }
})

it('O119 what failed on its way is tried again, and a page that is still asked for has its heading too', () => {
  const failed = shown(new TypeError('Failed to fetch'))
  expect(failed).toContain('Try again')
  expect(failed).toContain('This could not be fetched. Nothing was changed.')
  expect(failed).toMatch(/<h1[^>]*>Player<\/h1>/)
  expect(shown(null)).toMatch(/<h1[^>]*>Player<\/h1>/)
})
