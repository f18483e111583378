import type { LayoutComponent } from '@/contracts/layout/layout-component'
import { sanitizeComponents } from '@/domain/layout-components'

/** Width divided by height of a slide whose merchant set none. */
const DEFAULT_RATIO = 2

/** First picture of a topic, with its width divided by its height, and the words below its title. */
export interface TopicIntroduction {
  words?: string
  picture?: { url: string; ratio: number }
}

/** Introduces a topic by the first parts of its layout that have a picture and words (TICKET-017). */
export function topicIntroduction(components: readonly LayoutComponent[]): TopicIntroduction {
  const found: TopicIntroduction = {}
  for (const component of sanitizeComponents(components)) {
    const picture = pictureOf(component)
    if (picture && !found.picture) found.picture = picture
    if (component.componentType === 'PAGE_TITLE' && component.data.subTitle) found.words ??= component.data.subTitle
  }
  return found
}

function pictureOf(component: LayoutComponent): TopicIntroduction['picture'] {
  if (component.componentType === 'SLIDE_NAVIGATION') {
    const { items, ratio } = component.data
    return items?.[0]?.imgUrl ? { url: items[0].imgUrl, ratio: ratio || DEFAULT_RATIO } : undefined
  }
  if (component.componentType !== 'IMAGE_SINGLE' && component.componentType !== 'IMAGE_HOT_AREA') return undefined
  const [image] = component.data.images ?? []
  return image?.imgUrl ? { url: image.imgUrl, ratio: image.width / image.height || DEFAULT_RATIO } : undefined
}
