import { readFileSync } from 'node:fs'
import path from 'node:path'
import { withParity } from '../../scripts/generate-parity'

it('the document of platform differences says what each platform can do, as the table does', () => {
  const document = readFileSync(path.resolve(__dirname, '../../docs/platform-differences.md'), 'utf8')
  expect(withParity(document)).toBe(document)
})
