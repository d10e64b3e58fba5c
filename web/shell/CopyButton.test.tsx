/** A copied text is told where screen readers hear it. */
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CopyButton } from './CopyButton.tsx'

it('K05 the word that a text was copied has a region beside the button, not inside it', () => {
  const html = renderToString(<CopyButton text="8031234567" label="Copy" done="Copied" />)
  const [, inside, after] = /<button[^>]*>(.*?)<\/button>(.*)$/.exec(html)!
  expect(inside).toBe('Copy')
  expect(after).toBe('<span role="status" class="sr-only"></span>')
})
