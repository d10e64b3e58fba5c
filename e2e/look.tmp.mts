import { chromium } from 'playwright-core'
const base='http://localhost:22000'
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic']})
const c=await b.newContext({viewport:{width:360,height:740},colorScheme:'dark'})
const p=await c.newPage()
c.on('page',q=>{q.on('console',m=>{if(m.type()==='error')console.log('popup console:',m.text().slice(0,300))})})
p.on('console',m=>{if(m.type()==='error')console.log('console:',m.text().slice(0,300))})
p.on('pageerror',e=>console.log('pageerror',String(e).slice(0,300)))
await p.goto(base+'/login?lang=en')
await p.waitForFunction(()=>!document.documentElement.dataset.shell,{timeout:20000}).catch(()=>{})
await p.getByRole('textbox').first().fill('8031234561')
await p.locator('input[type=password]').fill('demo-uwanja-1')
await p.keyboard.press('Enter')
await p.waitForURL(u=>u.pathname==='/',{timeout:30000})
const shot=async(path:string,name:string,full=false)=>{await p.goto(base+path);await p.waitForTimeout(4000);await p.screenshot({path:`/tmp/s-${name}.png`,fullPage:full})}
await shot('/slots','slots')
await shot('/casino','casino')
await shot('/virtualgames','virtual')
await shot('/deposit','dep',true)
await shot('/withdraw','wd',true)
await p.goto(base+'/slots');await p.waitForTimeout(3000)
const pop=c.waitForEvent('page',{timeout:8000}).catch(()=>null)
await p.locator('main a[href*="StartBetSolutions"], main button:has(img)').first().click().catch(e=>console.log(String(e).slice(0,200)))
const q=await pop; 
if(q){await q.waitForTimeout(8000);await q.setViewportSize({width:360,height:740});await q.waitForTimeout(1000);await q.screenshot({path:'/tmp/s-game.png'});console.log(q.url())}
await b.close()
