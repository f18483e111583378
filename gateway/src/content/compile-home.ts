import { catalogueCategories } from '../catalogue/categories'
import type { Home, HomeIcon, HomeTarget, Slide } from '../catalogue/entities/home'
import type { Show } from '../catalogue/entities/show'
import { stableId } from '../stable-id'
import { localText } from '../texts/local-text'
import { CATEGORY_CODES } from './category-names'
import { compileNotices } from './compile-show'
import type { FaultList } from './content-fault'
import type { ShopDocument, SlideEntry } from './documents/shop-document'
import type { References } from './references'
import { plainText } from './written-texts'

/** Shows of the row below the slides, if the shop chooses none. */
const ROW_LENGTH = 8

/** Home page of the shop; `shows` come by rank. */
export function compileHome(
  body: ShopDocument,
  shows: readonly Pick<Show, 'showId' | 'category'>[],
  references: References,
  faults: FaultList,
): Home {
  const { home = {} } = body
  const chosen = home.shows?.flatMap((show, at) => references.find('shows', show, ['home', 'shows', at], faults) ?? [])
  return {
    layout: 'PLAIN',
    searchPlaceholder: localText('搜索演出、场馆', 'Search shows and venues'),
    searchWords: (body.searchWords ?? []).map((word, at) => plainText(word, ['searchWords', at], faults)),
    slides: (home.slides ?? []).map((slide, at) => compileSlide(slide, ['home', 'slides', at], references, faults)),
    icons: categoryIcons(new Set(shows.map(({ category }) => category))),
    announcements: compileNotices('shop', body.announcements ?? [], ['announcements'], faults),
    spotlightShowId:
      home.spotlight === undefined
        ? null
        : (references.find('shows', home.spotlight, ['home', 'spotlight'], faults) ?? null),
    showSlide: {
      title: home.showsTitle
        ? plainText(home.showsTitle, ['home', 'showsTitle'], faults)
        : localText('近期演出', 'Coming up'),
      showIds: chosen ?? shows.slice(0, ROW_LENGTH).map(({ showId }) => showId),
    },
    recommendTitle: localText('为您推荐', 'Recommended for you'),
  }
}

function compileSlide(
  { id, title, subtitle, art = 'starlight', ...target }: SlideEntry,
  path: readonly (string | number)[],
  references: References,
  faults: FaultList,
): Slide {
  return {
    slideId: stableId(`slide:${id}`),
    art,
    title: plainText(title, [...path, 'title'], faults),
    subtitle: plainText(subtitle, [...path, 'subtitle'], faults),
    target: targetOf(target, path, references, faults),
  }
}

function targetOf(
  { show, tour, category }: Pick<SlideEntry, 'show' | 'tour' | 'category'>,
  path: readonly (string | number)[],
  references: References,
  faults: FaultList,
): HomeTarget {
  if (show !== undefined) {
    const showId = references.find('shows', show, [...path, 'show'], faults)
    if (showId !== undefined) return { kind: 'show', showId }
  }
  if (tour !== undefined) {
    const found = references.find('tours', tour, [...path, 'tour'], faults)
    if (found) return { kind: 'tour', tourId: found.tourId }
  }
  return category === undefined ? { kind: 'page', name: 'all' } : { kind: 'category', code: CATEGORY_CODES[category] }
}

/** An icon for each category that the shop has shows of. */
function categoryIcons(codes: ReadonlySet<string>): HomeIcon[] {
  return catalogueCategories()
    .filter(({ code }) => codes.has(code))
    .map(({ code, name }) => ({ icon: code, name, badge: null, target: { kind: 'category', code } }))
}
