import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { officeMessages } from './texts/messages'

const MESSAGES = 'virtual:messages'

/** Texts in three languages: zh-MO is converted here, so that browsers load no dictionary. */
const messages: Plugin = {
  name: 'office-messages',
  resolveId: (id) => (id === MESSAGES ? `\0${MESSAGES}` : undefined),
  load: (id) => (id === `\0${MESSAGES}` ? `export default ${JSON.stringify(officeMessages())}` : undefined),
}

export default defineConfig({
  root: __dirname,
  base: '/office/',
  build: { outDir: path.join(__dirname, '../dist/office'), emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
  plugins: [messages],
})
