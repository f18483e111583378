import { renderToStaticMarkup } from 'react-dom/server'
import type { FirstAnswers } from '../first-answers'
import { homeLook } from './home-look'
import { listLook } from './list-look'
import { configOf, type DrawLook } from './look'
import { lookStyle } from './look-style'
import { showLook } from './show-look'

/** By the name of the page. */
const LOOKS: ReadonlyMap<string, DrawLook> = new Map([
  ['list', homeLook],
  ['all', listLook],
  ['showDetail', showLook],
])

/** A first look as the page takes it up. */
export interface LookParts {
  title: string
  style: string
  html: string
  pictures: readonly string[]
}

/**
 * What is seen of a page before the app is there: real words, links that work, and pictures, where the app will draw
 * them on a phone. Null for pages that have none, and below a bar that would push everything down.
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
