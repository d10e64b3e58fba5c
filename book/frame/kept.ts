/** Where a browser keeps what a player chose here; where it is closed to a frame of another site, as long as the page stands. */
import { createJSONStorage, type StateStorage } from 'zustand/middleware'

function untilThePageGoes(): StateStorage {
  const known = new Map<string, string>()
  return {
    getItem: (name) => known.get(name) ?? null,
    setItem: (name, value) => void known.set(name, value),
    removeItem: (name) => void known.delete(name),
  }
}

/** Even to name it throws where it is closed. */
function ofTheBrowser(): StateStorage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage
  } catch {
    return null
  }
}

const storage = ofTheBrowser() ?? untilThePageGoes()

export const inBrowser = <Kept>() => createJSONStorage<Kept>(() => storage)
