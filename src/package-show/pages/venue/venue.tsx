import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { ShowCardList } from '@/blocks/show-card-list/show-card-list'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Picture } from '@/ui/picture/picture'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { FactRow } from '../../shared/fact-row'
import styles from '../../shared/place-page.module.scss'
import { PlaceRow } from '../../shared/place-row'
import { venuesText } from '../../venues/text'
import { VenueModel } from './venue-model'

function VenuePage() {
  const t = useText(venuesText)
  const { venueId = '' } = useParams(routes.venue)
  const model = useModel((app) => new VenueModel(app, venueId))
  const { venue, shows } = model

  useLoad(model, 'shown')
  useReachBottom(() => void shows.loadMore())

  return (
    <PageFrame
      isWide
      hasOwnTitle
      title={venue.value?.venueName ?? t('venue.title')}
      isGrowing={venue.isFirstLoad || shows.isGrowing}
    >
      <ResourceView resource={venue} skeleton={<PageSkeleton height={320} />}>
        {({ venueName, cityName, venueAddress, imgUrl, lat, lng, directions, capacity }) => (
          <>
            <View className={styles.card}>
              <Picture className={styles.picture} src={imgUrl} width={750} alt="" isHighPriority />
              <View className={styles.facts}>
                <Heading className={styles.name}>{venueName}</Heading>
                <PlaceRow title={cityName} name={venueName} address={venueAddress} lat={lat} lng={lng} />
                <FactRow icon="info" main={t('venue.way')} sub={directions} />
                <FactRow icon="user" main={t('venue.capacity', { count: withThousands(capacity) })} />
              </View>
            </View>
            <Heading className={styles.heading}>{t('venue.shows')}</Heading>
            <ShowCardList id="show" list={shows} emptyIcon="calendar-days" emptyText={t('venue.noShows')} />
          </>
        )}
      </ResourceView>
    </PageFrame>
  )
}

/** `42,000`: the format in every language of the shop. */
function withThousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

export default page(VenuePage, routes.venue)
