/** How this page came into its window. */

const arrival = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined

/** Did Back or Forward load this page? */
export const isBack = () => arrival()?.type === 'back_forward'

/** Did the service worker answer, with a page that may be of an earlier visit? */
export const isFromWorker = () => (arrival()?.workerStart ?? 0) > 0
