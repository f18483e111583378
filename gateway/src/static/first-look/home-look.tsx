import type { Jump } from '@/contracts/jump'
import { getLayout } from '@/contracts/layout/get-layout'
import type { SlideNavigationComponent } from '@/contracts/layout/navigation-components'
import { type DrawLook, pictureOf } from './look'

/** The first slide, if it is the first content below the title bar. */
export const homeLook: DrawLook = (answers, { shopName }) => {
  const components = answers.dataOf(getLayout)?.components ?? []
  const first = components.find(({ componentType }) => componentType !== 'SEARCH_BARS')
  if (first?.componentType !== 'SLIDE_NAVIGATION') return null
  const { items, ratio } = (first as SlideNavigationComponent).data
  const [slide] = items
  const picture = pictureOf(slide?.imgUrl, 750)
  if (!slide || picture === '') return null
  const image = <img src={picture} alt="" />
  const href = addressOf(slide.jump)
  return {
    title: shopName,
    pictures: [picture],
    content: (
      <div className="look-slide">
        {/* Same size as the slide: without a style attribute, which the page's policy forbids. */}
        <svg viewBox={`0 0 ${ratio || 2} 1`} aria-hidden />
        {href ? (
          <a href={href} aria-label={slide.title}>
            {image}
          </a>
        ) : (
          image
        )}
      </div>
    ),
  }
}

/** Web address of a jump, as far as an address can express it. */
function addressOf({ type, target = '' }: Jump): string | null {
  if (type === 'SHOW') return `/content/${encodeURIComponent(target)}`
  if (type === 'SHOW_LIST') return `/list?category=${encodeURIComponent(target)}`
  if (type === 'TOPIC') return `/home-topic?topicId=${encodeURIComponent(target)}`
  return null
}
