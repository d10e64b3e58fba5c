/** The page for an address that is not kept, without a connection. Plain HTML: nothing of the site may be there. */
import { offline as en } from '@uwanja/i18n/en/offline'
import { offline as sw } from '@uwanja/i18n/sw/offline'
import { offline as zh } from '@uwanja/i18n/zh/offline'
import type { Language } from '@uwanja/i18n/language'

const TEXTS: Readonly<Record<Language, { title: string; text: string; retry: string }>> = { en, sw, zh }

/** The colours of ui/tokens.css, which this page cannot load. */
const STYLE = `:root{color-scheme:dark light;--ground:#0c1210;--text:#f3f6f1;--muted:#a8b8af}
@media(prefers-color-scheme:light){:root{--ground:#f3f6f1;--text:#0c1210;--muted:#4a5951}}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-content:center;gap:16px;padding:24px;box-sizing:border-box;
justify-items:center;text-align:center;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
svg{width:144px;color:var(--muted)}h1{margin:0;font-size:24px}p{margin:0;max-width:26em;color:var(--muted)}
a{display:inline-flex;align-items:center;min-height:48px;padding:0 28px;border-radius:12px;background:#ffd447;color:#0c1210;
font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid var(--text);outline-offset:3px}`

/** A floodlight that is out. */
const ART = `<svg viewBox="0 0 144 96" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" aria-hidden="true">
<path d="M72 92V52M52 92h40"/><rect x="36" y="12" width="72" height="40" rx="5"/><circle cx="54" cy="24" r="4"/>
<circle cx="72" cy="24" r="4"/><circle cx="90" cy="24" r="4"/><circle cx="54" cy="40" r="4"/><circle cx="72" cy="40" r="4"/>
<circle cx="90" cy="40" r="4"/><path d="M24 64 120 4" stroke="#e4572e"/></svg>`

/** The link without an address leads here again: no script is needed, and none would be allowed. */
export function offlinePage(language: Language): string {
  const { title, text, retry } = TEXTS[language]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title} | Uwanja</title>
<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head>
<body>${ART}<h1>${title}</h1><p role="alert">${text}</p><a href="">${retry}</a></body></html>`
}
