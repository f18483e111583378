import { renderToStaticMarkup } from 'react-dom/server'
import type { FirstAnswers } from '../first-answers'
import { homeLook } from './home-look'
import { listLook } from './list-look'
import { configOf, type DrawLook } from './look'
import { lookStyle } from './look-style'
import { showLook } from './show-look'

/** By page name. */
const LOOKS: ReadonlyMap<string, DrawLook> = new Map([
  ['list', homeLook],
  ['all', listLook],
  ['showDetail', showLook],
])

/** Parts of a first look in the page. */
export interface LookParts {
  title: string
  style: string
  html: string
  pictures: readonly string[]
}

/**
 * First look of a page before the app starts: texts, working links and pictures, in their final phone layout. Null for
 * pages without one, and below a bar that would move everything down.
 */
export function firstLookOf(answers: FirstAnswers): LookParts | null {
  const config = configOf(answers)
  const draw = LOOKS.get(answers.page ?? '')
  if (!config || !draw || config.downloadBar?.enable) return null
  const look = draw(answers, config)
  if (!look) return null
  const { title, content, pictures, headColor = null } = look
  return { title, pictures, style: lookStyle(config, headColor), html: renderToStaticMarkup(content) }
}
