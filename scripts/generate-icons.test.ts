import { readFileSync } from 'node:fs'
import { iconFiles } from './generate-icons'

it.each([...iconFiles()])('%s matches the generated icons', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text)
})
