import type { ReactNode } from 'react'
import type { LayoutComponent } from '@/contracts/layout/layout-component'
import { Announcement } from './announcement/announcement'
import type { BlockHost } from './block'
import { IconNavigation } from './icon-navigation/icon-navigation'
import { RecommendList } from './recommend-list/recommend-list'
import { ShowSlide } from './show-slide/show-slide'
import { SlideNavigation } from './slide-navigation/slide-navigation'

/** The components of a layout, one below the other. Types that this version does not know are left out (S1 §2). */
export function BlockList({ components, host }: { components: readonly LayoutComponent[]; host: BlockHost }) {
  return <>{components.map((component) => blockOf(component, host))}</>
}

function blockOf(component: LayoutComponent, host: BlockHost): ReactNode {
  const key = component.componentId
  switch (component.componentType) {
    case 'SLIDE_NAVIGATION':
      return <SlideNavigation key={key} component={component} host={host} />
    case 'ICON_NAVIGATION':
      return <IconNavigation key={key} component={component} host={host} />
    case 'ANNOUNCEMENT':
      return <Announcement key={key} component={component} host={host} />
    case 'SHOW_SLIDE':
      return <ShowSlide key={key} component={component} host={host} />
    case 'RECOMMEND_LIST':
      return <RecommendList key={key} component={component} host={host} />
    default:
      return null
  }
}
