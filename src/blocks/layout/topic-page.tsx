import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import type { GetLayoutInput } from '@/contracts/layout/get-layout'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { HomeSkeleton } from '../home/home-skeleton'
import { LayoutWindow } from '../windows/layout-window'
import { LayoutModel } from './layout-model'
import { LayoutView } from './layout-view'
import { useBlockHost } from './use-block-host'
import { useLayoutBar } from './use-layout-bar'

/** A page of the merchant's own about something: a weekend, a festival, the coupons of a sale. */
export const TopicPage = observer(function TopicPage({ wanted }: { wanted: Omit<GetLayoutInput, 'cityId'> }) {
  const model = useModel((app) => new LayoutModel(app, wanted))
  const host = useBlockHost(model)

  useLoad(model, 'opened', 'city')
  useReachBottom(model.loadMore)
  const barBackgroundOpacity = useLayoutBar(model.layout.value)

  return (
    <PageFrame
      isWide
      hasOwnTitle
      barBackgroundOpacity={barBackgroundOpacity}
      title={model.layout.value?.title ?? ''}
      isGrowing={model.isGrowing}
      overlay={<LayoutWindow components={model.components} host={host} />}
    >
      <LayoutView model={model} host={host} skeleton={<HomeSkeleton />} />
    </PageFrame>
  )
})
