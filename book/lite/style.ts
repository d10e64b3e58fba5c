/** The looks of the light pages, which travel with each of them: a kilobyte, and nothing that needs a script. */
export const STYLE =
  ':root{color-scheme:light dark;--l:light-dark(#cfd6cf,#33403a);--s:light-dark(#4b564f,#a9b5ad);--r:light-dark(#fff,#18211d);' +
  '--a:light-dark(#0a5c37,#6fd9a0);--b:light-dark(#0a5c37,#ffd447);--o:light-dark(#fff,#0c1210)}' +
  '[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}' +
  '*{box-sizing:border-box}body{font:16px/1.45 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:0 .75rem 2rem;overflow-wrap:anywhere;' +
  'background:light-dark(#f3f6f1,#0c1210);color:light-dark(#0c1210,#f3f6f1)}' +
  'a{color:var(--a)}h1{font-size:1.15rem;margin:.75rem 0 .25rem}h2{font-size:1rem;margin:1rem 0 .25rem}p{margin:.375rem 0}' +
  'nav{display:flex;flex-wrap:wrap;gap:0 1rem;border-bottom:1px solid var(--l)}nav a,.b{display:inline-flex;align-items:center;min-height:44px}' +
  'nav [aria-current]{font-weight:700;color:inherit}' +
  'form.f{display:flex;flex-wrap:wrap;gap:.5rem;margin:.5rem 0;align-items:end}' +
  'label{display:block;font-size:.875rem;color:var(--s);flex:1 1 9rem}label.c{display:flex;gap:.5rem;align-items:center;min-height:44px;flex:none}' +
  'input,select,button{font:inherit;min-height:44px;border-radius:.375rem;border:1px solid var(--l);background:var(--r);color:inherit;padding:0 .625rem;max-width:100%}' +
  'label>input,label>select{display:block;width:100%}label.c>input{width:1.25rem;min-height:1.25rem}' +
  'button{cursor:pointer;font-weight:600}.p{background:var(--b);color:var(--o);border:0}' +
  '.m,.k{padding:.5rem 0;border-bottom:1px solid var(--l)}.m h2{margin:0}.s{color:var(--s);font-size:.875rem}' +
  '.o{display:grid;grid-template-columns:repeat(auto-fit,minmax(6.5rem,1fr));gap:.375rem;margin:.25rem 0}' +
  // A name that does not fit beside its odds stands above them, whole.
  '.o button{display:flex;flex-wrap:wrap;gap:0 .375rem;align-items:center;font-weight:400;text-align:start;padding:.25rem .5rem}.o b{margin-inline-start:auto}' +
  '.o b,.n{font-variant-numeric:tabular-nums;white-space:nowrap}.o [aria-pressed=true]{background:var(--b);color:var(--o);border-color:var(--b)}' +
  '.o button:disabled{opacity:.55;text-decoration:line-through}' +
  '.w{border-inline-start:4px solid light-dark(#b3350f,#ff8a66);padding:.375rem .625rem;background:var(--r)}.g{border-color:light-dark(#0b7a70,#2ab7a9)}' +
  'dl{display:grid;grid-template-columns:1fr auto;gap:.125rem .75rem;margin:.5rem 0}dd{margin:0;text-align:end;font-variant-numeric:tabular-nums}' +
  'ul{list-style:none;margin:0;padding:0}:focus-visible{outline:2px solid var(--a);outline-offset:2px}' +
  '.o form,.i{display:inline}'
