import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `PLAIN` selects the built page: `home`, `list`, `show` or `show-page`. */
const page = process.env.PLAIN ?? 'list'
const handler = (html: string) => html.replace('./plain.tsx', `./plain-${page}.tsx`)

export default defineConfig({
  plugins: [react(), { name: 'page', transformIndexHtml: { order: 'pre', handler } }],
  build: { outDir: `dist/${page}` },
})
