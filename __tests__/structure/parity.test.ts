import { readFileSync } from 'node:fs'
import path from 'node:path'
import { withParity } from '../../scripts/generate-parity'

it('keeps the document of platform differences equal to the table', () => {
  const document = readFileSync(path.resolve(__dirname, '../../docs/platform-differences.md'), 'utf8')
  expect(withParity(document)).toBe(document)
})
