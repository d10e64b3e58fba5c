/** The page's looks: one column on a phone, nothing that needs a script. */
export const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d5dae1, #353c46); --soft: light-dark(#4d5662, #aab3bf);
  --raised: light-dark(#f3f5f8, #1d2229); --accent: light-dark(#0a5c37, #6fd9a0) }
* { box-sizing: border-box }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: .75rem 1rem 3rem; overflow-wrap: anywhere }
header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; border-bottom: 1px solid var(--line); padding-bottom: .5rem }
h1 { font-size: 1.25rem; margin: 0; flex: 1 1 100% } h2 { font-size: 1.1rem; margin: 1.5rem 0 .25rem } h3 { font-size: 1rem; margin: 0 }
a { color: var(--accent) } h1 a { color: inherit; text-decoration: none }
nav a, header a { display: inline-block; padding: .625rem .25rem; min-height: 44px }
nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0 1rem }
form { display: flex; gap: .5rem; flex: 1 1 100% }
input, button { font: inherit; min-height: 44px; padding: 0 .75rem; border: 1px solid var(--line); border-radius: .375rem }
input { flex: 1; min-width: 0 } button { background: var(--accent); color: light-dark(#fff, #0d1712); border: 0; font-weight: 600 }
article p { margin: 0 } .facts { display: flex; flex-wrap: wrap; gap: 0 .625rem; align-items: baseline }
summary { cursor: pointer; min-height: 44px; display: flex; align-items: center; gap: .5rem; border-bottom: 1px solid var(--line) }
summary::before { content: '+'; inline-size: 1ch } [open] > summary::before { content: '−' } summary h2 { margin: 0 }
.back a { display: inline-block; padding: .625rem 0 }
article { padding: .75rem 0; border-bottom: 1px solid var(--line) }
article h3 a { display: block; padding: .375rem 0 } small, .soft { color: var(--soft); font-size: .875rem }
.market { margin: .5rem 0 0 } .market b { display: block; font-weight: 500; font-size: .875rem; color: var(--soft) }
.prices { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); gap: .375rem; margin: .25rem 0 0; padding: 0; list-style: none }
.prices li { display: flex; justify-content: space-between; gap: .5rem; background: var(--raised); border-radius: .375rem; padding: .375rem .625rem }
.prices span[data-odds] { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap }
.shut .prices li, .suspended .prices li { opacity: .6; text-decoration: line-through }
.mark, .kind { font-size: .8rem; border: 1px solid var(--line); border-radius: 1rem; padding: 0 .5rem }
.mark { display: none } .kind { border-color: var(--accent) } .shut .mark { display: inline-block }
a:focus-visible, summary:focus-visible, button:focus-visible, input:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
@media (min-width: 40rem) { form { flex: 0 1 22rem } h1 { flex: 1 } }
`
