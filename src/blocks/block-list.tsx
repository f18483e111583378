import { type FunctionComponent, useEffect } from 'react'
import type { ComponentType, LayoutComponent } from '@/contracts/layout/layout-component'
import { log } from '@/platform/log/log'
import { visibility } from '@/platform/visibility/visibility'
import { useApp } from '@/shell/app-context'
import { LazyMount } from '@/ui/lazy-mount/lazy-mount'
import { ActivityEnroll } from './activity-enroll/activity-enroll'
import { AnchorNavigation } from './anchor-navigation/anchor-navigation'
import { Announcement } from './announcement/announcement'
import { type BlockHost, type BlockProps, blockId } from './block'
import { Coupons } from './coupons/coupons'
import { DividingLine } from './dividing-line/dividing-line'
import { estimatedHeight } from './estimated-height'
import { HotRob } from './hot-rob/hot-rob'
import { HotVenue } from './hot-venue/hot-venue'
import { IconNavigation } from './icon-navigation/icon-navigation'
import { Images } from './images/images'
import { BlockBoundary } from './layout/block-boundary'
import { PageTitle } from './page-title/page-title'
import { PaidMember } from './paid-member/paid-member'
import { PrivilegeCard } from './privilege-card/privilege-card'
import { Products } from './products/products'
import { RecommendList } from './recommend-list/recommend-list'
import { RichTextBlock } from './rich-text-block/rich-text-block'
import { ShowCalendar } from './show-calendar/show-calendar'
import { ShowDetail } from './show-detail/show-detail'
import { ShowInfo } from './show-info/show-info'
import { ShowList } from './show-list/show-list'
import { ShowName } from './show-name/show-name'
import { ShowSlide } from './show-slide/show-slide'
import { ShowThreeColumn } from './show-three-column/show-three-column'
import { SingleShow } from './single-show/single-show'
import { SlideNavigation } from './slide-navigation/slide-navigation'
import { Subscription } from './subscription/subscription'
import { TextBlock } from './text-block/text-block'
import { Title } from './title/title'
import { ToPayOrder } from './to-pay-order/to-pay-order'
import { Tour } from './tour/tour'
import { VenueReservation } from './venue-reservation/venue-reservation'
import { Video } from './video/video'
import { Vote } from './vote/vote'

/** Block of each component type. */
const BLOCKS: Readonly<{ [Type in Exclude<ComponentType, DrawnElsewhere>]: FunctionComponent<BlockProps<Type>> }> = {
  ACTIVITY_ENROLL: ActivityEnroll,
  ANCHOR_NAVIGATION: AnchorNavigation,
  ANNOUNCEMENT: Announcement,
  COUPON_LIST: Coupons,
  COUPON_PACKAGE: Coupons,
  COUPON_SINGLE: Coupons,
  COUPON_SLIDE: Coupons,
  DIVIDING_LINE: DividingLine,
  HOT_ROB: HotRob,
  HOT_VENUE: HotVenue,
  ICON_NAVIGATION: IconNavigation,
  IMAGE_HOT_AREA: Images,
  IMAGE_MULTI: Images,
  IMAGE_SINGLE: Images,
  PAGE_TITLE: PageTitle,
  PAID_MEMBER: PaidMember,
  PRIVILEGE_CARD: PrivilegeCard,
  PRODUCT_LIST: Products,
  PRODUCT_SINGLE: Products,
  PRODUCT_SLIDE: Products,
  RECOMMEND_LIST: RecommendList,
  RICH_TEXT: RichTextBlock,
  SHOW_CALENDAR: ShowCalendar,
  SHOW_DETAIL: ShowDetail,
  SHOW_INFO: ShowInfo,
  SHOW_LIST: ShowList,
  SHOW_NAME: ShowName,
  SHOW_SLIDE: ShowSlide,
  SHOW_THREE_COLUMN: ShowThreeColumn,
  SINGLE_SHOW: SingleShow,
  SLIDE_NAVIGATION: SlideNavigation,
  SUBSCRIPTION: Subscription,
  TEXT: TextBlock,
  TITLE: Title,
  TO_PAY_ORDER: ToPayOrder,
  TOUR: Tour,
  VENUE_RESERVATION: VenueReservation,
  VIDEO: Video,
  VOTE: Vote,
}

/** Blocks in the title bar, and over the page. */
const DRAWN_ELSEWHERE = ['SEARCH_BARS', 'COUPON_WINDOW', 'BANNER_WINDOW'] as const
type DrawnElsewhere = (typeof DRAWN_ELSEWHERE)[number]

type Block = FunctionComponent<{ component: LayoutComponent; host: BlockHost }>

interface BlockListProps {
  components: readonly LayoutComponent[]
  host: BlockHost
}

/**
 * The components of a layout, one below the other, drawn as they near. Types that this version does not know are left
 * out and logged.
 */
export function BlockList({ components, host }: BlockListProps) {
  const { form } = useApp().terminal

  useEffect(() => {
    for (const { componentType } of components) {
      const isKnown = blockOf(componentType) || DRAWN_ELSEWHERE.some((type) => type === componentType)
      if (!isKnown) log.warn(`component type ${componentType} is not known`)
    }
  }, [components])

  const drawn = components.filter(({ componentType }) => blockOf(componentType) !== null)
  return (
    <>
      {drawn.map((component, index) => {
        const block = framed(component, host)
        const { componentId, componentType } = component
        // Blocks that stick to the top of the page must not stand in a place of their own height.
        if (componentType === 'ANCHOR_NAVIGATION') return block
        return (
          <LazyMount
            key={componentId}
            id={blockId(componentId)}
            isFirst={index < visibility.firstBlocks}
            estimatedHeight={estimatedHeight(componentType, form)}
          >
            {block}
          </LazyMount>
        )
      })}
    </>
  )
}

function framed(component: LayoutComponent, host: BlockHost) {
  const { componentId, componentType } = component
  const Drawn = blockOf(componentType)
  return (
    <BlockBoundary key={componentId} component={component}>
      {Drawn && <Drawn component={component} host={host} />}
    </BlockBoundary>
  )
}

const BY_TYPE: ReadonlyMap<string, Block> = new Map(Object.entries(BLOCKS) as [string, Block][])

function blockOf(type: string): Block | null {
  return BY_TYPE.get(type) ?? null
}
