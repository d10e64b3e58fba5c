/** The window is called as its page, and whose page it is. */
import { useEffect } from 'react'

export function useTitle(title: string, whose = 'Uwanja sandbox'): void {
  useEffect(() => {
    document.title = `${title} · ${whose}`
  }, [title, whose])
}
