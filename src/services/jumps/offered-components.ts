import type { Jump } from '@/contracts/jump'
import type { LayoutComponent } from '@/contracts/layout/layout-component'
import type { SlideItem } from '@/contracts/layout/navigation-components'
import type { WebPlaces } from '@/domain/web-address'
import { isMissing } from './jump-target'

/** True for a jump without a target. */
type Gone = (jump: Jump | undefined) => boolean

const NOWHERE = { type: 'NONE' } as const

/**
 * The components of a layout without links that open nothing (see `isMissing`): a component that is about nothing else
 * goes with its title and its anchor, and so do links inside the others.
 * Takes whatever a shop sent, see `sanitizeComponents`.
 */
export function offeredComponents(components: readonly LayoutComponent[], webPlaces: WebPlaces): LayoutComponent[] {
  const isGone = (jump: Jump | undefined) => isMissing(jump, webPlaces)
  const isLeftOut = (component: LayoutComponent | undefined) =>
    component !== undefined && isAboutMissing(component, isGone)
  const kept = components.filter((component, index) => {
    const isTitleOfMissing = component.componentType === 'TITLE' && isLeftOut(components[index + 1])
    return !isTitleOfMissing && !isLeftOut(component)
  })
  const ids = new Set(kept.map(({ componentId }) => componentId))
  return kept.map((component) => withoutMissing(component, ids, isGone))
}

function isAboutMissing(component: LayoutComponent, isGone: Gone): boolean {
  return component.componentType === 'BANNER_WINDOW' && isGone(component.data.jump)
}

function withoutMissing(component: LayoutComponent, ids: ReadonlySet<string>, isGone: Gone): LayoutComponent {
  switch (component.componentType) {
    case 'TITLE':
      return isGone(component.data.jump) ? { ...component, data: { ...component.data, jump: undefined } } : component
    case 'SHOW_LIST':
      return isGone(component.data.moreJump)
        ? { ...component, data: { ...component.data, moreJump: undefined } }
        : component
    case 'ICON_NAVIGATION': {
      const items = listOf(component.data.items).filter(({ jump }) => !isGone(jump))
      return { ...component, data: { ...component.data, items } }
    }
    case 'SLIDE_NAVIGATION': {
      const items = listOf(component.data.items)
        .map(withItsJump)
        .filter(({ jump }) => !isGone(jump))
      return { ...component, data: { ...component.data, items } }
    }
    case 'ANCHOR_NAVIGATION': {
      const anchors = listOf(component.data.anchors).filter(({ componentId }) => ids.has(componentId))
      return { ...component, data: { ...component.data, anchors } }
    }
    case 'IMAGE_SINGLE':
    case 'IMAGE_MULTI':
    case 'IMAGE_HOT_AREA': {
      const images = listOf(component.data.images).map((image) =>
        isGone(image.jump) ? { ...image, jump: NOWHERE } : image,
      )
      const hotAreas = listOf(component.data.hotAreas).filter(({ jump }) => !isGone(jump))
      return { ...component, data: { ...component.data, images, hotAreas } }
    }
    default:
      return component
  }
}

/** Target of a banner: its own jump, else its address, else the jump of any component (SHELL-229). */
function withItsJump({ jumpDetails, navigateUrl, ...item }: SlideItem): SlideItem {
  const toAddress = navigateUrl ? ({ type: 'H5', target: navigateUrl } as const) : null
  return { ...item, jump: jumpDetails ?? toAddress ?? item.jump }
}

/** The objects of a list that a shop may have left out or filled with anything. */
function listOf<Item extends object>(list: readonly Item[] | undefined): readonly Item[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null) : []
}
