import { createDemoCatalogue } from '../../demo/demo-catalogue'
import { SCENE_NAMES, sceneSvg } from '../drawings/scene'
import { checkContent } from './check-content'

const DAY = 86_400_000
const pictures = Object.fromEntries(SCENE_NAMES.map((name) => [name, sceneSvg(name)]))

it.each([0, 3])('finds no contradiction in the demo shop %i days later', (days) => {
  const findings = checkContent({ ...createDemoCatalogue(Date.UTC(2026, 3, 15, 4) + days * DAY), pictures })
  expect(findings).toEqual([])
})
