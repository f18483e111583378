import { useReachBottom } from '@tarojs/taro'
import { useEffect } from 'react'
import { HomeSkeleton } from '@/blocks/home/home-skeleton'
import { LayoutModel } from '@/blocks/layout/layout-model'
import { LayoutView } from '@/blocks/layout/layout-view'
import { useBarGround } from '@/blocks/layout/use-bar-ground'
import { useBlockHost } from '@/blocks/layout/use-block-host'
import { LayoutWindow } from '@/blocks/windows/layout-window'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'

/** A page of the merchant's own about something: a weekend, a festival, a city. */
function HomeTopicPage() {
  const { topicId } = useParams(routes.homeTopic)
  const model = useModel((app) => new LayoutModel(app, { page: 'TOPIC', ...(topicId && { topicId }) }))
  const host = useBlockHost(model)

  useEffect(() => model.load(), [model])
  useReachBottom(model.loadMore)
  const barGroundOpacity = useBarGround(model.layout.value)

  return (
    <PageFrame
      barGroundOpacity={barGroundOpacity}
      title={model.layout.value?.title ?? ''}
      overlay={<LayoutWindow components={model.components} host={host} />}
    >
      <LayoutView model={model} host={host} skeleton={<HomeSkeleton />} />
    </PageFrame>
  )
}

export default page(HomeTopicPage, routes.homeTopic)
