/** Builds the operators' site into dist/office; tools/dev.mjs serves it with hot reload. */
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/office',
    emptyOutDir: true,
    // The content policy allows no inline script, and a polyfill would be one.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
})
