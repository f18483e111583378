import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `PLAIN` is the page that is built: `list` or `show`. */
const page = process.env.PLAIN === 'show' ? 'show' : 'list'
const handler = (html: string) => html.replace('./plain.tsx', `./plain-${page}.tsx`)

export default defineConfig({
  plugins: [react(), { name: 'page', transformIndexHtml: { order: 'pre', handler } }],
  build: { outDir: `dist/${page}` },
})
