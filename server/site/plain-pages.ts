/** What a page says to browsers without our scripts: switched off, kept away by a proxy, or too old for them. Plain HTML. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '@uwanja/contract/wire/constants'
import { plain as en } from '@uwanja/i18n/en/plain'
import { plain as sw } from '@uwanja/i18n/sw/plain'
import { plain as zh } from '@uwanja/i18n/zh/plain'

const TEXTS = { en, sw, zh } as const

/** Where the pages without a script are (server/lite). */
export const LITE = '/lite'

/** The colours of ui/tokens.css, which an old browser cannot read: its rules stand in layers. */
const BAR = 'margin:0;padding:12px 16px;background:#ffd447;color:#0c1210;font:16px/1.5 system-ui,sans-serif'

/**
 * The first thing in the body; index.html's own script shows that the line is lost while the site's scripts cannot come. A browser that knows no layers does not know the rule that hides the second bar
 * (ui/theme.css), and so shows it without any script.
 */
export function plainBars(language: Language): string {
  const { lost, noScript, tooOld, lite } = TEXTS[language]
  const link = `<a href="${LITE}?lang=${language}" style="color:inherit;font-weight:700">${lite}</a>`
  return `<noscript><p style="${BAR}">${noScript} ${link}</p></noscript><p id="lost" role="alert" style="${BAR}" hidden>${lost}</p><p class="too-old" role="alert" style="${BAR}">${tooOld} ${link}</p>`
}

/** Pages that are of no use without a script, and what does the same without one. Long texts and lobbies can be read as they are. */
const INSTEAD: Readonly<Record<string, string>> = {
  '/login': '/login',
  '/register': '/register',
  '/deposit': '/deposit',
  '/withdraw': '/withdraw',
  '/transactionhistory': '/history',
}

/** In the head, for browsers whose scripts are off: those that are too old are led by the page's own script. */
export function liteRefresh(path: string | null, language: Language): string {
  const place = INSTEAD[path?.toLowerCase() ?? '']
  if (place === undefined) return ''
  return `<noscript><meta http-equiv="refresh" content="0;url=${LITE}${place}?lang=${language}"></noscript>`
}

function postedPage(language: Language): string {
  const { title, text, next, back } = TEXTS[language].posted
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title} | Uwanja</title>
<link rel="icon" href="data:,"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width,initial-scale=1">
</head>
<body><h1>${title}</h1><p>${text}</p><p>${next}</p><p><a href="${LITE}?lang=${language}">${TEXTS[language].lite}</a></p><p><a href="">${back}</a></p></body></html>`
}

/**
 * A form of ours that a browser sends by itself: a body, because an address would keep the password in every log and in the
 * browser's history. Nothing of it is looked at.
 */
export function takeForms(app: FastifyInstance): void {
  for (const kind of ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'])
    app.addContentTypeParser(kind, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
}

export const isForm = ({ method, headers }: FastifyRequest): boolean =>
  method === 'POST' &&
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/.test(headers['content-type'] ?? '')

export function answerForm(reply: FastifyReply, language: Language): FastifyReply {
  return reply
    .code(405)
    .headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(postedPage(language))
}
