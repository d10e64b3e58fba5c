/** The window is called as its game, once that is known. */
import { useEffect } from 'react'

export function useTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = name
  }, [name])
}
