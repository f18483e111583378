import { View } from '@tarojs/components'
import { useState } from 'react'
import { ShopBreadcrumbs } from '@/blocks/breadcrumbs/shop-breadcrumbs'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { classNames } from '@/ui/class-names'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { seatsText } from '../../seats/text'
import { BestSeatsSheet } from './best-seats-sheet'
import { ChoiceBar } from './choice-bar'
import styles from './pick-seat.module.scss'
import { PickSeatModel } from './pick-seat-model'
import { PriceLegend } from './price-legend'
import { SeatList } from './seat-list'
import { SeatMap } from './seat-map'

type Way = 'map' | 'list'

function PickSeatPage() {
  const t = useText(seatsText)
  const { canvases, terminal } = useApp()
  const params = useParams(routes.pickSeat)
  const model = useModel((app) => new PickSeatModel(app, params))
  const [canDraw, setCanDraw] = useState(canvases.canDraw)
  const [way, setWay] = useState<Way>('map')
  const [isRecommending, setRecommending] = useState(false)
  const isWide = terminal.form === 'desktop'
  const hall = model.hall.value
  const occasion = model.occasion.value
  const showsMap = canDraw && (isWide || way === 'map')
  const showsList = isWide || !showsMap
  const isFilled = showsMap && !isWide

  const otherWay: Way = way === 'map' ? 'list' : 'map'

  useLoad(model, 'shown')

  function openOtherWay() {
    model.selection.leaveSeat()
    setWay(otherWay)
  }

  return (
    <PageFrame
      isWide
      isFilled={isFilled}
      hasOwnTitle
      title={occasion?.show.showName ?? t('seat.title')}
      footer={
        hall && <ChoiceBar model={model} hall={hall} hasMap={showsMap} onRecommend={() => setRecommending(true)} />
      }
      overlay={hall && isRecommending && <BestSeatsSheet model={model} onClose={() => setRecommending(false)} />}
    >
      <ResourceView resource={model.hall} skeleton={<PageSkeleton height={420} />}>
        {(open) => (
          <View className={classNames(styles.page, isFilled && styles.filled)}>
            <ShopBreadcrumbs
              from="shows"
              trail={
                occasion
                  ? [
                      {
                        title: occasion.show.showName,
                        route: routes.showDetail,
                        params: { showId: occasion.show.showId },
                      },
                    ]
                  : []
              }
              current={t('seat.title')}
            />
            <View className={styles.head}>
              <View className={styles.occasion} id="seat-occasion">
                {occasion && [occasion.session?.sessionShowTime, occasion.show.venueName].filter(Boolean).join(' · ')}
              </View>
              {canDraw && !isWide && (
                <Pressable id="other-way" className={styles.way} onPress={openOtherWay}>
                  {t(`seat.way.${otherWay}`)}
                </Pressable>
              )}
            </View>
            <PriceLegend model={model} hall={open} />
            <View className={classNames(isWide && canDraw && styles.columns, isFilled && styles.stretched)}>
              {showsMap && <SeatMap model={model} hall={open} onMissing={() => setCanDraw(false)} />}
              {showsList && (
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
