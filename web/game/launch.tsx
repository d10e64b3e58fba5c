/** The page of a game company's launch route, for rows of the screen table. */
import type { ComponentType } from 'react'
import type { LaunchName } from './companies.ts'

export function launch(name: LaunchName): () => Promise<ComponentType> {
  return async () => {
    const { LaunchPage } = await import('./LaunchPage.tsx')
    return () => <LaunchPage name={name} />
  }
}
