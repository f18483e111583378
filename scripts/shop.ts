import { refreshSchemas } from './schemas/fresh-schemas'
import { runShopCommand } from './shop/commands'

/** `npm run shop -- new | check | diff | publish | history | restore | export` (docs/own-shop.md). */
async function main(): Promise<void> {
  await refreshSchemas()
  const parts = { write: (line: string) => console.log(line), env: process.env, now: Date.now() }
  process.exitCode = await runShopCommand(process.argv.slice(2), parts)
}

void main()
