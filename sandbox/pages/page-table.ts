/** The sandbox's pages and the one document that all of them start from; a page's own part is `main.tsx` in its folder. */

interface Page {
  readonly title: string
  /** A game fills the screen and is dark whatever the phone prefers; its fields may be covered by the keyboard's edge. */
  readonly isGame?: true
}

/** Folder -> what stands in the window's title until the page names itself in the reader's language. */
export const PAGES: Readonly<Record<string, Page>> = {
  '': { title: 'Uwanja sandbox' },
  agents: { title: 'Selcom agent' },
  banks: { title: 'Sandbox banks' },
  'card-check': { title: 'Card check' },
  cards: { title: 'Sandbox cards' },
  exclusions: { title: 'Sandbox exclusion register' },
  mailbox: { title: 'Sandbox mailbox' },
  matches: { title: 'Sandbox feed of matches' },
  outside: { title: 'Outside' },
  phone: { title: 'Sandbox phone' },
  screening: { title: 'Sandbox screening' },
  selcom: { title: 'Selcom' },
  'studio/bingo': { title: 'Uwanja', isGame: true },
  'studio/live': { title: 'Uwanja', isGame: true },
  'studio/poker': { title: 'Uwanja', isGame: true },
  'studio/slot': { title: 'Uwanja', isGame: true },
  'studio/table': { title: 'Uwanja', isGame: true },
  'studio/verify': { title: 'Zeppelin' },
  'studio/zeppelin': { title: 'Zeppelin', isGame: true },
}

const GAME_HEAD = `
    <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
    <meta name="theme-color" content="#0c1210" />`

const PAGE_HEAD = `
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="dark light" />
    <meta name="robots" content="noindex" />`

export const documentOf = (folder: string, { title, isGame }: Page): string => `<!doctype html>
<html lang="en"${isGame ? ' data-theme="dark"' : ''}>
  <head>
    <meta charset="utf-8" />${isGame ? GAME_HEAD : PAGE_HEAD}
    <title>${title}</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <noscript>Uwanja needs JavaScript. / Uwanja inahitaji JavaScript. / Uwanja 需要 JavaScript。</noscript>
    <p class="too-old">Your browser is too old. / Kivinjari chako ni cha zamani mno. / 您的浏览器版本过旧。</p>
    <div id="root"></div>
    <script type="module" src="/${folder === '' ? '' : `${folder}/`}main.tsx"></script>
  </body>
</html>
`
