/** That somebody logged in here a moment ago: the page says when that was done before. */
import { create } from 'zustand'

export const useLoggedIn = create<{ readonly token: string }>(() => ({ token: '' }))

export const noteLogIn = (token: string) => useLoggedIn.setState({ token })
