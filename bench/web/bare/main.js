/** The peer of `bench web`: React, the router and queries with one page of text, as small as the same parts allow. */
// @ts-nocheck -- a page of the browser in a room of Node; the bundler builds it for the bench alone.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, RouterProvider } from 'react-router'

function Page() {
  const words = useQuery({ queryKey: ['words'], queryFn: async () => 'A page with a heading, a paragraph and a link.' })
  return createElement('main', {}, [
    createElement('h1', { key: 1 }, 'Bare'),
    createElement('p', { key: 2 }, words.data ?? 'A page with a heading and a paragraph.'),
    createElement(Link, { key: 3, to: '/' }, 'Again'),
  ])
}

const router = createBrowserRouter([{ path: '*', element: createElement(Page) }])
createRoot(document.getElementById('root')).render(
  createElement(QueryClientProvider, { client: new QueryClient() }, createElement(RouterProvider, { router })),
)
