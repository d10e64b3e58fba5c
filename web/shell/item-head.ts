/** What the head says of the thing that a page shows, where its screen's own words would say too little: a promotion's title. */
import { useEffect } from 'react'
import { create } from 'zustand'

interface ItemHead {
  readonly title: string
  readonly description: string
}

/** Null: the screen's own words. */
export const useItemHead = create<{ readonly shown: ItemHead | null }>(() => ({ shown: null }))

/** For as long as the page stands; an empty title is none. */
export function useHeadOfItem(title: string, description: string): void {
  useEffect(() => {
    useItemHead.setState({ shown: title === '' ? null : { title, description } })
    return () => useItemHead.setState({ shown: null })
  }, [title, description])
}
