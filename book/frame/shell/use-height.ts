/** Tells the page around us how high this one is, whenever that changes. */
import { useEffect } from 'react'
import { isWidget, tell } from '../host.ts'

/** Lower it would be a strip: lists come and go. */
const LEAST_PX = 640

export function useHeight(): void {
  useEffect(() => {
    const root = document.getElementById('root')
    // A widget is as high as it is: nobody has to be told.
    if (root === null || isWidget()) return
    let told = 0
    const observer = new ResizeObserver(() => {
      const height = Math.max(LEAST_PX, Math.ceil(root.getBoundingClientRect().height))
      if (height === told) return
      told = height
      tell('setIFrameHeight', { height })
    })
    observer.observe(root)
    return () => observer.disconnect()
  }, [])
}
