import { View } from '@tarojs/components'
import { useState } from 'react'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { classNames } from '@/ui/class-names'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { Tabs } from '@/ui/tabs/tabs'
import { showText } from '../../text'
import { BestSeatsSheet } from './best-seats-sheet'
import { ChoiceBar } from './choice-bar'
import styles from './pick-seat.module.scss'
import { PickSeatModel } from './pick-seat-model'
import { PriceLegend } from './price-legend'
import { SeatList } from './seat-list'
import { SeatMap } from './seat-map'

const WAYS = ['map', 'list'] as const
type Way = (typeof WAYS)[number]

function PickSeatPage() {
  const t = useText(showText)
  const { canvases, terminal } = useApp()
  const params = useParams(routes.pickSeat)
  const model = useModel((app) => new PickSeatModel(app, params))
  const [way, setWay] = useState<Way>(canvases.canDraw ? 'map' : 'list')
  const [isRecommending, setRecommending] = useState(false)
  const isWide = terminal.form === 'desktop'
  const hall = model.hall.value

  useLoad(model, 'shown')

  return (
    <PageFrame
      isWide
      hasOwnTitle
      title={t('seat.title')}
      footer={hall && <ChoiceBar model={model} hall={hall} onRecommend={() => setRecommending(true)} />}
      overlay={hall && isRecommending && <BestSeatsSheet model={model} onClose={() => setRecommending(false)} />}
    >
      <ResourceView resource={model.hall} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {(open) => (
          <View className={styles.page}>
            <PriceLegend model={model} hall={open} />
            {canvases.canDraw && !isWide && (
              <Tabs<Way>
                items={WAYS.map((key) => ({ key, text: t(`seat.way.${key}`) }))}
                selected={way}
                onSelect={setWay}
              />
            )}
            <View className={classNames(isWide && styles.columns)}>
              {canvases.canDraw && (isWide || way === 'map') && <SeatMap model={model} hall={open} />}
              {(isWide || way === 'list') && (
                <View className={styles.list}>
                  <SeatList model={model} hall={open} />
                </View>
              )}
            </View>
          </View>
        )}
      </ResourceView>
    </PageFrame>
  )
}

export default page(PickSeatPage, routes.pickSeat)
