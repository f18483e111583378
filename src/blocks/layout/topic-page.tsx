import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { GetLayoutInput } from '@/contracts/layout/get-layout'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { latePart } from '@/shell/late-part'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { HomeSkeleton } from '../home/home-skeleton'
import type { SharedThing } from '../share-sheet/share-model'
import { shareText } from '../share-sheet/text'
import { useNamedSharing } from '../share-sheet/use-named-sharing'
import { LayoutWindow } from '../windows/layout-window'
import { LayoutModel } from './layout-model'
import { LayoutView } from './layout-view'
import styles from './topic-page.module.scss'
import { useBlockHost } from './use-block-host'
import { useLayoutBar } from './use-layout-bar'

const LateShareSheet = latePart(async () => (await import('../share-sheet/share-sheet')).ShareSheet)

/** A page of the merchant's own about something: a weekend, a festival, the coupons of a sale. */
export const TopicPage = observer(function TopicPage({ wanted }: { wanted: Omit<GetLayoutInput, 'cityId'> }) {
  const t = useText(shareText)
  const model = useModel((app) => new LayoutModel(app, wanted))
  const host = useBlockHost(model)
  const [isSharing, setSharing] = useState(false)
  const thing = useSharedTopic(wanted.topicId, model.layout.value?.title)
  const onPage = useNamedSharing(thing)

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
      overlay={
        isSharing && thing ? (
          <LateShareSheet thing={thing} onPage={onPage} onClose={() => setSharing(false)} />
        ) : (
          <LayoutWindow components={model.components} host={host} />
        )
      }
    >
      <LayoutView model={model} host={host} skeleton={<HomeSkeleton />} />
      {thing && !model.isGrowing && (
        <View className={styles.share}>
          <Button id="share" kind="secondary" onPress={() => setSharing(true)}>
            {t('title')}
          </Button>
        </View>
      )}
    </PageFrame>
  )
})

/** The topic as it is shared; null before its title is known, and for a page that is about none. */
function useSharedTopic(topicId: string | undefined, title: string | undefined): SharedThing | null {
  const { config } = useApp().shopConfig
  if (!topicId || title === undefined) return null
  return {
    title,
    imageUrl: config?.sharePosterUrl ?? '',
    color: '',
    lines: config ? [config.shopName] : [],
    route: routes.topicActivity,
    params: { topicId },
    named: { type: 'TOPIC', id: topicId },
  }
}
