/** The way to the light sportsbook: the book's own pages, opened with a session of this player. */
import { sports } from '@uwanja/contract/site/sports'
import { html } from '@uwanja/contract/wire/printed'
import type { Language } from '@uwanja/contract/wire/constants'
import { form } from './parts.ts'
import { refusedSaid, type Action, type Page } from './visitor.ts'

/** As the site calls its languages to sportsbooks (B9). */
const CULTURES: Readonly<Record<Language, string>> = { en: 'en-GB', sw: 'sw-SW', zh: 'zh-CN' }

export const sportsPage: Page = (visitor) => ({
  title: visitor.words.sports.nav,
  main: html`<p>${visitor.words.sports.lead}</p>
    ${form(visitor, { action: 'sports', button: visitor.words.sports.open })}`,
})

/** A form and no link, because it opens a session that stakes. The address holds it once, and the book's first page takes it out. */
export const openSports: Action = async ({ ask, language }) => {
  const answer = await ask(sports.altenar, { lang: CULTURES[language], isLite: true })
  if (!answer.ok) return { to: 'sports', said: refusedSaid(answer) }
  const { iFramebaseUrl, currentSession } = answer.data
  const address = new URL(iFramebaseUrl)
  address.pathname = `${address.pathname.replace(/\/$/, '')}/${CULTURES[language]}/`
  address.searchParams.set('basePath', '/lite')
  if (currentSession !== '') address.searchParams.set('currentSession', currentSession)
  return { to: address.href }
}
