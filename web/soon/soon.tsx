/** A row's page whose feature is still being built. Replacing it means naming the real page in the row. */
import type { ComponentType } from 'react'
import type { SoonName } from './SoonPage.tsx'

export function soon(name: SoonName): () => Promise<ComponentType> {
  return async () => {
    const { SoonPage } = await import('./SoonPage.tsx')
    return () => <SoonPage name={name} />
  }
}
