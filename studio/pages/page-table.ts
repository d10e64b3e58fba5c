/** The studio's pages, and the one document that all of them start from; a page's own part is `main.tsx` in its folder. */

interface Page {
  /** In this room. */
  readonly folder: string
  /** What stands in the window's title until the page names itself in the reader's language. */
  readonly title: string
  /** A game fills the screen and is dark whatever the phone prefers; its fields may be covered by the keyboard's edge. */
  readonly isGame: boolean
}

/** Its address below `/studio/` -> the page. */
export const PAGES = {
  bingo: { folder: 'games/bingo/page', title: 'Uwanja', isGame: true },
  live: { folder: 'live/page', title: 'Uwanja', isGame: true },
  poker: { folder: 'games/poker/page', title: 'Uwanja', isGame: true },
  slot: { folder: 'games/slot/page', title: 'Uwanja', isGame: true },
  table: { folder: 'tables/page', title: 'Uwanja', isGame: true },
  verify: { folder: 'verify/page', title: 'Zeppelin', isGame: false },
  zeppelin: { folder: 'games/zeppelin/page', title: 'Zeppelin', isGame: true },
} as const satisfies Readonly<Record<string, Page>>

const GAME_HEAD = `
    <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
    <meta name="theme-color" content="#0c1210" />`

const PAGE_HEAD = `
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="dark light" />
    <meta name="robots" content="noindex" />`

export const documentOf = ({ folder, title, isGame }: Page): string => `<!doctype html>
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
    <script type="module" src="/${folder}/main.tsx"></script>
  </body>
</html>
`
