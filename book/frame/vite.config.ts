/** Builds the bookmaker's page into dist/frame-pages, and its widget; the book serves both below `/frame/` and puts the page's first list into it. */
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { widgetStyles } from './widget-styles.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const ENTRY = new Set([here('index.html'), here('main.tsx'), here('widget.tsx')])

export default defineConfig({
  root: here('.'),
  base: '/frame/',
  plugins: [react(), tailwindcss(), widgetStyles()],
  build: {
    outDir: here('../../dist/frame-pages'),
    emptyOutDir: true,
    // The content policy allows no inline script but the page's own, and a polyfill would be one.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      // The frame's page, and what the widget kit draws into others.
      input: { index: here('index.html'), widget: here('widget.tsx') },
      // The kit calls what the widget exports.
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: {
          groups: [
            // Apart, because it stays the same from release to release.
            { name: 'react', tags: ['$initial'], test: /node_modules|rolldown\/runtime/, priority: 2 },
            { name: 'start', tags: ['$initial'], test: (id) => !ENTRY.has(id), priority: 1 },
          ],
        },
      },
    },
  },
})
