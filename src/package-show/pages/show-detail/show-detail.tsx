import { View } from '@tarojs/components'
import { useState } from 'react'
import { PopupNotice } from '@/blocks/popup-notice/popup-notice'
import type { SharedThing } from '@/blocks/share-sheet/share-model'
import { useNamedSharing } from '@/blocks/share-sheet/use-named-sharing'
import type { GetShowStaticOutput } from '@/contracts/show/get-show-static'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { latePart } from '@/shell/late-part'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useBarBackground } from '@/shell/page-frame/use-bar-background'
import { useErrorToast } from '@/shell/use-error-toast'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { classNames } from '@/ui/class-names'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { sharedText } from '../../shared/text'
import { HEAD_BAR_HEIGHT } from '../../shows/head-bar'
import { BuyBar } from './buy-bar'
import { ShowContent } from './show-content'
import styles from './show-detail.module.scss'
import { ShowDetailModel } from './show-detail-model'
import { ShowMoreModel } from './show-more-model'
import { cardOf, originOf } from './show-origin'
import type { ShowPanel } from './show-panel'
import { TappedShow } from './tapped-show'

/** Desktop only; same height before it loads. */
const LateBreadcrumbs = latePart(
  async () => (await import('@/blocks/breadcrumbs/shop-breadcrumbs')).ShopBreadcrumbs,
  null,
)
const LateShareSheet = latePart(async () => (await import('@/blocks/share-sheet/share-sheet')).ShareSheet)
const LateShowPanels = latePart(async () => (await import('./show-panels')).ShowPanels)

function ShowDetailPage() {
  const t = useText(sharedText)
  const { showId = '', ...params } = useParams(routes.showDetail)
  const model = useModel((app) => new ShowDetailModel(app, showId, originOf(params), cardOf(params)))
  const more = useModel((app) => new ShowMoreModel(app, showId, originOf(params)))
  const { facts, card, show } = model
  const head = show?.basicInfo ?? (facts.status === 'failed' ? null : card)
  const { session, terminal } = useApp()
  const isDesktop = terminal.form === 'desktop'
  const showError = useErrorToast()

  const [isSharing, setSharing] = useState(false)
  const [panel, setPanel] = useState<ShowPanel | null>(null)
  // A hidden show cannot be shared.
  const thing = show && !show.basicInfo.isSensitive ? sharedShow(show) : null

  const barBackground = useBarBackground(HEAD_BAR_HEIGHT)

  useLoad(model, 'shown')
  const onPage = useNamedSharing(thing)

  async function book(bizShowSessionId?: string) {
    await model.booking.submit(bizShowSessionId)
    const { error } = model.booking
    if (error && session.isLoggedIn) showError(error)
  }

  const buying = { model, showId, onBook: () => void book(), onSettings: () => setPanel({ kind: 'reminder' }) }
  const parts = {
    model,
    more,
    buying,
    isDesktop,
    onShare: thing && (() => setSharing(true)),
    onBookSession: (bizShowSessionId: string) => void book(bizShowSessionId),
    onOpen: setPanel,
  }

  function overlay() {
    if (isSharing && thing) return <LateShareSheet thing={thing} onPage={onPage} onClose={() => setSharing(false)} />
    if (panel)
      return <LateShowPanels panel={panel} showId={showId} reminder={model.reminder} onClose={() => setPanel(null)} />
    return facts.value && <PopupNotice showId={showId} notices={facts.value.notices} pageSource="SHOW_DETAIL" />
  }

  return (
    <PageFrame
      above={
        isDesktop && (
          <View className={styles.crumbs}>{head && <LateBreadcrumbs from="shows" current={head.showName} />}</View>
        )
      }
      isWide
      hasOwnTitle
      title={head?.showName ?? t('detail.title')}
      headColor={head?.posterColor}
      barBackgroundOpacity={head ? barBackground : undefined}
      footer={!isDesktop && facts.value && <BuyBar {...buying} />}
      overlay={overlay()}
    >
      <ResourceView
        resource={facts}
        skeleton={card ? <ShowContent head={card} show={null} {...parts} /> : <Skeleton isDesktop={isDesktop} />}
      >
        {() => show && <ShowContent head={show.basicInfo} show={show} {...parts} />}
      </ResourceView>
    </PageFrame>
  )
}

function sharedShow({ basicInfo, shareInfo }: GetShowStaticOutput): SharedThing {
  const { showId, posterColor: color, displayShowTime, cityName, venueName } = basicInfo
  const lines = [displayShowTime, `${cityName} · ${venueName}`]
  return {
    title: shareInfo.title,
    imageUrl: shareInfo.imgUrl,
    color,
    lines,
    route: routes.showDetail,
    params: { showId },
    named: { type: 'SHOW', id: showId },
  }
}

function Skeleton({ isDesktop }: { isDesktop: boolean }) {
  return (
    <View className={classNames(styles.page, isDesktop && styles.columns)} aria-hidden>
      <SkeletonBlock className={styles.skeleton} />
      <SkeletonBlock className={styles.skeleton} />
    </View>
  )
}

export default page(ShowDetailPage, routes.showDetail, TappedShow)
