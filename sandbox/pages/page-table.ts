/** The sandbox's pages and the one document that all of them start from; a page's own part is `main.tsx` in its folder. */

interface Page {
  readonly title: string
  /** Where it stands when that is not its folder: what follows is a value, a number or a token. */
  readonly below?: string
}

/** Folder -> what stands in the window's title until the page names itself in the reader's language. */
export const PAGES: Readonly<Record<string, Page>> = {
  '': { title: 'Uwanja sandbox' },
  agents: { title: 'Selcom agent' },
  banks: { title: 'Sandbox banks' },
  'card-check': { title: 'Card check', below: '/cards/check/' },
  cards: { title: 'Sandbox cards' },
  exclusions: { title: 'Sandbox exclusion register' },
  mailbox: { title: 'Sandbox mailbox' },
  matches: { title: 'Sandbox feed of matches' },
  outside: { title: 'Outside', below: '/outside/' },
  phone: { title: 'Sandbox phone', below: '/phone/' },
  pushed: { title: 'Sandbox push service' },
  screening: { title: 'Sandbox screening' },
  selcom: { title: 'Selcom', below: '/selcom/checkout/' },
}

/** The folder of the page at an address, null for what is none: a script, a call, a page that nobody made. */
export function folderAt(pathname: string): string | null {
  const named = pathname.replace(/^\/|\/$/g, '')
  const found = Object.entries(PAGES).find(([folder, { below }]) =>
    below === undefined
      ? folder === named
      : pathname.startsWith(below) && /^[^/.]+$/.test(pathname.slice(below.length)),
  )
  return found?.[0] ?? null
}

export const documentOf = (folder: string, { title }: Page): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="dark light" />
    <meta name="robots" content="noindex" />
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
