/** What the browser tells of taps and keys: each interaction from the finger to the frame that shows that it was heard, as INP counts it. */

/** Runs in every document before its own scripts: each interaction with the longest of its events. */
export const LISTEN = `
  window.heard = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) heard.set(interactionId, Math.max(heard.get(interactionId) ?? 0, duration))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })`

/** Milliseconds of each since it was asked last. */
export const TAKE = `(() => { const taken = [...heard.values()]; heard.clear(); return taken })()`
