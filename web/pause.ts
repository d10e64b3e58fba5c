/** How long the site waits before it asks again for what did not come and nobody watches. */
export const AGAIN_MS = 30_000

export const pause = () => new Promise<unknown>((resolve) => setTimeout(resolve, AGAIN_MS))
