import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './gateway/src/database/schema/*.ts',
  out: './gateway/migrations',
})
