import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { gateMessages, officeMessages } from './texts/messages'

const MESSAGES: Readonly<Record<string, () => object>> = {
  'virtual:messages': officeMessages,
  'virtual:gate-messages': gateMessages,
}

/** Texts in three languages: zh-MO is converted here, so that browsers load no dictionary. */
const messages: Plugin = {
  name: 'office-messages',
  resolveId: (id) => (id in MESSAGES ? `\0${id}` : undefined),
  load: (id) => {
    const read = MESSAGES[id.slice(1)]
    return id.startsWith('\0') && read ? `export default ${JSON.stringify(read())}` : undefined
  },
}

export default defineConfig({
  root: __dirname,
  base: '/office/',
  build: {
    outDir: path.join(__dirname, '../dist/office'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      input: {
        office: path.join(__dirname, 'index.html'),
        gate: path.join(__dirname, 'gate.html'),
        'gate-worker': path.join(__dirname, 'src/gate/gate-worker.ts'),
      },
      output: {
        // The worker of a page has a fixed address.
        entryFileNames: ({ name }) => (name === 'gate-worker' ? 'gate-worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  plugins: [messages],
})
