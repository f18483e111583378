import { readFileSync } from 'node:fs'
import { iconFiles } from './generate-icons'

it.each([...iconFiles()])('%s is what the generator makes of the icons', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text)
})
