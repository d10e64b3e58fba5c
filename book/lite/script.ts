/**
 * What the light pages say to the page around their frame, where scripts run: how tall they are, where they are, how much is on
 * the slip. Without it everything works, only the page around them does not know.
 *
 * The page around them is told by its own origin, one of those that may frame us, never everybody; of what it says goToBetslip is
 * heard, and which colours its player has chosen.
 */
export const SCRIPT =
  "(d=>{const h=(d.host||'').split(' ').filter(Boolean),w=parent;if(w===window||!h.length)return;" +
  'const a=location.ancestorOrigins,o=a&&a[0]?h.filter(x=>x===a[0]):h;' +
  'const say=(type,payload)=>o.forEach(x=>w.postMessage({type,payload},x));' +
  "say('setIFrameHeight',{height:Math.max(500,document.body.scrollHeight+32)});" +
  "say('betslipInitialized',{count:+d.count});say('updateBetslipSelectionsCount',{count:+d.count});" +
  "if(d.say)d.say.split(' ').forEach(m=>say(m));" +
  "say('locationChanged',{pathname:d.place,search:d.search,hash:'',offset:0});" +
  "addEventListener('message',e=>{if(e.source!==w||!h.includes(e.origin))return;const{type:t,payload:p}=e.data||{};" +
  "if(/^(GMCMS:)?goToBetslip$/.test(t))location='slip';" +
  'if(/^(GMCMS:)?setTheme$/.test(t)){const c=p&&p.theme,r=document.documentElement;' +
  "/^(light|dark)$/.test(c)?r.dataset.theme=c:c==='system'&&r.removeAttribute('data-theme')}});" +
  "addEventListener('click',e=>{const g=e.target.closest('[data-go]');if(g){e.preventDefault();say(g.dataset.go)}});" +
  "const f=new Intl.DateTimeFormat(document.documentElement.lang,{dateStyle:'medium',timeStyle:'short'});" +
  "document.querySelectorAll('time').forEach(t=>t.textContent=f.format(new Date(t.dateTime)));" +
  "document.querySelectorAll('[data-utc]').forEach(t=>t.remove())" +
  '})(document.body.dataset)'
