import { escapeMarkup } from '../../escape-markup'
import { BAND_POSTERS } from './band-posters'
import { CLASSICAL_POSTERS } from './classical-posters'
import { COMEDY_POSTERS } from './comedy-posters'
import { CONCERT_POSTERS } from './concert-posters'
import { DANCE_POSTERS } from './dance-posters'
import { num, seededNumbers } from './drawing'
import { EXHIBITION_POSTERS } from './exhibition-posters'
import { FAMILY_POSTERS } from './family-posters'
import { oneLine, SANS } from './lettering'
import { OPERA_POSTERS } from './opera-posters'
import type { Composition, PosterArt, PosterComposition, PosterPalette } from './poster-art'
import { RACKET_POSTERS } from './racket-posters'
import { SCORE_POSTERS } from './score-posters'
import { SPORT_POSTERS } from './sport-posters'
import { STORYBOOK_POSTERS } from './storybook-posters'
import { THEATRE_POSTERS } from './theatre-posters'

const COMPOSITIONS: Readonly<Record<PosterComposition, Composition>> = {
  ...CONCERT_POSTERS,
  ...BAND_POSTERS,
  ...THEATRE_POSTERS,
  ...OPERA_POSTERS,
  ...SPORT_POSTERS,
  ...RACKET_POSTERS,
  ...CLASSICAL_POSTERS,
  ...SCORE_POSTERS,
  ...EXHIBITION_POSTERS,
  ...DANCE_POSTERS,
  ...FAMILY_POSTERS,
  ...STORYBOOK_POSTERS,
  ...COMEDY_POSTERS,
}

const PLAIN: PosterPalette = {
  ground: '#2B2D42',
  deep: '#14151F',
  main: '#EF476F',
  accent: '#FFD166',
  light: '#FFFFFF',
}

function paletteOf(art: PosterArt): PosterPalette {
  const { palettes } = COMPOSITIONS[art.composition]
  return palettes[art.palette % palettes.length] ?? PLAIN
}

/** Main colour of a poster, `#RRGGBB`; shown until the poster has loaded. */
export function posterColor(art: PosterArt): string {
  return paletteOf(art).ground
}

/** Fields of a show that `posterSvg` needs. */
export interface PosterSubject {
  showId: string
  poster: PosterArt
}

/** Poster of a show as an SVG of 3:4; `width` in pixels. The same show gives the same text. */
export function posterSvg(show: PosterSubject, width: number): string {
  const art = show.poster
  const prefix = `p${show.showId.slice(-10)}`
  const body = COMPOSITIONS[art.composition].draw({
    art,
    palette: paletteOf(art),
    id: (name) => prefix + name,
    next: seededNumbers(art.seed),
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${num((width * 4) / 3)}" viewBox="0 0 600 800" ` +
    `role="img" aria-label="${escapeMarkup(oneLine(art.lettering))}" font-family="${SANS}">${body}</svg>`
  )
}
