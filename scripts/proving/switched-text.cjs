const { existsSync, readFileSync } = require('node:fs')
const path = require('node:path')

const ROOT = path.resolve(__dirname, '../..')

/** Copy of a source with its switches; null outside `npm run requirements -- --prove`, and for other files. */
exports.switchedText = (file) => {
  const folder = process.env.SWITCHES
  if (!folder) return null
  const copy = path.join(folder, path.relative(ROOT, file))
  return existsSync(copy) ? readFileSync(copy, 'utf8') : null
}
