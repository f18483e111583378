import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ShowPrice } from '@/blocks/show-card/show-price'
import { blockText } from '@/blocks/text'
import type { TourStop } from '@/contracts/tour/get-tour'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useBarBackground } from '@/shell/page-frame/use-bar-background'
import { useErrorToast } from '@/shell/use-error-toast'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Tag } from '@/ui/tag/tag'
import { HEAD_BAR_HEIGHT } from '../../shows/head-bar'
import { HeadEnd } from '../../shows/head-end'
import { showsText } from '../../shows/text'
import styles from './tour-detail.module.scss'
import { TourDetailModel } from './tour-detail-model'

function TourDetailPage() {
  const t = useText(showsText)
  const { navigation } = useApp()
  const { tourId = '' } = useParams(routes.tourDetail)
  const model = useModel((app) => new TourDetailModel(app, tourId))
  const { tour } = model
  const barBackground = useBarBackground(HEAD_BAR_HEIGHT)

  useLoad(tour, 'shown')

  return (
    <PageFrame
      isWide
      hasOwnTitle
      title={tour.value?.tourName ?? t('tour.title')}
      headColor={tour.value?.posterColor}
      barBackgroundOpacity={tour.value ? barBackground : undefined}
    >
      <ResourceView resource={tour} skeleton={<PageSkeleton height={200} />}>
        {({ tourName, posterUrl, posterColor, desc, stops }) => (
          <View className={styles.page}>
            <HeadEnd
              card={
                <View className={styles.head}>
                  <Picture
                    className={styles.poster}
                    src={posterUrl}
                    width={300}
                    alt=""
                    color={posterColor}
                    isHighPriority
                  />
                  <View className={styles.words}>
                    <Heading className={styles.name}>{tourName}</Heading>
                    <View className={styles.desc}>{desc}</View>
                    <Follow model={model} />
                  </View>
                </View>
              }
            >
              <Heading className={styles.heading}>{t('tour.stops', { count: stops.length })}</Heading>
              <View className={styles.stops}>
                {stops.map((stop) => (
                  <Stop
                    key={stop.showId}
                    stop={stop}
                    onPress={() => void navigation.open(routes.showDetail, { showId: stop.showId })}
                  />
                ))}
              </View>
            </HeadEnd>
          </View>
        )}
      </ResourceView>
    </PageFrame>
  )
}

const Follow = observer(function Follow({ model }: { model: TourDetailModel }) {
  const t = useText(showsText)
  const block = useText(blockText)
  const { prompts, session } = useApp()
  const showError = useErrorToast()
  const { following, tour } = model
  const isFollowing = tour.value?.favorite ?? false

  async function change() {
    const follows = await following.submit()
    if (follows !== null) prompts.showToast(block(follows ? 'subscribe.done' : 'subscribe.undone'))
    else if (following.error && session.isLoggedIn) showError(following.error)
  }

  return (
    <View className={styles.follow}>
      <Button
        id="follow"
        size="small"
        kind={isFollowing ? 'secondary' : 'primary'}
        isBusy={following.isRunning}
        onPress={() => void change()}
      >
        {t(isFollowing ? 'tour.following' : 'tour.follow')}
      </Button>
    </View>
  )
})

function Stop({ stop, onPress }: { stop: TourStop; onPress(): void }) {
  const { showId, cityName, venueName, displayShowTime, showStatusDisplay } = stop
  return (
    <Pressable id={`stop-${showId}`} role="link" href={`/content/${showId}`} className={styles.stop} onPress={onPress}>
      <View className={styles.place}>
        <View className={styles.city}>{cityName}</View>
        <View className={styles.sub}>{displayShowTime}</View>
        <View className={styles.sub}>{venueName}</View>
      </View>
      <View className={styles.offer}>
        {showStatusDisplay !== '' && <Tag>{showStatusDisplay}</Tag>}
        <ShowPrice show={stop} />
      </View>
    </Pressable>
  )
}

export default page(TourDetailPage, routes.tourDetail)
