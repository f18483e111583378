/** @jest-environment jsdom */
import { LOCALES } from '@/domain/locale'
import { createDemoCatalogue } from '../../demo/demo-catalogue'
import { avatarSvg } from './avatar'
import { categoryIconSvg, shopLogoSvg, type TabName, tabIconSvg } from './icon'
import { textWidth } from './lettering'
import { posterColor, posterSvg } from './poster'
import type { PosterArt } from './poster-art'
import { rightIconSvg } from './right-icon'
import { closeUpSvg, SCENE_NAMES, sceneSvg } from './scene'
import { slideSvg } from './slide'
import { TILE_NAMES, tileSvg } from './tile'
import { venueSvg } from './venue-picture'

const shop = createDemoCatalogue(Date.UTC(2026, 3, 15, 4))
const posters = shop.shows.map((show) => posterSvg(show, 340))
const slides = shop.home.slides.flatMap((slide) => LOCALES.map((locale) => slideSvg(slide, locale)))
const TABS: readonly TabName[] = ['home', 'all', 'ticket-wallet', 'mine', 'mall']
const icons = [
  ...shop.home.icons.map((icon) => categoryIconSvg(icon.icon)),
  categoryIconSvg('ALL'),
  ...TABS.flatMap((name) => [tabIconSvg(name, 'normal', '#FF7A1A'), tabIconSvg(name, 'selected', '#FF7A1A')]),
  ...[...new Set(shop.offers.members.rights.map(({ icon }) => icon))].map(rightIconSvg),
  shopLogoSvg(96, '#FF7A1A'),
]
const others = [
  ...SCENE_NAMES.map((name) => sceneSvg(name)),
  ...SCENE_NAMES.map((name) => closeUpSvg(name)),
  ...TILE_NAMES.flatMap((name) => LOCALES.map((locale) => tileSvg(name, locale))),
  ...shop.venues.map(venueSvg),
  ...shop.shows.slice(0, 40).map((show) => avatarSvg(show.key)),
]
const pictures = [...posters, ...slides, ...icons, ...others]

function parsed(svg: string): XMLDocument {
  return new DOMParser().parseFromString(svg, 'application/xml')
}

/** Left and right end of a horizontal text of a poster, in its own units. */
function extent(text: Element): readonly [number, number] {
  const size = Number(text.getAttribute('font-size'))
  const spacing = Number(text.getAttribute('letter-spacing') ?? 0)
  const content = text.textContent ?? ''
  const width = textWidth(content, size) + spacing * Array.from(content).length
  const x = Number(text.getAttribute('x'))
  const shift = { start: 0, middle: width / 2, end: width }[text.getAttribute('text-anchor') ?? 'start'] ?? 0
  return [x - shift, x - shift + width]
}

describe('the pictures', () => {
  it('parse as well-formed XML', () => {
    const broken = pictures.filter((svg) => parsed(svg).querySelector('parsererror') !== null)
    expect(broken).toEqual([])
  })

  it('weigh at most 6 KB each', () => {
    expect(Math.max(...pictures.map((svg) => Buffer.byteLength(svg)))).toBeLessThanOrEqual(6144)
  })

  it('have no scripts, no filters and nothing from outside', () => {
    for (const svg of pictures) {
      expect(svg).not.toMatch(/<script|<filter|<image|<foreignObject|href=|@import|\son\w+=/)
      expect(svg.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:/)
    }
  })

  it('contain no NaN', () => {
    for (const svg of pictures) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('refer only to their own ids', () => {
    for (const svg of pictures) {
      const known = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), (match) => match[1]))
      const used = Array.from(svg.matchAll(/url\(#([^)]+)\)/g), (match) => match[1])
      expect(used.filter((id) => !known.has(id))).toEqual([])
    }
  })

  it('share no id, so that one page can contain several', () => {
    const drawings = [
      ...posters,
      ...shop.home.slides.map((slide) => slideSvg(slide, 'zh-CN')),
      ...shop.venues.map(venueSvg),
      ...icons,
    ]
    const ids = drawings.flatMap((svg) => Array.from(svg.matchAll(/ id="([^"]+)"/g), (match) => match[1]))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('posterSvg', () => {
  it('draws the same poster for the same show', () => {
    expect(shop.shows.map((show) => posterSvg(show, 340))).toEqual(posters)
  })

  it('keeps 3:4 at every width', () => {
    const [show] = shop.shows
    expect(show && posterSvg(show, 120)).toContain('width="120" height="160"')
  })

  it('uses at least 24 compositions', () => {
    expect(new Set(shop.shows.map((show) => show.poster.composition)).size).toBeGreaterThanOrEqual(24)
  })

  it('keeps every line of lettering on the sheet', () => {
    const outside = posters.flatMap((svg) =>
      Array.from(parsed(svg).querySelectorAll('text'))
        .filter((text) => !text.parentElement?.closest('[transform]') && !(text.getAttribute('x') ?? ' ').includes(' '))
        .filter((text) => text.getAttribute('font-size') !== null)
        .filter((text) => extent(text).some((end) => end < 0 || end > 600))
        .map((text) => text.textContent),
    )
    expect(outside).toEqual([])
  })

  it('shrinks a long title and escapes XML', () => {
    const art: PosterArt = {
      composition: 'light-beams',
      palette: 9,
      seed: 1,
      lettering: ['一部名字长得怎么也放不下的<演出>&它的续集'],
      latin: 'A VERY LONG ENGLISH TITLE THAT GOES ON AND ON & ON BEYOND THE EDGE OF THE SHEET',
      byline: '"甲" & \'乙\'',
      dateLine: '2026.12.30 – 2027.01.02',
      venueLine: '上海 · 一座名字非常非常长的剧场综合体附属小剧场',
      cityLine: '上海站',
    }
    const page = parsed(posterSvg({ showId: '0'.repeat(24), poster: art }, 340))
    expect(page.querySelector('parsererror')).toBeNull()
    const rows = Array.from(page.querySelectorAll('text'))
    expect(rows.map((text) => text.textContent)).toContain('"甲" & \'乙\'')
    for (const text of rows) for (const end of extent(text)) expect(end > 0 && end < 600).toBe(true)
  })

  it('returns the main colour of every poster', () => {
    for (const show of shop.shows) {
      expect(show.posterColor).toMatch(/^#[0-9A-F]{6}$/)
      expect(show.posterColor).toBe(posterColor(show.poster))
    }
  })
})

describe('slideSvg', () => {
  it('uses the language of the reader', () => {
    const [slide] = shop.home.slides
    expect(slide && slideSvg(slide, 'en-US')).toContain('Get tickets')
    expect(slide && slideSvg(slide, 'zh-MO')).toContain('立即購票')
  })
})

describe('avatarSvg', () => {
  it('returns the same face for the same key and different faces for others', () => {
    expect(avatarSvg('Lin Yu')).toBe(avatarSvg('Lin Yu'))
    expect(avatarSvg('Lin Yu')).not.toBe(avatarSvg('Zhou Ye'))
  })
})
