/** `npm run bench -- sports`: odds of a first visit on a slow line, and taps on a slow phone, in the frame and in the widget. */
import { buildFirst } from '../api/programs.ts'
import type { Aim, Bench, BenchRun, Outcome } from '../bench.ts'
import { spreadOf } from '../statistics.ts'
import { openBrowser } from '../web/browser.ts'
import { firstVisit, LINE, sayVisit, type FirstVisit } from './first.ts'
import { AS_ON_A_PHONE, openStage, PAGE, SLOWDOWN, type Form } from './stage.ts'
import { measureTouch, type Touched } from './touch.ts'

const PACE = { full: { visits: 5, times: 3 }, quick: { visits: 1, times: 1 } } as const
const MOST_ODDS_MS = 5_000
/** What is called good: a tap is heard within this. */
const MOST_TOUCH_MS = 200

async function measure(run: BenchRun): Promise<Outcome> {
  await buildFirst()
  const { visits: wanted, times } = PACE[run.pace]
  const { browser } = await openBrowser(run, AS_ON_A_PHONE)
  const visits: FirstVisit[] = []
  const touched: Touched[] = []
  for (const form of ['frame', 'widget'] satisfies Form[]) {
    const stage = await openStage(run, browser, form)
    for (let nth = 0; form === 'frame' && nth < wanted; nth++) {
      visits.push(await firstVisit(stage))
      sayVisit(run, visits.at(-1)!)
    }
    touched.push(...(await measureTouch(run, stage, form, times)))
    await stage.close()
  }
  const odds = spreadOf(visits.map(({ oddsMs }) => oddsMs)).median
  const aim = (isMet: boolean, text: string): Aim => ({ text, verdict: isMet ? 'pass' : 'fail' })
  const slow = `${LINE.kbits} kbit/s, ${LINE.latencyMs} ms, ${SLOWDOWN} times slower a processor`
  const worst = (form: Form) => Math.max(...touched.filter((one) => one.form === form).map(({ worstMs }) => worstMs))
  return {
    aims: [
      aim(odds <= MOST_ODDS_MS, `odds on ${PAGE} at ${slow} within ${MOST_ODDS_MS} ms: ${odds.toFixed(0)}`),
      ...(['frame', 'widget'] as const).map((form) =>
        aim(
          worst(form) <= MOST_TOUCH_MS,
          `worst interaction in the ${form}, ${SLOWDOWN} times slower a processor, at most ${MOST_TOUCH_MS} ms: ${worst(form).toFixed(0)}`,
        ),
      ),
    ],
    results: { visits, touched },
  }
}

export const sportsBench: Bench = {
  about: 'the sportsbook on a phone: odds of a first visit on a slow line, taps on a slow processor',
  mostMs: { full: 8 * 60_000, quick: 4 * 60_000 },
  run: measure,
}
